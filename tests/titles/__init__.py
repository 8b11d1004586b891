"""The tests of single titles, each in a folder of its own; those of joined trees are found beside them."""

from rules.core.roots import joined

__path__.extend(joined("tests/titles"))
