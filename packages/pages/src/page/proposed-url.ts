import { normalisePageUrl } from "./page-url.ts";

const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  þ: "th",
  "&": " and ",
};

/** The address that a page's name suggests, such as `/our-work/` for "Our work"; empty where the name has no letter of an address. */
export function proposedPageUrl(name: string): string {
  const words = wordsOfAddress(name);
  return words === "" ? "" : normalisePageUrl(words);
}

/** A name as an address writes it: "our-work" for "Our work"; empty where it has no letter of an address. */
export const wordsOfAddress = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[ßæœøłđþ&]/g, (letter) => letters[letter] ?? "")
    .normalize("NFKD")
    .replace(/['’\p{M}]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "");
