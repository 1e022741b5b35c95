import type { Asset } from "./asset.ts";
import type { Placed } from "./scene.ts";

/** Dots per inch at which a picture is still called good, fair, or printed at all. */
export const dpiLimits = { good: 200, fair: 150, poor: 72 } as const;

export type ResolutionVerdict = "good" | "fair" | "poor" | "blocked";

export interface Resolution {
  /** Whole dots per inch, rounded down, so that it never looks better than it is. */
  readonly dpi: number;
  readonly verdict: ResolutionVerdict;
  /** The largest size of this picture's box, in the shape it has now, that is still good; rounded down to 0.1 mm. */
  readonly largestGoodMm: { readonly w: number; readonly h: number };
}

type Pixels = Pick<Asset, "widthPx" | "heightPx">;

/** Dots per inch of a picture at its size, printed `scale` times as large: the poorer of its two directions. */
export function dpiOf(element: Pick<Placed, "w" | "h">, asset: Pixels, scale = 1): number {
  // tenths keep whole results whole: 720 px over 254 mm is 72 dpi and not a hair less
  return Math.min((asset.widthPx * 254) / (element.w * 10), (asset.heightPx * 254) / (element.h * 10)) / scale;
}

/** How well a picture will print, in words, and how large it could be in the design, whose millimetres print `scale` times as large. */
export function resolutionVerdict(element: Pick<Placed, "w" | "h">, asset: Pixels, scale = 1): Resolution {
  const exact = dpiOf(element, asset, scale);
  const growth = exact / dpiLimits.good;
  return {
    dpi: Math.floor(exact),
    verdict: verdictFor(exact),
    largestGoodMm: { w: floorTenth(element.w * growth), h: floorTenth(element.h * growth) },
  };
}

function verdictFor(dpi: number): ResolutionVerdict {
  if (dpi >= dpiLimits.good) return "good";
  if (dpi >= dpiLimits.fair) return "fair";
  return dpi >= dpiLimits.poor ? "poor" : "blocked";
}

function floorTenth(mm: number): number {
  return Math.floor(mm * 10) / 10;
}
