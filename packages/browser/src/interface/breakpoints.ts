/** Widths in pixels from which a layout is the next one. Style sheets write the same numbers. Source: platform-core §9. */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, "2xl": 1536 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** The layout of a width in pixels. */
export function breakpointOf(widthPx: number): Breakpoint {
  const names = Object.keys(breakpoints) as Breakpoint[];
  return names.findLast((name) => breakpoints[name] <= widthPx) ?? "xs";
}

/** Below md a screen is a phone's. Source: readings "Breakpoints". */
export const isMobileWidth = (widthPx: number): boolean => widthPx < breakpoints.md;
