import type { BlankColour } from "@selvedge/garments/colours";
import { contrastRatio, type Legibility, rgbOf } from "./contrast.ts";

/** A colour to try where the design is hard to see on this one: clear, and as unlike it as can be; null when none is. */
export function clearestOther(
  colours: readonly BlankColour[],
  shown: BlankColour,
  legibility: ReadonlyMap<string, Legibility>,
): string | null {
  const unlike = ({ hex }: BlankColour) => contrastRatio(rgbOf(hex), rgbOf(shown.hex));
  const clear = colours.filter(({ name }) => name !== shown.name && legibility.get(name) === "clear");
  return clear.toSorted((one, other) => unlike(other) - unlike(one))[0]?.name ?? null;
}
