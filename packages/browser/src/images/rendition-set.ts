import { pageImageWidths } from "@selvedge/domain/images/image-widths";

/** The address of a stored picture without its ending; undefined for a picture from elsewhere. */
export const storedImage = (address: string): string | undefined => /^(.*\/[\da-f]{64})\.\w+$/.exec(address)?.[1];

/** A cut of a picture that is requested in place of the whole one. */
export interface RequestedCut {
  /** Height over width. */
  readonly ratio: number;
  /** What is requested beside a width in pixels, beginning with "&". */
  readonly parameters: (widthPx: number) => string;
  /** Its displayed width in windows of 768 px and more, as a `sizes` attribute; narrower windows show the whole picture. */
  readonly sizes: string;
}

/**
 * The `srcset` of a stored picture in a format: the widths of pages up to its own, in pixels, which is the last. `cut` ends
 * each address with what is requested beside the width. Source: storefront §9.
 */
export const renditionSet = (
  stored: string,
  format: string,
  widestPx: number,
  cut: (widthPx: number) => string = () => "",
): string =>
  pageImageWidths
    .filter((_, index) => index === 0 || pageImageWidths[index - 1]! < widestPx)
    .map((widthPx) => `${stored}.${format}?w=${widthPx}${cut(widthPx)} ${Math.min(widthPx, widestPx)}w`)
    .join(", ");
