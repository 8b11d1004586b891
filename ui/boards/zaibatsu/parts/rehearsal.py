"""Drawn ahead where nobody sees it: the table with Japan and the own zaibatsu in each other's places."""

from collections.abc import Iterator

from ui.boards.view import View
from ui.boards.zaibatsu import tray as tray_view
from ui.boards.zaibatsu.layout import lay_out
from ui.boards.zaibatsu.parts import japan, mission, print_sheet, quay
from ui.boards.zaibatsu.parts import shelf as shelf_view
from ui.boards.zaibatsu.parts.frame import table_frame
from ui.paint import Painter


def swapped(painter: Painter, view: View, log_open: bool, large: bool) -> Iterator[None]:
    """Draw it part by part, with the own zaibatsu `large` or not."""
    frame = table_frame(painter.width, painter.height, log_open, view, large)
    lay = lay_out(frame.board, frame.tray, large, view.state.seats)
    print_sheet.prefetch(painter, lay)
    for draw in (japan.draw, japan.ground, mission.draw, mission.ground, quay.draw, quay.ground, shelf_view.draw):
        yield
        draw(painter, lay, view)
    yield
    painter.nine("nine/tray", *frame.tray)
    yield
    tray_view.draw(painter, tray_view.rooms_for(frame.tray, large, view, view.viewer), view, view.viewer)
    yield
    painter.nine("nine/print", *lay.board)
    yield
    print_sheet.draw(painter, lay)
    if large:
        yield
        print_sheet.draw_works(painter, lay)
