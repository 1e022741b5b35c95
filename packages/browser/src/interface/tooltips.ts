import { breakpoints } from "./breakpoints.ts";

/** Tooltips that stay away from phones and tablets are shown from this width on, in pixels. Source: storefront §9. */
export const noMobileTooltipWidthPx = breakpoints.lg;

/** How often an open tooltip looks whether its place is still there, in milliseconds. Source: storefront §9. */
export const tooltipCheckMs = 1_000;

/** Whether a tooltip is shown on a screen of a width. */
export const showsTooltip = (widthPx: number, isNoMobile: boolean): boolean =>
  !isNoMobile || widthPx >= noMobileTooltipWidthPx;
