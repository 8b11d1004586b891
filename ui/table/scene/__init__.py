"""The table as a screen: pictures, pointing, keys."""
