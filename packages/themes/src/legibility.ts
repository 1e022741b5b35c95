// Which texts of a theme are hard to read, and the nearest colour with which they are not.
import { contrast, onColour } from "./colour/contrast.ts";
import { nearestPassing } from "./colour/nearest-passing.ts";
import { toOklch } from "./colour/oklch.ts";
import type { Tokens } from "./resolve-theme.ts";
import { type Pair, pairsOf } from "./tokens/pairs.ts";
import type { TokenKey } from "./tokens/tokens.ts";

/** A text and its ground whose contrast is too low. */
export interface HardToRead {
  readonly text: TokenKey;
  readonly ground: TokenKey;
  readonly ratio: number;
  readonly needed: number;
  /** Names the pair with its colours: another colour is another pair. */
  readonly code: string;
}

/** Every pair of a theme that is hard to read, the worst first. */
export function hardToRead(tokens: Tokens): HardToRead[] {
  return pairsOf(tokens)
    .map(([text, ground, needed]) => ({
      ...{ text, ground, needed, ratio: contrast(String(tokens[text]), String(tokens[ground])) },
      code: `${text} ${String(tokens[text])} on ${ground} ${String(tokens[ground])}`,
    }))
    .filter(({ ratio, needed }) => ratio < needed)
    .toSorted((one, other) => one.ratio / one.needed - other.ratio / other.needed);
}

/** Colours below this chroma are greys: their hue is nobody's choice. */
const greyBelow = 0.02;

/**
 * The colour for a text that is hard to read: the nearest of its hue that passes on every ground it stands on, and on the
 * one at hand where none passes on all. A grey one becomes the theme's own ink, or black or white.
 */
export function readableColour(tokens: Tokens, { text, ground, needed }: HardToRead): string {
  const now = String(tokens[text]);
  const here = String(tokens[ground]);
  const grounds = pairsOf(tokens).filter(([of]) => of === text);
  if (toOklch(now).c < greyBelow) {
    const inks = [String(tokens["text.color"]), String(tokens["page.background.color"])];
    const ink = onColour(here, inks);
    if (passes(tokens, ink, grounds)) return ink;
  }
  let colour = nearestPassing(now, here, needed);
  const alone = colour;
  for (let round = 0; round < 4 && !passes(tokens, colour, grounds); round += 1)
    for (const [, other, ratio] of grounds) colour = nearestPassing(colour, String(tokens[other]), ratio);
  return passes(tokens, colour, grounds) ? colour : alone;
}

const passes = (tokens: Tokens, colour: string, grounds: readonly Pair[]): boolean =>
  grounds.every(([, ground, ratio]) => contrast(colour, String(tokens[ground])) >= ratio);
