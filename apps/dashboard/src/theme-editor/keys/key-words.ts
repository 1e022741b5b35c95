// Keys as a shop's people read them.

import { followedKey } from "@selvedge/themes/followed";
import { isOwnFont, ownFontId } from "@selvedge/themes/fonts/own-font";
import type { Tokens } from "@selvedge/themes/resolve-theme";
import { TOKEN_GROUPS } from "@selvedge/themes/tokens/groups";
import type { Token, TokenValue } from "@selvedge/themes/tokens/token";
import { TOKENS, type TokenKey } from "@selvedge/themes/tokens/tokens";
import type { EditedTheme } from "../theme-query.ts";

export const tokenOf = (key: TokenKey): Token => TOKENS[key];

/** "ruled" as "Ruled"; choices are words already. A case that changes nothing leaves letters as they are typed. */
export const choiceWords = (key: TokenKey, option: string): string =>
  option === "none" && key.endsWith(".transform") ? "As typed" : (british[option] ?? capital(option));

/** Stored as in CSS, read as in English. */
const british: Readonly<Record<string, string>> = { center: "Centre" };
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Sizes of letters; they are numbers without a unit where they are stored. */
const letterSizes: ReadonlySet<TokenKey> = new Set<TokenKey>([
  "text.size",
  "heading.size",
  "heading.display.size",
  "heading.display.small",
  "quote.size",
]);

/** What a number of a key counts; empty where it counts nothing. */
export const unitOf = (key: TokenKey): string => (tokenOf(key).type === "length" || letterSizes.has(key) ? "px" : "");

/** A value in words, for what it was and for readers of the screen. */
export function valueWords(key: TokenKey, value: TokenValue, fonts: EditedTheme["fonts"]): string {
  const { type } = tokenOf(key);
  if (type === "flag") return value === true ? "On" : "Off";
  if (unitOf(key)) return `${value} ${unitOf(key)}`;
  if (type === "colour") return String(value).toUpperCase();
  if (type === "choice") return choiceWords(key, String(value));
  if (type === "image") return value === "" ? "None" : "A picture";
  const text = String(value);
  return type === "font" && isOwnFont(text)
    ? (fonts.find(({ id }) => id === ownFontId(text))?.name ?? "Your font")
    : text;
}

/** "follows Text" for a key that no theme sets; null for the others. */
export function followsWords(key: TokenKey, isSet: boolean, tokens: Tokens): string | null {
  const followed = isSet ? null : followedKey(key, tokens);
  return followed && `follows ${tokenOf(followed).label}`;
}

/** Groups with the keys that fit the words, and only changed ones where that is asked for. */
export function fittingGroups(search: string, only: ReadonlySet<string> | null) {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return TOKEN_GROUPS.map(({ id, title, keys }) => ({
    ...{ id, title, all: keys.length },
    keys: keys.filter((key) => {
      const text = `${tokenOf(key).label} ${key} ${title} ${hints[id] ?? ""}`.toLowerCase();
      return words.every((word) => text.includes(word)) && (only === null || only.has(key));
    }),
  })).filter(({ keys }) => keys.length > 0);
}

/** Words by which people look for a group. */
const hints: Readonly<Record<string, string>> = {
  colours: "color palette ink",
  letters: "fonts type typography",
  buttons: "corners round",
  pictures: "images photos corners",
  header: "navigation top bar logo",
  cards: "sale badge price",
  forms: "inputs errors",
};
