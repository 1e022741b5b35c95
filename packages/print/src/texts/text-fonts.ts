import { readFile } from "node:fs/promises";
import type { TextFont } from "@selvedge/domain/personalisation/fonts";
import { create, type ShapedFont } from "fontkit";

const fontFiles: Record<TextFont, readonly [family: string, weight: number]> = {
  tall: ["anton", 400],
  plain: ["barlow-condensed", 700],
  fat: ["abril-fatface", 400],
  brush: ["pacifico", 400],
};

/** A font's files, the one with the commonest letters first. */
export type TextFace = readonly ShapedFont[];

const cache = new Map<TextFont, Promise<TextFace>>();

/** The files of a font that typed texts may be printed in. Read once, then cached. */
export function textFace(font: TextFont): Promise<TextFace> {
  const cached = cache.get(font);
  if (cached) return cached;
  const reading = Promise.all(["latin", "latin-ext"].map((letters) => readFont(font, letters)));
  cache.set(font, reading);
  reading.catch(() => cache.delete(font));
  return reading;
}

async function readFont(font: TextFont, letters: string): Promise<ShapedFont> {
  const [family, weight] = fontFiles[font];
  const file = `@fontsource/${family}/files/${family}-${letters}-${weight}-normal.woff2`;
  return create(await readFile(new URL(import.meta.resolve(file))));
}
