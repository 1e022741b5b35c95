/** How near its end a list has to be for more of it to be fetched, in pixels. Source: storefront §9. */
export const infiniteScrollThresholdPx = 100;

/** The scroll state of a box; all in pixels, as a browser names them. */
export interface ScrollPosition {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}

/** Whether more is needed: at most 100 pixels are left below what is seen. */
export const wantsMore = ({ scrollTop, clientHeight, scrollHeight }: ScrollPosition): boolean =>
  scrollHeight - scrollTop - clientHeight <= infiniteScrollThresholdPx;
