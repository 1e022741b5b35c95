import { type FontName, loadWideFonts } from "./fonts.ts";
import { isUnseen, runsOf, runWidth, type WideFonts } from "./glyph-runs.ts";

/** What a layout needs to know about text: its width in the unit of `size`. */
export interface Ruler {
  readonly width: (text: string, font: FontName, size: number) => number;
  /** The characters of a text that neither the font nor those of other scripts can render; they print as empty boxes. */
  readonly missing: (text: string, font: FontName) => readonly string[];
}

/** A ruler for these texts and every Latin, Greek and Cyrillic one: a text in another script is measured when it is among them. */
export async function loadRuler(texts: readonly string[] = []): Promise<Ruler> {
  const fonts = await loadWideFonts(texts);
  return { width: (...text) => widthOf(fonts, ...text), missing: (...text) => missingIn(fonts, ...text) };
}

const widthOf = (fonts: WideFonts, text: string, font: FontName, size: number): number =>
  runsOf(fonts, text, font).reduce((sum, run) => sum + runWidth(run) * size, 0);

function missingIn({ own, others }: WideFonts, text: string, font: FontName): readonly string[] {
  const { face } = own[font];
  return [...new Set(text)].filter((letter) => {
    const isRendered =
      /\s/.test(letter) || isUnseen(letter) || face.hasGlyphForCodePoint(letter.codePointAt(0) as number);
    return !isRendered && !(others.has(letter) && font !== "serif");
  });
}

export interface TextInRoom {
  font: FontName;
  size: number;
  room: number;
}

/** The largest size up to `size` at which a text is no wider than `room`. */
export function sizeToFit(ruler: Ruler, text: string, { font, size, room }: TextInRoom): number {
  const width = ruler.width(text, font, size);
  return width <= room ? size : (size * room) / width;
}

/** A text cut at its words into lines no wider than `room`; a word that is too long alone is cut where it must be. */
export function wrapText(ruler: Ruler, text: string, { font, size, room }: TextInRoom): readonly string[] {
  const fits = (line: string) => ruler.width(line, font, size) <= room;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter((part) => part !== "")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    const pieces = cutWord(word, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? "";
  }
  return line === "" ? lines : [...lines, line];
}

function cutWord(word: string, fits: (text: string) => boolean): readonly string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const character of word) {
    if (piece !== "" && !fits(piece + character)) {
      pieces.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...pieces, piece];
}
