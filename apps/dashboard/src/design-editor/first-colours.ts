import type { StudioOutcome } from "@selvedge/studio/scene/studio-types.ts";

type Seen = Pick<StudioOutcome, "colour" | "betterColour" | "goodColours">;

/**
 * The colours that a new product begins with: the one that was looked at, or a better one where the design vanishes on it,
 * and up to five more on which it is easy to see, spread over the range.
 */
export function firstColours({ colour, betterColour, goodColours }: Seen): string[] {
  const first = betterColour ?? colour;
  const others = goodColours.filter((name) => name !== first);
  const step = Math.max(1, Math.floor(others.length / 5));
  return [first, ...others.filter((_, index) => index % step === 0).slice(0, 5)];
}
