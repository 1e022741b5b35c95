import type { BlankCode, BlankSize } from "./blank.ts";

/** The sizes a blank is made in, smallest first. */
export function sizesOf(code: BlankCode): readonly BlankSize[] {
  return (table()[code] as readonly Row[]).map(
    ([size, name, chestMm, lengthMm, printScale = 1, extraCostMinor = 0]) => ({
      code: size,
      name,
      chestMm,
      lengthMm,
      printScale,
      extraCostMinor,
    }),
  );
}

type Row = readonly [
  code: string,
  name: string,
  chestMm: number,
  lengthMm: number,
  printScale?: number,
  extraCostMinor?: number,
];

/** Art prints are designed at A3; each ISO size is √2 of the next. */
const a4 = Math.SQRT1_2;
const a2 = Math.SQRT2;

const table = () =>
  ({
    "tee-unisex": [
      ["XS", "XS", 470, 680],
      ["S", "S", 500, 700],
      ["M", "M", 530, 720],
      ["L", "L", 560, 740],
      ["XL", "XL", 590, 760],
      ["2XL", "2XL", 620, 780],
      ["3XL", "3XL", 660, 800],
    ],
    "tee-women": [
      ["XS", "XS", 410, 600],
      ["S", "S", 440, 620],
      ["M", "M", 470, 640],
      ["L", "L", 500, 660],
      ["XL", "XL", 535, 680],
      ["2XL", "2XL", 570, 700],
    ],
    "tee-kids": [
      ["34", "3-4 years", 330, 420],
      ["56", "5-6 years", 360, 455],
      ["78", "7-8 years", 390, 488],
      ["911", "9-11 years", 425, 540],
      ["1213", "12-13 years", 460, 590],
    ],
    "baby-bodysuit": [
      ["03M", "0-3 months", 205, 340],
      ["36M", "3-6 months", 220, 366],
      ["612M", "6-12 months", 236, 392],
      ["1218M", "12-18 months", 252, 418],
    ],
    sweatshirt: [
      ["XS", "XS", 500, 650],
      ["S", "S", 530, 670],
      ["M", "M", 560, 690],
      ["L", "L", 590, 710],
      ["XL", "XL", 625, 730],
      ["2XL", "2XL", 660, 750],
    ],
    hoodie: [
      ["XS", "XS", 510, 650],
      ["S", "S", 540, 670],
      ["M", "M", 570, 690],
      ["L", "L", 600, 710],
      ["XL", "XL", 635, 730],
      ["2XL", "2XL", 670, 750],
    ],
    tote: [["OS", "One size", 380, 420]],
    "art-print-portrait": [
      ["A4", "A4", 210, 297, a4, 0],
      ["A3", "A3", 297, 420, 1, 420],
      ["A2", "A2", 420, 594, a2, 1050],
    ],
    "art-print-landscape": [
      ["A4", "A4", 297, 210, a4, 0],
      ["A3", "A3", 420, 297, 1, 420],
      ["A2", "A2", 594, 420, a2, 1050],
    ],
    "sticker-sheet": [["A5", "A5", 148, 210]],
    mug: [["325", "325 ml", 82, 95]],
  }) satisfies Record<BlankCode, readonly Row[]>;
