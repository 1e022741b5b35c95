/** A set has this many widths. Source: platform-core §9. */
export const responsiveSteps = 5;
/** Two widths of a set lie at least this far apart, in pixels. Source: platform-core §9. */
export const smallestStepPx = 256;

/**
 * The widths in pixels that one picture is made in: five, evenly spread up to the widest that it is shown at. Closer than
 * 256 they would not be worth a file of their own, so a set for less than 1280 goes beyond it, as dense screens need.
 */
export function responsiveWidths(widestPx: number): number[] {
  const stepPx = Math.max(smallestStepPx, widestPx / responsiveSteps);
  return Array.from({ length: responsiveSteps }, (_, index) => Math.round(stepPx * (index + 1)));
}
