"""The rules of each title, one test per clause."""
