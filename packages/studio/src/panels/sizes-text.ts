import type { Blank } from "@selvedge/garments/blanks/blank";

/** The span of a garment's sizes as the print area's label goes on with it; nothing for a single size. */
export function sizesText({ sizes }: Blank): string {
  const [first, last] = [sizes[0]?.name, sizes.at(-1)?.name];
  return sizes.length > 1 ? `, sizes ${first} to ${last}` : "";
}
