// The colours of a picture, by a cheap look at its pixels.
import type { Rgb } from "@selvedge/design/ink/colour";
import { leastAlpha } from "@selvedge/design/ink/ink-picture";

/** A few colours that make most of a picture, each with its share of the ink, 0 to 1. */
export type InkColours = readonly (Rgb & { readonly share: number })[];

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
