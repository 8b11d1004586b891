"""The toy, a whole title in the tree `tests/toy`, joins the program."""
