/** OKLCH: lightness 0 to 1, chroma, hue in radians. Equal steps look equal, and hue stays put while lightness moves (Ottosson). */
import { parseHex, toHex } from "./colour.ts";

export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export function toOklch(hex: string): Oklch {
  const { r, g, b } = parseHex(hex) ?? { r: 0, g: 0, b: 0 };
  const [x, y, z] = [decode(r), decode(g), decode(b)];
  const l = Math.cbrt(0.4122214708 * x + 0.5363325363 * y + 0.0514459929 * z);
  const m = Math.cbrt(0.2119034982 * x + 0.6806995451 * y + 0.1073969566 * z);
  const s = Math.cbrt(0.0883024619 * x + 0.2817188376 * y + 0.6299787005 * z);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: Math.atan2(bb, a) };
}

/** Back to a colour a screen can show; chroma is reduced where the hue does not allow it at that lightness. */
export function fromOklch({ l, c, h }: Oklch): string {
  for (let chroma = c; chroma > 0.001; chroma *= 0.92) {
    const parts = toLinear({ l, c: chroma, h });
    if (parts.every((part) => part >= -0.0005 && part <= 1.0005)) return encodeAll(parts);
  }
  return encodeAll(toLinear({ l, c: 0, h }));
}

function toLinear({ l, c, h }: Oklch): [number, number, number] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

function encodeAll([r, g, b]: [number, number, number]): string {
  return toHex({ r: encode(r), g: encode(g), b: encode(b) });
}

function decode(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function encode(part: number): number {
  const value = Math.min(1, Math.max(0, part));
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
}
