/**
 * A picture as pages carry it (storefront §3.11): the original, its words for people who cannot see it, and addresses by
 * pixel width. `cutout` says that the ground is transparent, so a theme may put its own backdrop behind.
 */
export interface ImageValue {
  original: string;
  altText: string;
  /** Address by width in pixels. */
  sizes?: Record<string, string>;
  /** Size of the original in pixels; given, the page reserves the right room before the picture loads. */
  width?: number;
  height?: number;
  /** Focal point, 0 to 1 from the top-left corner. */
  position?: { x: number; y: number };
  /** Main colour, shown until the picture has loaded. */
  color?: string;
  cutout?: boolean;
}

/** Widths the image service makes for pages (storefront §9). */
export const IMAGE_WIDTHS = [480, 640, 960, 1280, 1920] as const;

/** The address nearest to a width in pixels: exact if there is one; of two equally near, the larger; else the original. */
export function imageAt(image: ImageValue, widthPx: number): string {
  const widths = Object.keys(image.sizes ?? {}).map(Number);
  if (widths.length === 0) return image.original;
  const nearest = widths.reduce((best, width) => (distance(width) <= distance(best) ? width : best));
  return image.sizes?.[String(nearest)] ?? image.original;

  function distance(width: number): number {
    return Math.abs(width - widthPx);
  }
}
