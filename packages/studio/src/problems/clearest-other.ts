import { contrastRatio, rgbOf } from "@selvedge/design/ink/colour";
import type { Legibility } from "@selvedge/design/ink/legibility";
import type { BlankColour } from "@selvedge/garments/colours";

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
