// What is being changed of a theme: values of keys, and pairs of colours that stay although they are hard to read.
import { isOwnFont, ownFontId } from "@selvedge/themes/fonts/own-font";
import { readTokenValue } from "@selvedge/themes/tokens/read-value";
import type { TokenValue } from "@selvedge/themes/tokens/token";
import { TOKENS, type TokenKey } from "@selvedge/themes/tokens/tokens";
import { Refusal } from "../../../plugins/refusal.ts";

export interface ThemeDraft {
  properties: Record<string, unknown>;
  kept: string[];
  presetVersion: number;
}

/**
 * The values of a draft as their keys may hold them. A key that the shop has stored and that is none of ours stays as it is.
 * Throws validation with the keys that hold something else. `fonts` are the numbers of the shop's own faces.
 */
export function readProperties(
  written: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
  fonts: ReadonlySet<number>,
): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  const errors: Record<string, string[]> = {};
  for (const [key, value] of Object.entries(written)) {
    const found = isKnown(key) ? readOwn(key, value, fonts) : sameAsStored(stored, key, value);
    if (found === null) errors[`properties.${key}`] = [isKnown(key) ? wordsFor(key) : "There is no such setting."];
    else read[key] = found;
  }
  if (Object.keys(errors).length > 0) throw new Refusal("validation", { errors });
  return read;
}

const isKnown = (key: string): key is TokenKey => Object.hasOwn(TOKENS, key);

function readOwn(key: TokenKey, value: unknown, fonts: ReadonlySet<number>): TokenValue | null {
  const read = readTokenValue(TOKENS[key], value);
  if (typeof read !== "string" || TOKENS[key].type !== "font" || !isOwnFont(read)) return read;
  return fonts.has(ownFontId(read)!) ? read : null;
}

const sameAsStored = (stored: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown =>
  Object.hasOwn(stored, key) && JSON.stringify(stored[key]) === JSON.stringify(value) ? value : null;

/** What a key takes, for who typed something else. */
function wordsFor(key: TokenKey): string {
  const { type, min, max, options } = TOKENS[key] as {
    type: string;
    min?: number;
    max?: number;
    options?: readonly string[];
  };
  if (type === "colour") return "Enter a colour such as #2F4A5A.";
  if (type === "font") return "Choose one of the fonts.";
  if (type === "choice") return `Choose one of: ${(options ?? []).join(", ")}.`;
  if (type === "image") return "Choose a picture.";
  if (type === "flag") return "This is on or off.";
  return `Enter a number from ${min} to ${max}.`;
}
