// Goods as declared to customs: plain words, and where the blank was made. The tariff number is the blank's own (hs6).
import type { BlankCode } from "./blank.ts";
import { findBlank } from "./blanks.ts";

export interface CustomsFacts {
  /** `Cotton T-shirt, knitted, printed`. */
  readonly description: string;
  readonly hs6: string;
  /** ISO 3166 country in which the blank was made; print and frame do not change it. */
  readonly originCountry: string;
}

const rows: Record<BlankCode, readonly [description: string, originCountry: string]> = {
  "tee-unisex": ["Cotton T-shirt, knitted, printed", "IN"],
  "tee-women": ["Women's cotton T-shirt, knitted, printed", "IN"],
  "tee-kids": ["Children's cotton T-shirt, knitted, printed", "IN"],
  "baby-bodysuit": ["Baby's cotton bodysuit, knitted, printed", "IN"],
  sweatshirt: ["Cotton sweatshirt, knitted, printed", "IN"],
  hoodie: ["Cotton sweatshirt with hood, knitted, printed", "IN"],
  tote: ["Cotton shopping bag, woven, printed", "IN"],
  "art-print-portrait": ["Printed picture on paper, framed", "GB"],
  "art-print-landscape": ["Printed picture on paper, framed", "GB"],
  "sticker-sheet": ["Printed paper stickers", "GB"],
  mug: ["Ceramic mug, printed", "CN"],
};

/** A blank as declared to customs; null for one that is not in the range. */
export function customsFactsOf(blankCode: string): CustomsFacts | null {
  const blank = findBlank(blankCode);
  if (!blank) return null;
  const [description, originCountry] = rows[blank.code];
  return { description, originCountry, hs6: blank.hs6 };
}
