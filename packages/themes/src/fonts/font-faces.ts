import type { Tokens } from "../resolve-theme.ts";
import { TOKEN_KEYS, TOKENS } from "../tokens/tokens.ts";
import { findFont } from "./catalogue.ts";
import type { Face, FontFamily } from "./family.ts";
import { type OwnFont, ownFaceRule, ownFontName } from "./own-font.ts";

/** One file a server serves: under `/fonts/{name}.woff2`, read from `specifier` of the package it comes in. */
export interface FontFile {
  readonly name: string;
  readonly specifier: string;
}

const UNICODE = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
} as const;

/** Faces every machine has, used until the real one is there; measures in units of 2048. */
const STAND_INS = {
  "sans-serif": { sources: 'local("Arial"),local("Liberation Sans")', averageWidth: 913 / 2048 },
  serif: { sources: 'local("Times New Roman"),local("Liberation Serif")', averageWidth: 832 / 2048 },
} as const;

/** The families a theme writes with, each once. */
export function fontFamilies(tokens: Tokens): FontFamily[] {
  const used = TOKEN_KEYS.filter((key) => TOKENS[key].type === "font").map((key) => String(tokens[key]));
  return [...new Set(used)].flatMap((family) => findFont(family) ?? []);
}

/**
 * Every `@font-face` of a theme: its families, and a fallback of the same measures for each. Text is in the fallback at once;
 * a face that has not come after 3 s is given up for this page, as `font-display: fallback` says (platform-core §9).
 */
export function fontFaces(tokens: Tokens, own: readonly OwnFont[] = []): string {
  const known = fontFamilies(tokens).flatMap((font) => rulesOf(font, isInCapitals(tokens, font)));
  return [...known, ...ownFaces(tokens, own)].join("");
}

/** Those of a shop's own faces that a theme writes with. */
function ownFaces(tokens: Tokens, own: readonly OwnFont[]): string[] {
  const used = new Set(TOKEN_KEYS.filter((key) => TOKENS[key].type === "font").map((key) => String(tokens[key])));
  return own
    .filter(({ id }) => used.has(ownFontName(id)))
    .flatMap((font) => [ownFaceRule(font), fallbackRule({ ...font, family: ownFontName(font.id) }, false)]);
}

/** The same of families that a page writes with beside its theme's. */
export const facesOf = (families: readonly FontFamily[]): string =>
  families.flatMap((font) => rulesOf(font, false)).join("");

const rulesOf = (font: FontFamily, inCapitals: boolean): string[] => [
  ...font.faces.flatMap((face) => faceRules(font, face)),
  fallbackRule(font, inCapitals),
];

/** The files those rules request, by the stable names a server serves them under. */
export function fontFiles(families: readonly FontFamily[]): FontFile[] {
  return families.flatMap((font) =>
    font.faces.flatMap((face) =>
      font.subsets.map((subset) => {
        const name = face.file.replace("{subset}", subset);
        return { name, specifier: `${font.package}/files/${name}.woff2` };
      }),
    ),
  );
}

/** The two files worth requesting before the stylesheet is read: the heading's and the reading text's first faces. */
export function fontPreloads(tokens: Tokens): string[] {
  const wanted = [...new Set([String(tokens["primary.font"]), String(tokens["text.font"])])];
  return wanted.flatMap((family) => {
    const face = findFont(family)?.faces[0];
    return face ? [`/fonts/${face.file.replace("{subset}", "latin")}.woff2`] : [];
  });
}

function faceRules({ family, subsets }: FontFamily, { weight, style, file }: Face): string[] {
  return subsets.map(
    (subset) =>
      `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:fallback;` +
      `src:url("/fonts/${file.replace("{subset}", subset)}.woff2") format("woff2");unicode-range:${UNICODE[subset]}}`,
  );
}

/** Whether a theme sets a family in capitals: its headings, and nothing else is written with it. */
const isInCapitals = (tokens: Tokens, { family }: FontFamily): boolean =>
  tokens["heading.transform"] === "uppercase" && tokens["primary.font"] === family && tokens["text.font"] !== family;

type Measured = Pick<FontFamily, "family" | "generic" | "metrics">;

function fallbackRule({ family, generic, metrics }: Measured, inCapitals: boolean): string {
  const { ascent, descent, unitsPerEm, averageWidth, capitals } = metrics;
  const scale = (averageWidth / unitsPerEm / STAND_INS[generic].averageWidth) * (inCapitals ? capitals : 1);
  const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
  return (
    `@font-face{font-family:"${family} fallback";src:${STAND_INS[generic].sources};size-adjust:${percent(scale)};` +
    `ascent-override:${percent(ascent / unitsPerEm / scale)};descent-override:${percent(descent / unitsPerEm / scale)};line-gap-override:0%}`
  );
}
