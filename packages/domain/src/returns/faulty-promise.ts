/**
 * What every shop can promise of a piece that is not right, and all that may be promised of returns: nothing takes a
 * piece back only because somebody no longer wants it. `short` is for use beside an icon, `long` where there is more space.
 */
export const faultyPromise = {
  short: "Wrong or faulty? We print it again",
  long: "Wrong or faulty? Write to us and we print it again or give your money back",
} as const;
