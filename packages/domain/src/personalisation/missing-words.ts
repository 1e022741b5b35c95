import type { LineTexts } from "./line-texts.ts";
import type { AskedField } from "./template.ts";

/** A line of an order as far as its words are asked for before it is made. */
export interface LineToMake {
  readonly name: string;
  /** The fields that it was sold with; null where nothing could be written on it. */
  readonly fields: readonly Pick<AskedField, "key" | "label" | "isRequired">[] | null;
  /** Its texts as they were stored with the order; null without any. */
  readonly personalisation: unknown;
  /** The design that will be printed. */
  readonly sceneHash: string;
  /** A person has looked at the order's words and let it go. */
  readonly areWordsConfirmed?: boolean;
}

/**
 * What of a line's words is missing, in words: "Name shirt: Name is missing." Null where the line can be made as it is:
 * every asked field is filled in, and the design that is printed is the one with the words.
 */
export function missingWords({
  name,
  fields,
  personalisation,
  sceneHash,
  areWordsConfirmed,
}: LineToMake): string | null {
  if (areWordsConfirmed || (fields === null && personalisation === null)) return null;
  const { values, sceneHash: written } = (personalisation ?? {}) as Partial<LineTexts>;
  const texts = values?.texts ?? {};
  const asked = (fields ?? []).filter(({ key, isRequired }) => isRequired && !texts[key]?.trim());
  const isEmpty = Object.values(texts).every((text) => text.trim() === "");
  const lacking = asked.length > 0 ? asked : isEmpty ? (fields ?? []) : [];
  if (lacking.length > 0) {
    const names = lacking.map(({ label }) => label);
    return `${name}: ${inWords(names, asked.length > 0 ? "and" : "or")} ${names.length > 1 && asked.length > 0 ? "are" : "is"} missing.`;
  }
  if (isEmpty) return `${name}: its words are missing.`;
  return written === sceneHash ? null : `${name}: its print is not the one with its words.`;
}

const inWords = (names: readonly string[], last: "and" | "or"): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;

/** Whether everything that is written on an order's pieces is there. */
export const isPersonalisationComplete = (lines: readonly LineToMake[]): boolean =>
  lines.every((line) => missingWords(line) === null);

/** What is missing of an order's words, each line once; empty where nothing is. */
export const missingInOrder = (lines: readonly LineToMake[]): string =>
  [...new Set(lines.flatMap((line) => missingWords(line) ?? []))].join(" ");

/** Who can do something about an order that is held for its words, and what. */
export const whoMendsWords =
  "The shop can ask its buyer or refund the piece; staff who may hold orders let it go once the words are right.";
