"""The screens, one module each; they know each other only through the navigator."""
