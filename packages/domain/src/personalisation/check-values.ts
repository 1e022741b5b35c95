import { isTextFont, textFonts } from "./fonts.ts";
import { isTextInk, textInks } from "./inks.ts";
import type { AskedField, AskedTexts, Personalisation, PersonalValues, TextField } from "./template.ts";
import { firstUnprintable, lengthOf, textKinds, tidyText } from "./text-kinds.ts";

/** What arrives from a form or a call, by field; `font` and `ink` beside the texts. */
export type TypedValues = Readonly<Record<string, string | undefined>>;

export type CheckedValues =
  | { readonly ok: true; readonly values: PersonalValues }
  /** A message for each wrong field, by its key. */
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/** Holds what a shopper typed against the fields of a product. What belongs to no field is left out. */
export function checkValues(template: AskedTexts, typed: TypedValues): CheckedValues {
  const texts = Object.fromEntries(template.fields.map((field) => [field.key, textOf(field, typed[field.key])]));
  const font = choiceOf(template.fonts, typed.font);
  const ink = choiceOf(template.inks, typed.ink);
  const found = template.fields.map((field) => [field.key, wrongText(field, texts[field.key]!)] as const);
  const errors = Object.fromEntries(
    [
      ...found,
      ["font", font === null ? "Choose one of the fonts." : null] as const,
      ["ink", ink === null ? "Choose one of the colours." : null] as const,
      ["empty", template.fields.some(({ key }) => texts[key] !== "") ? null : ""] as const,
    ].flatMap(([key, message]) => (message === null ? [] : [[key, message]])),
  ) as Record<string, string>;
  const { empty, ...wrong } = errors;
  if (empty !== undefined && Object.keys(wrong).length === 0)
    return { ok: false, errors: { [template.fields[0]!.key]: `Fill in ${namesOf(template.fields)}.` } };
  if (Object.keys(wrong).length > 0 || font === null || ink === null) return { ok: false, errors: wrong };
  return { ok: true, values: { texts, font, ink } };
}

const textOf = (field: Pick<TextField, "isUppercase">, typed = ""): string => {
  const tidy = tidyText(typed);
  return field.isUppercase ? tidy.toUpperCase() : tidy;
};

/** The only choice is taken without being asked for; null for one that is not offered. */
const choiceOf = <T extends string>(offered: readonly T[], typed: string | undefined): T | null =>
  typed === undefined || typed === "" ? (offered[0] ?? null) : (offered.find((choice) => choice === typed) ?? null);

/** Why a text cannot be printed, in words; null where it can. */
export function wrongText({ label, kind, isRequired, maxLength }: AskedField, text: string): string | null {
  if (text === "") return isRequired ? `Fill in ${label}.` : null;
  const letter = firstUnprintable(text, kind);
  if (letter !== null)
    return `${letter === " " ? "A space" : letter} cannot be printed here. ${textKinds[kind].words} can.`;
  const length = lengthOf(text);
  if (length > maxLength) return `${label} has room for ${maxLength}; this is ${length}.`;
  return null;
}

const namesOf = (fields: readonly AskedField[]): string => {
  const names = fields.map(({ label }) => label);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
};

/** What the filled fields add to the price of one piece, with VAT. */
export const chargeOf = ({ fields }: Personalisation, { texts }: PersonalValues): number =>
  fields.reduce((sum, { key, chargeMinor }) => sum + (texts[key] ? chargeMinor : 0), 0);

/** One thing that a shopper chose, in words. */
export interface PersonalWords {
  readonly label: string;
  readonly value: string;
}

/** What a shopper filled in, in the order of the fields; font and ink where there was a choice. */
export function wordsOf(template: Personalisation, { texts, font, ink }: PersonalValues): readonly PersonalWords[] {
  const filled = template.fields.flatMap(({ key, label }) => (texts[key] ? [{ label, value: texts[key] }] : []));
  const chosen = [
    ...(template.fonts.length > 1 ? [{ label: "Font", value: nameIn(textFonts, font) }] : []),
    ...(template.inks.length > 1 ? [{ label: "Print colour", value: nameIn(textInks, ink) }] : []),
  ];
  return [...filled, ...chosen];
}

const nameIn = (choices: readonly { readonly code: string; readonly name: string }[], code: string): string =>
  choices.find((choice) => choice.code === code)?.name ?? "";

/** The texts as they are printed, "MARLOWE, 07", while they are typed. */
export const wordsInPlace = (fields: readonly AskedField[], typed: TypedValues): string =>
  fields
    .map((field) => textOf(field, typed[field.key]))
    .filter((text) => text !== "")
    .join(", ");

/** The examples of a product's fields, as if they had been typed. */
export const exampleValues = ({ fields, fonts, inks }: Personalisation): PersonalValues => ({
  texts: Object.fromEntries(fields.map((field) => [field.key, textOf(field, field.example)])),
  font: fonts.find(isTextFont)!,
  ink: inks.find(isTextInk)!,
});
