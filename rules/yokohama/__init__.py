"""Yokohama: presidents and their assistants in a harbour of ten, fourteen or eighteen Areas."""
