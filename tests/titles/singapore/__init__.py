"""Singapore: its kit, placed positions, reader and tests."""
