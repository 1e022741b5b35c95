// A garment's measurements by size, as its page shows them: laid flat, in centimetres and in inches.

/** A length that is measured, under the letter that the drawing shows. */
export interface Measure {
  readonly letter: string;
  readonly name: string;
  /** Where it is measured; empty where the name says it. */
  readonly how: string;
}

export interface SizeGuide {
  readonly title: string;
  readonly measures: readonly Measure[];
  /** One value for each measure; null where it is not known. */
  readonly sizes: readonly { readonly size: string; readonly valuesMm: readonly (number | null)[] }[];
}

/** How what is measured often is measured. */
const ways: Readonly<Record<string, string>> = {
  chest: "Flat, from armpit to armpit.",
  length: "From the highest point of the shoulder to the hem.",
  sleeve: "From the middle of the neck to the cuff.",
  waist: "Flat, where it is narrowest.",
  hips: "Flat, where it is widest.",
  width: "Flat, from side to side.",
};

/** Measures by their names, lettered in their order. */
export const measuresOf = (names: readonly string[]): Measure[] =>
  names.map((name, at) => ({
    letter: String.fromCharCode("A".charCodeAt(0) + at),
    name,
    how: ways[name.toLowerCase()] ?? "",
  }));

/** "53", "38.5": millimetres in centimetres, to a millimetre. */
export const inCentimetres = (mm: number): string => String(Math.round(mm) / 10);

const quarters = ["", "¼", "½", "¾"] as const;
const mmPerQuarterInch = 25.4 / 4;

/** "20¾": millimetres in inches, to a quarter. */
export function inInches(mm: number): string {
  const all = Math.round(mm / mmPerQuarterInch);
  const [whole, rest] = [Math.floor(all / 4), quarters[all % 4]!];
  return whole === 0 && rest !== "" ? rest : `${whole}${rest}`;
}

const toleranceMm = 10;

/** By how much a piece may differ from its size's measurements, in each unit of the guide: "1 cm", "0.4 inches". */
export const toleranceWords = {
  cm: `${inCentimetres(toleranceMm)} cm`,
  inches: `${Math.round(toleranceMm / 2.54) / 10} inches`,
} as const;
