/**
 * Saving is at hand wherever one reads: in the head of the page, which stays, else in a bar at the foot, above the tabs.
 * The Tab key goes the way that is read, so the two are no mere matter of style.
 */
export const footBar =
  "fixed right-0 bottom-0 left-(--sv-side,0px) z-20 flex items-center gap-2 border-line border-t bg-surface px-6 py-2.5 " +
  "max-md:bottom-16 max-md:px-4 max-md:py-2";
