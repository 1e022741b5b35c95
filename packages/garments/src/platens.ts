/** The boards a garment is stretched over for direct printing, with their true size. */
export interface Platen {
  readonly code: PlatenCode;
  /** As operators call it, in inches. */
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
}

export type PlatenCode = "16x18" | "14x16" | "14x12" | "10x12" | "7x8" | "tote-14x16";

const inchMm = 25.4;

function platen(code: PlatenCode, name: string, widthInch: number, heightInch: number): Platen {
  return { code, name, widthMm: widthInch * inchMm, heightMm: heightInch * inchMm };
}

export const platens: readonly Platen[] = [
  platen("16x18", "16 × 18", 16, 18),
  platen("14x16", "14 × 16", 14, 16),
  platen("14x12", "14 × 12", 14, 12),
  platen("10x12", "10 × 12", 10, 12),
  platen("7x8", "7 × 8", 7, 8),
  platen("tote-14x16", "Tote 14 × 16", 14, 16),
];

export function findPlaten(code: string): Platen | null {
  return platens.find((platen) => platen.code === code) ?? null;
}
