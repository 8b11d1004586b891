"""The cutter's kit: palette, tools, and every motif that sprites and pictures are made of."""
