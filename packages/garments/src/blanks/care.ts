// How goods are cared for, by what they are made of: printed clothes are washed, a framed print is not.
import type { Blank } from "./blank.ts";
import { findBlank } from "./blanks.ts";

const clothes = "Wash inside out at 30 °C. Do not iron the print.";

/** By the goods' type code. */
const words: Readonly<Record<string, string>> = {
  "t-shirt": clothes,
  bodysuit: clothes,
  sweatshirt: clothes,
  hoodie: clothes,
  "tote-bag": "Tote bag: wash at 30 °C. Do not iron the print.",
  "printed-art-paper": "Art print: keep it dry and out of direct sun.",
  "printed-sticker-paper": "Stickers: put them on a clean, dry surface.",
  mug: "Mug: wash it by hand to keep the print bright.",
};

/** One sentence or two of care for these blanks, each kind once; empty for goods that need none. */
export function careFor(blankCodes: readonly string[]): string {
  const blanks = blankCodes.map(findBlank).filter((blank): blank is Blank => blank !== null);
  return [...new Set(blanks.map(({ typeCode }) => words[typeCode] ?? ""))].filter(Boolean).join(" ");
}
