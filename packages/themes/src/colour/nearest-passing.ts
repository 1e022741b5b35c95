import { contrast, luminance, TEXT_RATIO } from "./contrast.ts";
import { fromOklch, toOklch } from "./oklch.ts";

/**
 * The colour nearest to the given one, of the same hue, that reaches a contrast on a ground. The colour itself when it
 * passes already. Lightness moves away from the ground; where even the end of that way falls short, the other way is
 * taken, and one of the two always reaches 4.5.
 */
export function nearestPassing(colour: string, background: string, ratio = TEXT_RATIO): string {
  if (contrast(colour, background) >= ratio) return colour;
  const away = luminance(background) > 0.18 ? 0 : 1;
  const found = towards(colour, background, ratio, away);
  if (contrast(found, background) >= ratio) return found;
  return towards(colour, background, ratio, 1 - away);
}

/** Halves the way to black or white until the smallest step that passes is found. */
function towards(colour: string, background: string, ratio: number, end: number): string {
  const { l, c, h } = toOklch(colour);
  let [failing, passing] = [l, end];
  for (let round = 0; round < 20; round += 1) {
    const middle = (failing + passing) / 2;
    if (contrast(fromOklch({ l: middle, c, h }), background) >= ratio) passing = middle;
    else failing = middle;
  }
  return fromOklch({ l: passing, c, h });
}
