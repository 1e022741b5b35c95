import { nearestSize } from "@selvedge/browser/images/nearest-size";
import type { Point } from "@selvedge/domain/geometry/point";

/**
 * A picture as pages carry it (storefront §3.11): the original, its words for people who cannot see it, and addresses by
 * pixel width. `cutout` says that the ground is transparent, so a theme may put its own backdrop behind.
 */
export interface ImageValue {
  original: string;
  altText: string;
  /** Address by width in pixels. */
  sizes?: Record<string, string>;
  /** Size of the original in pixels; given, the page reserves the right space before the picture loads. */
  width?: number;
  height?: number;
  /** Focal point, 0 to 1 from the top-left corner. */
  position?: Point;
  /** Main colour, shown until the picture has loaded. */
  color?: string;
  cutout?: boolean;
  /** Another cut of the same picture, with the same words, for windows narrower than 768 px. */
  narrow?: ImageCut;
}

/** One cut of a picture: its address, its addresses by pixel width, its size in pixels. */
export type ImageCut = Pick<ImageValue, "original" | "sizes" | "width" | "height">;

/** The address nearest to a width in pixels, or the original where there are no others. Source: storefront §3.11. */
export const imageAt = (image: ImageValue, widthPx: number): string =>
  nearestSize(image.sizes ?? {}, widthPx) ?? image.original;
