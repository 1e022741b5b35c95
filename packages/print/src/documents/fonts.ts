import { readFile } from "node:fs/promises";
import fontkit, { type Font } from "@pdf-lib/fontkit";
import type { WideFonts } from "./glyph-runs.ts";
import { loadOtherFaces } from "./other-scripts.ts";

/**
 * The fonts of our documents, whole TrueType files: Latin, Greek, Cyrillic and Vietnamese in one (the web packages are
 * split by script, so that one name would need several of them). `other-scripts.ts` has the letters of the rest.
 */
const files = {
  regular: "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf",
  semibold: "@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf",
  bold: "@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf",
  black: "@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf",
  serif: "@expo-google-fonts/dm-serif-display/400Regular/DMSerifDisplay_400Regular.ttf",
} as const;

/**
 * Letters are rendered one for one: the PDF library knows no widths for the alternates that a font would put in their
 * place, such as a raised hyphen between capitals, and would leave gaps.
 */
export const commonLetters = { calt: false, ccmp: false, liga: false, clig: false, rlig: false } as const;

export type FontName = keyof typeof files;
export const fontNames = Object.keys(files) as readonly FontName[];

export interface LoadedFont {
  readonly bytes: Buffer;
  readonly face: Font;
}

export type Fonts = Readonly<Record<FontName, LoadedFont>>;

let loading: Promise<Fonts> | null = null;

/** All fonts, read once and cached. */
export function loadFonts(): Promise<Fonts> {
  loading ??= readAll();
  return loading;
}

/** The fonts for these texts: our own, and of other scripts those that the texts need. */
export async function loadWideFonts(texts: readonly string[]): Promise<WideFonts> {
  const own = await loadFonts();
  const text = texts.join(" ");
  const foreign = [...new Set(text)].filter(
    (letter) => !/\s/.test(letter) && !own.regular.face.hasGlyphForCodePoint(letter.codePointAt(0) as number),
  );
  return { own, others: await loadOtherFaces(foreign, text) };
}

async function readAll(): Promise<Fonts> {
  const entries = fontNames.map(async (name) => {
    const bytes = await readFile(new URL(import.meta.resolve(files[name])));
    return [name, { bytes, face: fontkit.create(bytes) }] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Fonts;
}
