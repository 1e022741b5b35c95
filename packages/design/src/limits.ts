/** What a scene may hold. Larger ones are refused when they are read. */
export const sceneLimits = {
  elementsPerSide: 100,
  /** How far from the print area's corner anything may lie. */
  farMm: 5000,
  smallestMm: 0.5,
  largestMm: 5000,
  /** How many faults of one scene are listed. */
  faultsListed: 20,
} as const;
