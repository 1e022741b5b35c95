import type { TextFont } from "@selvedge/domain/personalisation/fonts";
import { textFace } from "./text-fonts.ts";
import { type OutlineStep, textLine } from "./text-line.ts";

export interface OutlinedText {
  /** Path data in thousandths of the box, across and down (`TextElement.outline`). Empty for an empty text. */
  readonly outline: string;
  /** Height of a capital as it is printed, in millimetres. */
  readonly letterHeightMm: number;
  readonly isNarrowed: boolean;
  /** Letters this small would not be readable: the text is too long for its box. */
  readonly isTooLong: boolean;
}

/** Capitals fill this share of the box's height; the rest is for accents above and tails below. */
const capitalShare = 0.72;
/** Where the middle of a capital stands, from the top. */
const middleShare = 0.48;
/** Letters are set narrower down to this share of their width; after that they get smaller. */
const narrowest = 0.75;
const leastLetterMm = 4;

interface Box {
  readonly w: number;
  readonly h: number;
}

/** One line of text set into a box of millimetres: in the middle, as large as all texts of that box, and never wider than it. */
export async function outlineText(text: string, font: TextFont, box: Box): Promise<OutlinedText> {
  const face = await textFace(font);
  const steps = textLine(text, face);
  const capital = face[0]!.capHeight / face[0]!.unitsPerEm;
  const ink = inkOf(steps);
  if (!ink) return { outline: "", letterHeightMm: 0, isNarrowed: false, isTooLong: false };
  const em = (capitalShare * box.h) / capital;
  const wantedMm = (ink.right - ink.left) * em;
  const narrow = Math.max(narrowest, Math.min(1, box.w / wantedMm));
  const small = Math.min(1, box.w / (wantedMm * narrow), box.h / ((ink.bottom - ink.top) * em));
  const [across, down] = [em * narrow * small, em * small];
  const left = (box.w - (ink.right - ink.left) * across) / 2 - ink.left * across;
  const baseline = middleShare * box.h + (capital * down) / 2;
  const top = kept(baseline, [ink.top * down, ink.bottom * down], box.h);
  const letterHeightMm = capital * down;
  return {
    outline: pathOf(
      steps,
      (x) => (left + x * across) / box.w,
      (y) => (top + y * down) / box.h,
    ),
    letterHeightMm,
    isNarrowed: narrow < 1,
    isTooLong: letterHeightMm < leastLetterMm,
  };
}

/** A baseline moved as little as it takes for the ink to stay between 0 and `height`. */
const kept = (baseline: number, [top, bottom]: readonly [number, number], height: number): number =>
  Math.max(-top, Math.min(height - bottom, baseline));

/** The box round all points, which the ink never leaves; null without ink. */
function inkOf(steps: readonly OutlineStep[]) {
  const points = steps.flatMap(({ points }) => points);
  if (points.length === 0) return null;
  const [xs, ys] = [points.filter((_, index) => index % 2 === 0), points.filter((_, index) => index % 2 === 1)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function pathOf(steps: readonly OutlineStep[], across: (x: number) => number, down: (y: number) => number): string {
  const thousandths = (share: number) => String(Math.round(share * 100_000) / 100 + 0);
  return steps
    .map(
      ({ command, points }) =>
        command + points.map((value, odd) => thousandths(odd % 2 ? down(value) : across(value))).join(" "),
    )
    .join("");
}
