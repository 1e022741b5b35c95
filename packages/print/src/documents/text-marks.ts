import type { FontName } from "./fonts.ts";
import { type Ruler, sizeToFit } from "./measure.ts";
import type { TextMark } from "./page-layout.ts";

const black = "#000000";

interface TextPlace {
  font: FontName;
  size: number;
  baseline: number;
  /** Black by default. */
  fill?: string;
}

/** A line of text from its left end. */
export function line(text: string, { font, size, x, baseline, fill = black }: TextPlace & { x: number }): TextMark {
  return { kind: "text", text, x, baseline, size, font, fill };
}

/** A line that shrinks to fit. */
export function fitted(
  ruler: Ruler,
  text: string,
  { font, size, x, baseline, room }: TextPlace & { x: number; room: number },
): TextMark {
  return line(text, { font, size: sizeToFit(ruler, text, { font, size, room }), x, baseline });
}

/** A line around a middle. */
export function centred(
  ruler: Ruler,
  text: string,
  { font, size, x, baseline, fill = black }: TextPlace & { x: number },
): TextMark {
  return line(text, { font, size, x: x - ruler.width(text, font, size) / 2, baseline, fill });
}

/** A line up to its right end. */
export function endingAt(
  ruler: Ruler,
  text: string,
  { font, size, right, baseline, fill = black }: TextPlace & { right: number },
): TextMark {
  return line(text, { font, size, x: right - ruler.width(text, font, size), baseline, fill });
}
