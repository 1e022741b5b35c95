// A face that a shop brought itself. Themes name it by its number, so that what it is called can change.
import type { FontFamily } from "./family.ts";

export interface OwnFont {
  readonly id: number;
  /** As the shop calls it. */
  readonly name: string;
  /** Address of its file on the host of files. */
  readonly url: string;
  /** One weight, or the ends of what it varies between. */
  readonly weights: string;
  readonly generic: FontFamily["generic"];
  readonly metrics: FontFamily["metrics"];
}

const named = /^own-font-(\d{1,12})$/;

/** What a theme holds for it. */
export const ownFontName = (id: number): string => `own-font-${id}`;

export const isOwnFont = (value: string): boolean => named.test(value);

/** The number of a shop's own face; null for one of the catalogue. */
export const ownFontId = (value: string): number | null => {
  const [, id] = named.exec(value) ?? [];
  return id === undefined ? null : Number(id);
};

/** How a browser is told of the file by its address. */
const formats: Record<string, string> = { woff2: "woff2", woff: "woff", ttf: "truetype", otf: "opentype" };

/** The `@font-face` of the file; nothing for an address that is no font's. */
export function ownFaceRule({ id, url, weights }: OwnFont): string {
  const [, ending = ""] = /^https?:\/\/[\w.:/-]+\.(woff2|woff|ttf|otf)$/.exec(url) ?? [];
  if (!ending || !/^\d{1,4}( \d{1,4})?$/.test(weights)) return "";
  return `@font-face{font-family:"${ownFontName(id)}";font-weight:${weights};font-display:fallback;src:url("${url}") format("${formats[ending]}")}`;
}
