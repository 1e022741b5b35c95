/** Brightness of a `#rrggbb` colour, 0 black to 1 white: (0.299 r + 0.587 g + 0.114 b) / 255. */
export function luminanceOf(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  return ((value >> 16) * 299 + ((value >> 8) & 255) * 587 + (value & 255) * 114) / 255_000;
}
