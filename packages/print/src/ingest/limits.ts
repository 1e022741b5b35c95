/** What an uploaded picture may be (a caller may set stricter ones). */
export interface ArtworkLimits {
  readonly maxBytes: number;
  readonly maxSvgBytes: number;
  readonly maxPixels: number;
  readonly maxSidePx: number;
  readonly minSidePx: number;
  /** Long side at which drawings are turned into pixels: the tallest print area at 300 dpi. */
  readonly svgLongSidePx: number;
}

export const artworkLimits: ArtworkLimits = {
  maxBytes: 50 * 1024 * 1024,
  maxSvgBytes: 8 * 1024 * 1024,
  maxPixels: 100_000_000,
  maxSidePx: 20_000,
  minSidePx: 16,
  svgLongSidePx: 4800,
};
