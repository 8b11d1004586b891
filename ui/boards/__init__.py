"""One folder per title: where its things lie and how they are drawn."""

from rules.core.roots import joined

__path__.extend(joined("ui/boards"))
