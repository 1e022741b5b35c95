// Letters that our own fonts do not have: Chinese, Japanese, Korean, Arabic, Hebrew, Thai, Devanagari. Their fonts come in
// a hundred small files each; only the files that a document needs are read, and they are cached.
import { readFile } from "node:fs/promises";
import { create, type ShapedFont } from "fontkit";
import subsetFont from "subset-font";

const families = ["jp", "sc", "kr", "arabic", "hebrew", "thai", "devanagari"] as const;
type Family = (typeof families)[number];

/** Weights of the outlines: the plain one, and the one used for every bolder name. */
export type OtherWeight = 400 | 700;

/** The fonts that draw the letters of some texts, by letter. A letter that none of them has is not in it. */
export type OtherFaces = ReadonlyMap<string, Readonly<Record<OtherWeight, ShapedFont>>>;

interface FontFile {
  readonly family: Family;
  readonly name: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/** A text with Japanese syllables needs Japanese shapes of the letters that several countries share, Hangul Korean ones. */
function inOrder(text: string): readonly Family[] {
  const first: Family = /[\u3040-\u30ff]/.test(text) ? "jp" : /[\uac00-\ud7af]/.test(text) ? "kr" : "sc";
  return [first, ...families.filter((family) => family !== first)];
}

/** Finds a font for each of these letters. `text` is all that is written, for the choice between shapes. */
export async function loadOtherFaces(letters: readonly string[], text: string): Promise<OtherFaces> {
  const faces = new Map<string, Record<OtherWeight, ShapedFont>>();
  if (letters.length === 0) return faces;
  const files = await fontFiles();
  for (const letter of letters) {
    const code = letter.codePointAt(0) as number;
    const holds = ({ ranges }: FontFile) => ranges.some(([from, to]) => from <= code && code <= to);
    for (const family of inOrder(text)) {
      const file = files.find((candidate) => candidate.family === family && holds(candidate));
      const pair = file && (await facesOf(file));
      if (!pair?.[400].hasGlyphForCodePoint(code)) continue;
      faces.set(letter, pair);
      break;
    }
  }
  return faces;
}

let listing: Promise<readonly FontFile[]> | null = null;

/** Every file of every family with the letters it holds, as the packages list them. Latin is our own fonts' part. */
function fontFiles(): Promise<readonly FontFile[]> {
  listing ??= Promise.all(families.map(filesOf)).then((lists) => lists.flat());
  return listing;
}

async function filesOf(family: Family): Promise<readonly FontFile[]> {
  const list = await readFile(new URL(import.meta.resolve(`@fontsource-variable/noto-sans-${family}/unicode.json`)));
  return Object.entries(JSON.parse(list.toString()) as Record<string, string>)
    .filter(([name]) => !/latin|cyrillic|greek|vietnamese/.test(name))
    .map(([name, ranges]) => ({ family, name: name.replaceAll(/[[\]]/g, ""), ranges: rangesOf(ranges) }));
}

const rangesOf = (text: string): FontFile["ranges"] =>
  text.split(",").map((part) => {
    const [from, to = from] = part
      .replace("U+", "")
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return [from as number, to as number] as const;
  });

/** Files cached at once; the letters of one street are in five or ten. */
const maxStored = 120;
const cached = new Map<string, Promise<Record<OtherWeight, ShapedFont>>>();

function facesOf(file: FontFile): Promise<Record<OtherWeight, ShapedFont>> {
  const key = `${file.family} ${file.name}`;
  const faces = cached.get(key) ?? readFaces(file);
  cached.delete(key);
  cached.set(key, faces);
  faces.catch(() => cached.delete(key));
  const [oldest] = cached.keys();
  if (cached.size > maxStored && oldest !== undefined) cached.delete(oldest);
  return faces;
}

async function readFaces({ family, name, ranges }: FontFile): Promise<Record<OtherWeight, ShapedFont>> {
  const path = `@fontsource-variable/noto-sans-${family}/files/noto-sans-${family}-${name}-wght-normal.woff2`;
  const bytes = await readFile(new URL(import.meta.resolve(path)));
  const letters = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, place) => from + place));
  const text = letters.map((code) => String.fromCodePoint(code)).join("");
  const of = async (wght: OtherWeight) =>
    create(await subsetFont(bytes, text, { targetFormat: "sfnt", variationAxes: { wght } }));
  return { 400: await of(400), 700: await of(700) };
}
