// A text cut into runs that one font renders, in the order in which they appear on paper: Arabic and Hebrew from the right,
// the numbers in them from the left. Source: Unicode Standard Annex 9.
import type { Font } from "@pdf-lib/fontkit";
import bidiFactory from "bidi-js";
import type { ShapedFont } from "fontkit";
import { commonLetters, type FontName, type Fonts } from "./fonts.ts";
import type { OtherFaces } from "./other-scripts.ts";

const bidi = bidiFactory();

/** Printed in place of a letter that no font has, so that the gap is visible. */
export const missingLetter = "\u25a1";

/** A run in the page's own font, or in the face of another script. */
export type GlyphRun =
  | { readonly isOwn: true; readonly text: string; readonly face: Font }
  | { readonly isOwn: false; readonly text: string; readonly face: ShapedFont };

type Letter = GlyphRun & { readonly level: number };

/** Our fonts, with faces for letters that they do not have. */
export interface WideFonts {
  readonly own: Fonts;
  readonly others: OtherFaces;
}

/** A sign that is never rendered: a soft hyphen, a mark of direction, a choice between two variants. */
export const isUnseen = (letter: string): boolean => /\p{Cf}|\p{Variation_Selector}/u.test(letter);

const marksAndJoiners = /^[\p{M}\u200c\u200d]$/u;

/** The runs of a text from left to right. */
export function runsOf(fonts: WideFonts, text: string, font: FontName): readonly GlyphRun[] {
  const own = fonts.own[font].face;
  if ([...text].every((letter) => has(own, letter))) return [{ text, face: own, isOwn: true }];
  const letters = lettersOf(fonts, text, font);
  return inSight(joined(letters));
}

const has = (face: Font | ShapedFont, letter: string) =>
  /\s/.test(letter) || face.hasGlyphForCodePoint(letter.codePointAt(0) as number);

function lettersOf({ own, others }: WideFonts, text: string, font: FontName): readonly Letter[] {
  const levels = bidi.getEmbeddingLevels(text).levels;
  const face = own[font].face;
  const letters: Letter[] = [];
  let at = 0;
  for (const letter of text) {
    const level = levels[at] ?? 0;
    at += letter.length;
    const before = letters.at(-1);
    const other = others.get(letter)?.[font === "regular" ? 400 : 700];
    // A vowel sign belongs to the letter before it, whatever font has it too.
    if (before && !before.isOwn && marksAndJoiners.test(letter) && has(before.face, letter))
      letters.push({ ...before, text: letter });
    else if (has(face, letter)) letters.push({ text: mirrored(letter, level), level, face, isOwn: true });
    else if (other) letters.push({ text: letter, level, face: other, isOwn: false });
    else if (!isUnseen(letter)) letters.push({ text: missingLetter, level, face, isOwn: true });
  }
  return letters;
}

/** A bracket in a text from the right opens to the other side. */
const mirrored = (letter: string, level: number) =>
  level % 2 === 1 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;

/** Neighbours of one font and level, as one run. Our own letters in a right-to-left text are separate runs. */
function joined(letters: readonly Letter[]): readonly Letter[] {
  const runs: Letter[] = [];
  for (const letter of letters) {
    const before = runs.at(-1);
    const goesOn =
      before?.face === letter.face && before.level === letter.level && !(letter.isOwn && letter.level % 2 === 1);
    if (before && goesOn) runs[runs.length - 1] = { ...before, text: before.text + letter.text };
    else runs.push(letter);
  }
  return runs;
}

/** Turns round every stretch of runs at or above each level, from the highest down to 1. */
function inSight(runs: readonly Letter[]): readonly Letter[] {
  const seen = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    for (let from = 0; from < seen.length; from++) {
      let to = from;
      while (to < seen.length && (seen[to] as Letter).level >= level) to++;
      if (to > from + 1) seen.splice(from, to - from, ...seen.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return seen;
}

/** Width of a run in ems. */
export function runWidth({ face, text, isOwn }: GlyphRun): number {
  if (!isOwn) return face.layout(text).advanceWidth / face.unitsPerEm;
  const { glyphs } = face.layout(text, commonLetters);
  return glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0) / face.unitsPerEm;
}

/** A run of another script as the outline of its letters: an SVG path of `size` from (0, 0), its baseline at 0, y downward. */
export function outlineOf({ face, text }: GlyphRun & { isOwn: false }, size: number): string {
  const scale = size / face.unitsPerEm;
  const { glyphs, positions } = face.layout(text);
  let pen = 0;
  const parts: string[] = [];
  glyphs.forEach((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] as (typeof positions)[number];
    const point = (value: number, place: number) =>
      place % 2 === 0 ? (pen + xOffset + value) * scale : -(yOffset + value) * scale;
    for (const { command, args } of glyph.path.commands)
      parts.push(letterOf[command] + args.map((value, place) => point(value, place).toFixed(3)).join(" "));
    pen += xAdvance;
  });
  return parts.join("");
}

const letterOf = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
} as const;
