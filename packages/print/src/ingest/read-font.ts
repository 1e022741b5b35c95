// A face that somebody uploads: what it is by its first bytes, whether it opens, and what a page needs to know of it.
import { create, type ShapedFont } from "fontkit";

export type FontFormat = "woff2" | "woff" | "ttf" | "otf";

export interface ReadFont {
  readonly ok: true;
  readonly format: FontFormat;
  readonly family: string;
  /** One weight, or the ends of what it varies between. */
  readonly weights: string;
  readonly metrics: { ascent: number; descent: number; unitsPerEm: number; averageWidth: number; capitals: number };
  /** Letters and signs that shops write and that it lacks. */
  readonly missing: string;
}

export interface RefusedFont {
  readonly ok: false;
  readonly message: string;
}

const starts: readonly (readonly [format: FontFormat, bytes: readonly number[]])[] = [
  ["woff2", [0x77, 0x4f, 0x46, 0x32]],
  ["woff", [0x77, 0x4f, 0x46, 0x46]],
  ["ttf", [0, 1, 0, 0]],
  ["ttf", [0x74, 0x72, 0x75, 0x65]],
  ["otf", [0x4f, 0x54, 0x54, 0x4f]],
];

/** What shops in our countries and currencies write. */
const wanted = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789£€$.,:;!?’“”–-&()éèüöäßñçøåłżő";
/** How often letters occur in English, roughly: a fallback of this width moves nothing. */
const sample = "the quick brown fox jumps over the lazy dog and then the rest of the letters are set as they are read";

/** Reads an uploaded font, or says why it cannot be used. */
export function readFont(bytes: Uint8Array): ReadFont | RefusedFont {
  const format = starts.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0];
  if (!format) return refused("This is not a font. Choose a WOFF2, WOFF, TTF or OTF file.");
  try {
    const font = create(Buffer.from(bytes));
    if (!font.unitsPerEm || typeof font.layout !== "function") return refused(collection);
    const missing = [...wanted].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0)!)).join("");
    if (missing.length > wanted.length / 2) return refused("This font has no letters to write words with.");
    return { ok: true, format, family: nameOf(font), weights: weightsOf(font), metrics: measured(font), missing };
  } catch {
    return refused("This font is damaged. Export or download it again.");
  }
}

const collection = "This file holds several fonts. Choose the file of one.";
const refused = (message: string): RefusedFont => ({ ok: false, message });

function nameOf({ familyName, subfamilyName }: ShapedFont): string {
  const style = subfamilyName && !/^regular$/i.test(subfamilyName) ? ` ${subfamilyName}` : "";
  return `${familyName ?? ""}${style}`
    .replace(/[^\p{L}\p{N} .&'-]/gu, "")
    .trim()
    .slice(0, 60);
}

function weightsOf(font: ShapedFont): string {
  const { wght } = font.variationAxes ?? {};
  const whole = (value: number) => String(Math.min(1000, Math.max(1, Math.round(value))));
  return wght ? `${whole(wght.min)} ${whole(wght.max)}` : whole(font["OS/2"]?.usWeightClass || 400);
}

function measured(font: ShapedFont): ReadFont["metrics"] {
  const averageWidth = font.layout(sample).advanceWidth / sample.length;
  if (!(averageWidth > 0)) throw new Error("no widths");
  return {
    ascent: Math.abs(font.ascent),
    descent: Math.abs(font.descent),
    ...{ unitsPerEm: font.unitsPerEm, averageWidth: Math.round(averageWidth), capitals: 1 },
  };
}
