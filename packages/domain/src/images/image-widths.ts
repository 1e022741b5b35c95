// The widths in which pictures are requested, in pixels. Source: storefront §9.

/** Widths that the image service makes for pages. */
export const pageImageWidths = [480, 640, 960, 1280, 1920] as const;

/** A banner's picture. */
export const bannerImageSize = { widthPx: 1920, heightPx: 768 } as const;

/** The picture that a page is shared with. */
export const socialImageSize = { widthPx: 1200, heightPx: 630 } as const;

/** The widest picture that is served. */
export const viewerImageWidthPx = 1920;

/** The picture in a shop's header. */
export const headerImageWidthPx = 600;

/** The content's width that pods share. */
export const podRowWidthPx = 1110;

/** The width of a pod's picture where `smallestCount` pods are beside one another at the smallest breakpoint. */
export const podImageWidthPx = (smallestCount: number): number =>
  Math.round(podRowWidthPx / Math.max(1, Math.floor(smallestCount) || 1));
