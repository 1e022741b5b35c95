import type { Blank, BlankSize } from "./blanks/blank.ts";

type Sized = Pick<Blank, "sizes">;

/** How many times larger than designed a size is printed, in thousandths: sizes with equal numbers share a print file. */
export const printScalePermille = ({ printScale }: Pick<BlankSize, "printScale">): number =>
  Math.round(printScale * 1000);

/** The exact scale of a number of thousandths: that of the blank's size, or the thousandths themselves where it has none. */
export const scaleOfPermille = ({ sizes }: Sized, permille: number): number =>
  sizes.find((size) => printScalePermille(size) === permille)?.printScale ?? permille / 1000;

/** The size that is printed largest, of those named or of all where none of them is; its art has the fewest dots per inch. */
export function largestPrint(blank: Sized, sizeNames?: readonly string[]): BlankSize {
  return byScale(blank, sizeNames).at(-1)!;
}

/** The size that is printed smallest. */
export const smallestPrint = (blank: Sized): BlankSize => byScale(blank)[0]!;

function byScale({ sizes }: Sized, names?: readonly string[]): readonly BlankSize[] {
  const named = names ? sizes.filter(({ name }) => names.includes(name)) : [];
  return (named.length > 0 ? named : sizes).toSorted((a, b) => a.printScale - b.printScale);
}
