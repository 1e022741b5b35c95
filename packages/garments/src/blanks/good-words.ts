import { type Side, sides } from "../side.ts";
import type { Blank, BlankCode } from "./blank.ts";

/** What people call a good, within a sentence. */
export interface GoodWords {
  readonly one: string;
  readonly many: string;
  /** What is paid for beside the print. */
  readonly blank: string;
  /** What it is chosen by beside its size. */
  readonly colour: string;
  readonly colours: string;
}

const garment: GoodWords = {
  one: "garment",
  many: "garments",
  blank: "blank garment",
  colour: "colour",
  colours: "colours",
};
const artPrint: GoodWords = {
  one: "print",
  many: "prints",
  blank: "paper and frame",
  colour: "frame",
  colours: "frames",
};

const table: Readonly<Record<BlankCode, GoodWords>> = {
  "tee-unisex": garment,
  "tee-women": garment,
  "tee-kids": garment,
  "baby-bodysuit": garment,
  sweatshirt: garment,
  hoodie: garment,
  tote: { ...garment, one: "bag", many: "bags", blank: "blank bag" },
  "art-print-portrait": artPrint,
  "art-print-landscape": artPrint,
  "sticker-sheet": { ...garment, one: "sheet", many: "sheets", blank: "blank sheet" },
  mug: { ...garment, one: "mug", many: "mugs", blank: "blank mug" },
};

/** For goods of several kinds together, and for those that we no longer make. */
const anyGood: GoodWords = { ...garment, one: "item", many: "items", blank: "blank" };

/** The words for a blank by its code; general ones where the code is unknown or there is none. */
export const wordsOfGood = (code: string | null): GoodWords =>
  code !== null && Object.hasOwn(table, code) ? table[code as BlankCode] : anyGood;

/** The words for goods together: their own where all are called the same, else general ones. */
export function wordsOfGoods(codes: readonly (string | null)[]): GoodWords {
  const [first, ...others] = [...new Map(codes.map((code) => [wordsOfGood(code).one, wordsOfGood(code)])).values()];
  return first && others.length === 0 ? first : anyGood;
}

/** "1 mug", "3 mugs". */
export const countOfGoods = (count: number, { one, many }: GoodWords): string => `${count} ${count === 1 ? one : many}`;

/** "Front print, dark": the side where there are several, the ink where it costs another price. */
export function printWords(blank: Pick<Blank, "areas">, side: Side, isDark: boolean): string {
  const area = blank.areas[side];
  const hasSides = sides.filter((each) => blank.areas[each]).length > 1;
  const ink = area && area.printCostDarkMinor !== area.printCostLightMinor ? `, ${isDark ? "dark" : "light"}` : "";
  return `${hasSides ? `${side[0]?.toUpperCase()}${side.slice(1)} print` : "Print"}${ink}`;
}
