// Whether a picture can be told from the garment it is printed on: a cheap look at a few of its pixels.

export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** A few colours that make most of a picture, each with its share of the ink, 0 to 1. */
export type InkColours = readonly (Rgb & { readonly share: number })[];

/** Below it a pixel is as good as clear, and its colour is noise. */
const leastAlpha = 16;
const bucket = 32;

/**
 * The colours of RGBA pixels, four bytes each, gathered into coarse buckets, the largest first. A pixel counts as far as it
 * covers: seen small, a thin line is pale everywhere and still ink.
 */
export function inkColours(pixels: Uint8ClampedArray | Uint8Array, keep = 8): InkColours {
  const sums = new Map<number, { r: number; g: number; b: number; cover: number }>();
  let total = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!;
    if (alpha < leastAlpha) continue;
    const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const key = Math.floor(r / bucket) * 64 + Math.floor(g / bucket) * 8 + Math.floor(b / bucket);
    const sum = sums.get(key) ?? { r: 0, g: 0, b: 0, cover: 0 };
    sums.set(key, {
      r: sum.r + r * alpha,
      g: sum.g + g * alpha,
      b: sum.b + b * alpha,
      cover: sum.cover + alpha,
    });
    total += alpha;
  }
  return [...sums.values()]
    .toSorted((one, other) => other.cover - one.cover)
    .slice(0, keep)
    .map(({ r, g, b, cover }) => ({ r: r / cover, g: g / cover, b: b / cover, share: cover / total }));
}

/** The ratio of WCAG between two colours, 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export type Legibility = "clear" | "faint" | "lost";

/** A colour is taken for the cloth when it is as light and also near in hue: yellow on white is light, yet plain to see. */
const vanishesBelow = { ratio: 1.35, distance: 60 };

export const distanceOf = (one: Rgb, other: Rgb) => Math.hypot(one.r - other.r, one.g - other.g, one.b - other.b);

/** How a picture stands on a garment: lost when nearly all of its ink vanishes, faint when most does. */
export function legibilityOn(colours: InkColours, hex: string): Legibility {
  const cloth = rgbOf(hex);
  const all = colours.reduce((sum, colour) => sum + colour.share, 0);
  if (all === 0) return "clear";
  const gone = colours.filter(
    (colour) =>
      contrastRatio(colour, cloth) < vanishesBelow.ratio && distanceOf(colour, cloth) < vanishesBelow.distance,
  );
  const share = gone.reduce((sum, colour) => sum + colour.share, 0) / all;
  if (share >= 0.85) return "lost";
  return share >= 0.5 ? "faint" : "clear";
}

/** A colour of six hexadecimal digits. */
export function rgbOf(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16);
  return { r: (number >> 16) & 255, g: (number >> 8) & 255, b: number & 255 };
}

function luminance({ r, g, b }: Rgb): number {
  const part = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
}
