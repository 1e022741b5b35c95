import { parseHex, toHex } from "../colour/colour.ts";
import { FONT_NAMES } from "../fonts/catalogue.ts";
import { isOwnFont } from "../fonts/own-font.ts";
import type { Token, TokenValue } from "./token.ts";

/**
 * A value as its token may hold it, or null. This is the only way into a theme's stylesheet: a colour comes out as hex, a
 * length as a number, a font as a name of the catalogue or the number of
 * the shop's own, a choice as one of its options, a picture as a quotable address,
 * so no value can end a rule or the style tag it is in.
 */
export function readTokenValue(token: Token, value: unknown): TokenValue | null {
  return readers[token.type](token, value);
}

const readers: Record<Token["type"], (token: Token, value: unknown) => TokenValue | null> = {
  colour: (_, value) => readColour(value),
  font: (_, value) => (typeof value === "string" && (FONT_NAMES.has(value) || isOwnFont(value)) ? value : null),
  length: (token, value) => readNumber(token, typeof value === "string" ? value.replace(/px$/, "") : value),
  number: readNumber,
  choice: (token, value) => (token.options?.includes(value as string) ? (value as string) : null),
  flag: (_, value) => readFlag(value),
  image: (_, value) => (typeof value === "string" && /^(https:\/\/|\/)?[\w./~%?=&+-]*$/.test(value) ? value : null),
};

function readColour(value: unknown): string | null {
  const rgb = typeof value === "string" ? parseHex(value.trim()) : null;
  return rgb && toHex(rgb);
}

function readNumber(token: Token, value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return null;
  return number >= (token.min ?? number) && number <= (token.max ?? number) ? number : null;
}

/** Settings were 1 and 0 before they were flags, and still are on the wire. */
function readFlag(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  return value === 1 || value === "1" ? true : value === 0 || value === "0" ? false : null;
}
