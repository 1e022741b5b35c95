// What a parcel should weigh and how far a scale may say otherwise. Source: print-on-demand "Dispatch: weight within 10%".

/** Grams that a parcel may always be off by: a scale's own step, a sticker, a thicker envelope. */
const leastGrams = 20;

/** The heaviest that a carrier of ours takes. */
export const mostParcelGrams = 30_000;

/** From and to which weight a parcel holds what it should. */
export function weightBand(expectedGrams: number): { fromGrams: number; toGrams: number } {
  const off = Math.max(leastGrams, Math.round(expectedGrams * 0.1));
  return { fromGrams: Math.max(1, expectedGrams - off), toGrams: expectedGrams + off };
}

/** How a parcel's weight compares with what it should weigh. */
export function weightVerdict(expectedGrams: number, weighedGrams: number): "fits" | "light" | "heavy" {
  const { fromGrams, toGrams } = weightBand(expectedGrams);
  return weighedGrams < fromGrams ? "light" : weighedGrams > toGrams ? "heavy" : "fits";
}

/** `0.39 kg`, to the scale's ten grams. */
export const weightWords = (grams: number): string => `${(Math.max(10, grams) / 1000).toFixed(2)} kg`;

/** How far off a weight is: "0.13 kg too heavy". */
export function offBy(expectedGrams: number, weighedGrams: number): string {
  const way = weighedGrams > expectedGrams ? "heavy" : "light";
  return `${weightWords(Math.abs(weighedGrams - expectedGrams))} too ${way}`;
}

/** The words for a weight that does not fit: "0.13 kg too heavy. It should be 0.39 kg." */
export const offWords = (expectedGrams: number, weighedGrams: number): string =>
  `${offBy(expectedGrams, weighedGrams)}. It should be ${weightWords(expectedGrams)}.`;
