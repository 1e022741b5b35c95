/** Red, green and blue, 0 to 255. Themes hold opaque colours; shades are mixed, not made see-through. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Reads #rgb or #rrggbb; null for anything else. */
export function parseHex(hex: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex);
  const digits = short
    ? `${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`
    : /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (!digits) return null;
  const value = Number.parseInt(digits, 16);
  return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 };
}

export function toHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b]
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** `share` of the first colour (0 to 1), the rest of the second, mixed in sRGB as a browser lays them over each other. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [readOr(first), readOr(second)];
  const part = (key: keyof Rgb): number => a[key] * share + b[key] * (1 - share);
  return toHex({ r: part("r"), g: part("g"), b: part("b") });
}

function readOr(hex: string): Rgb {
  return parseHex(hex) ?? { r: 0, g: 0, b: 0 };
}
