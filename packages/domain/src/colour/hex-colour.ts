/** Red, green and blue from 0 to 255, and how much of it covers what is behind, from 0 to 1. */
export interface HexColour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/**
 * Reads a colour of 3, 4, 6 or 8 hexadecimal digits: #rgb, #rgba, #rrggbb, #rrggbbaa. Of 4 and 8 the last part is alpha.
 * null for anything else. Source: platform-core §3.
 */
export function parseHexColour(text: string): HexColour | null {
  const digits = /^#([0-9a-f]{3,8})$/i.exec(text)?.[1] ?? "";
  const parts = { 3: /./g, 4: /./g, 6: /../g, 8: /../g }[digits.length];
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(parts) ?? []).map((part) =>
    Number.parseInt(part.length === 1 ? part + part : part, 16),
  );
  return { red, green, blue, alpha: alpha / 255 };
}

export const isHexColour = (text: string): boolean => parseHexColour(text) !== null;
