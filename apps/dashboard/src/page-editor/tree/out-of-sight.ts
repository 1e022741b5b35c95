/** What is scrolled out of sight is neither laid out nor painted; so high it is taken for until it has been seen. */
export const outOfSight = {
  row: "[content-visibility:auto] [contain-intrinsic-height:auto_2rem]",
  section: "[content-visibility:auto] [contain-intrinsic-height:auto_24rem]",
} as const;
