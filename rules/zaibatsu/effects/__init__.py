"""The only functions that change the state, by what they change."""
