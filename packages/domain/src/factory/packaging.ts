/** What a parcel is packed into. */
export interface Packaging {
  name: string;
  size: string;
  weightGrams: number;
}

const mug: Packaging = { name: "Mug box", size: "120 × 120 × 110 mm", weightGrams: 90 };
const flat: Packaging = { name: "Flat box", size: "520 × 420 × 50 mm", weightGrams: 240 };
const bySize: readonly [most: number, packaging: Packaging][] = [
  [2, { name: "Kraft mailer M", size: "350 × 450 mm", weightGrams: 28 }],
  [6, { name: "Kraft mailer L", size: "450 × 550 mm", weightGrams: 42 }],
  [Number.POSITIVE_INFINITY, { name: "Box 12", size: "400 × 300 × 200 mm", weightGrams: 320 }],
];

/** The packaging for these blanks, one code for each piece: by what breaks, what must not bend, then by number. */
export function packagingFor(blankCodes: readonly string[]): Packaging {
  if (blankCodes.every((code) => code === "mug") && blankCodes.length === 1) return mug;
  if (blankCodes.some((code) => code.startsWith("art-print"))) return flat;
  if (blankCodes.includes("mug")) return bySize.at(-1)![1];
  return bySize.find(([most]) => blankCodes.length <= most)![1];
}
