import type { TextMark } from "./drawing.ts";
import type { FontName } from "./fonts.ts";
import { type Ruler, sizeToFit } from "./measure.ts";

const black = "#000000";

/** A line of text from its left end. */
export function line(text: string, font: FontName, size: number, x: number, baseline: number, fill = black): TextMark {
  return { kind: "text", text, x, baseline, size, font, fill };
}

/** A line that shrinks to its room. */
export function fitted(
  ruler: Ruler,
  text: string,
  font: FontName,
  size: number,
  x: number,
  baseline: number,
  room: number,
): TextMark {
  return line(text, font, sizeToFit(ruler, text, font, size, room), x, baseline);
}

/** A line around a middle. */
export function centred(
  ruler: Ruler,
  text: string,
  font: FontName,
  size: number,
  x: number,
  baseline: number,
  fill = black,
): TextMark {
  return line(text, font, size, x - ruler.width(text, font, size) / 2, baseline, fill);
}

/** A line up to its right end. */
export function endingAt(
  ruler: Ruler,
  text: string,
  font: FontName,
  size: number,
  right: number,
  baseline: number,
): TextMark {
  return line(text, font, size, right - ruler.width(text, font, size), baseline);
}
