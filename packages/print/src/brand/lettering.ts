// Words as outlines, in a shop's own face or, where that lacks a letter, in ours.
import { readFile } from "node:fs/promises";
import { create, type ShapedFont } from "fontkit";
import subsetFont from "subset-font";
import { loadFonts } from "../documents/fonts.ts";

/** A face by its file, in WOFF2 or TrueType, and the weight that it is set in. */
export interface FaceFile {
  readonly path: string;
  readonly weight: number;
}

/** A line of text at 1 px: scale it by the size. */
export interface Lettering {
  /** Path data with the baseline at 0 and up to the top negative. */
  readonly path: string;
  readonly width: number;
}

/** The outlines of a line of text. Letters that no face has are left out. */
export async function letteringOf(text: string, face: FaceFile): Promise<Lettering> {
  const own = await faceWith(text, face);
  const letters = [...text].filter((letter) => own.hasGlyphForCodePoint(letter.codePointAt(0)!)).join("");
  return lineOf(own, letters);
}

/**
 * A space has no outline. Where it is the last glyph of a cut face, its place is the end of the file, from which the reader
 * of its bounds reads ten bytes on.
 */
const afterLastGlyph = Buffer.alloc(10);

async function faceWith(text: string, { path, weight }: FaceFile): Promise<ShapedFont> {
  const bytes = await readFile(path);
  const letters = [...new Set(text)].toSorted().join("");
  const options = { targetFormat: "sfnt", variationAxes: { wght: weight } } as const;
  const cut = await subsetFont(bytes, letters, options).catch(() =>
    subsetFont(bytes, letters, { targetFormat: "sfnt" }),
  );
  const own = create(Buffer.concat([cut, afterLastGlyph]));
  if ([...letters].every((letter) => own.hasGlyphForCodePoint(letter.codePointAt(0)!))) return own;
  return create((await loadFonts()).bold.bytes);
}

const commands = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" } as const;

function lineOf(face: ShapedFont, text: string): Lettering {
  const { glyphs, positions, advanceWidth } = face.layout(text);
  const scale = 1 / face.unitsPerEm;
  let at = 0;
  const parts = glyphs.map(({ path }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    const [x, y] = [at + xOffset, yOffset];
    at += xAdvance;
    return path.commands
      .map(
        ({ command, args }) =>
          commands[command] + args.map((value, odd) => placed(value, odd % 2 ? y : x, odd)).join(" "),
      )
      .join("");
  });
  function placed(value: number, from: number, odd: number): string {
    return ((value + from) * (odd % 2 ? -scale : scale)).toFixed(5);
  }
  return { path: parts.join(""), width: advanceWidth * scale };
}
