/** When a picture below the fold is fetched. Source: storefront §9. */
export const lazyImages = {
  /** Smaller pictures are not worth waiting with. */
  minimumSizePx: 40,
  /** How far beyond the screen is looked, as a multiple of its height. */
  expandFactor: 1.5,
  throttleMs: 125,
  marginPx: 100,
} as const;

interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Whether a picture at this place of the window is fetched now: it is small, or will soon scroll into view. One that is not
 * displayed is left alone. Source: storefront §9.
 */
export function isFetchedNow({ top, left, width, height }: Box, screen: Pick<Box, "width" | "height">): boolean {
  const { minimumSizePx, expandFactor, marginPx } = lazyImages;
  if (width === 0 || height === 0) return false;
  if (Math.max(width, height) < minimumSizePx) return true;
  const reachPx = expandFactor * screen.height + marginPx;
  const isBeside = left < screen.width + marginPx && left + width > -marginPx;
  return isBeside && top < screen.height + reachPx && top + height > -reachPx;
}
