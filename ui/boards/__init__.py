"""One folder per title: where its things lie and how they are drawn."""
