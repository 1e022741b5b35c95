import type { StudioOutcome } from "@selvedge/studio/studio";

type Seen = Pick<StudioOutcome, "colour" | "isLostOnColour" | "goodColours">;

const most = 6;

/**
 * The colours that a new product begins with, six at most: the one that was looked at, unless the design vanishes on it and
 * shows on others, and more on which it is easy to see, spread over the range.
 */
export function firstColours({ colour, isLostOnColour, goodColours }: Seen): string[] {
  const others = goodColours.filter((name) => name !== colour);
  const first = isLostOnColour && others.length > 0 ? [] : [colour];
  const left = most - first.length;
  const step = Math.max(1, Math.floor(others.length / left));
  return [...first, ...others.filter((_, index) => index % step === 0).slice(0, left)];
}
