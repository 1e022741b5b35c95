import type { RequestedCut } from "@selvedge/browser/images/rendition-set";
import { imageParameters } from "@selvedge/domain/images/image-request";
import { bannerImageSize } from "@selvedge/domain/images/image-widths";
import type { ImageValue } from "@selvedge/pages/props/image";

const ratio = bannerImageSize.heightPx / bannerImageSize.widthPx;

/**
 * A banner's picture: 1920 × 768, and as much at each width, around its focal point. It covers a box that is at least
 * `lowestPx` high, so it is displayed wider than a narrow window. Source: storefront §9.
 */
export const bannerCut = ({ position }: ImageValue, lowestPx: number): RequestedCut => ({
  ratio,
  sizes: `max(100vw, ${Math.round(lowestPx / ratio)}px)`,
  parameters(widthPx) {
    const heightPx = Math.round(widthPx * ratio);
    return imageParameters({ widthPx, heightPx, ...(position ? { focus: position } : {}) }).replace(/^w=\d+/, "");
  },
});

/** The displayed width of a whole picture that covers a box of the window's width, at least `lowestPx` high. */
export const coverSizes = ({ width, height }: ImageValue, lowestPx: number): string =>
  width && height ? `max(100vw, ${Math.round((lowestPx * width) / height)}px)` : "100vw";
