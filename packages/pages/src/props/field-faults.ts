import { isHexColour } from "@selvedge/domain/colour/hex-colour";
import { isAllowedLink } from "@selvedge/domain/links/link-schemes";
import { isObject, type Json, type JsonObject } from "../json.ts";
import type { Path } from "../ops/op.ts";
import type { Field, Fields } from "./field.ts";

/** What is wrong with one property, and where it is. */
export interface FieldFault {
  readonly path: Path;
  /** One sentence for the person who fills the field in. */
  readonly text: string;
  /** The field is empty and has to be filled in. */
  readonly isMissing?: true;
}

/** The most characters of a text and of HTML, where the field names no limit of its own. */
export const TEXT_MAX = 5_000;
export const HTML_MAX = 50_000;

const fault = (path: Path, text: string): FieldFault[] => [{ path, text }];
const required = (path: Path): FieldFault[] => [{ path, text: "This field is required.", isMissing: true }];

/** Everything in properties that their fields do not allow. An absent property has its default; unknown ones are stored. */
export function fieldFaults(fields: Fields, props: JsonObject, at: Path = []): FieldFault[] {
  return Object.entries(fields).flatMap(([name, field]) => valueFaults(field, props[name], [...at, name]));
}

/** The same of one value. */
export function valueFaults(field: Field, value: Json | undefined, path: Path): FieldFault[] {
  const isEmpty = value === undefined || value === null || value === "";
  if (isEmpty) return "required" in field && field.required ? required(path) : [];
  return (checks[field.kind] as Check<Field["kind"]>)(field as never, value, path);
}

type Check<K extends Field["kind"]> = (field: Extract<Field, { kind: K }>, value: Json, path: Path) => FieldFault[];

const checks: { readonly [K in Field["kind"]]: Check<K> } = {
  text: ({ maxLength = TEXT_MAX }, value, path) => textFaults(value, maxLength, path),
  html: ({ maxLength = HTML_MAX }, value, path) => textFaults(value, maxLength, path),
  link: (_, value, path) =>
    typeof value === "string" && isAllowedLink(value)
      ? []
      : fault(path, "Enter an address that starts with https:// or /, a mail address or a phone number."),
  number: (field, value, path) => numberFaults(field, value, path),
  flag: (_, value, path) => (typeof value === "boolean" ? [] : fault(path, "Choose on or off.")),
  choice: ({ options }, value, path) =>
    options.includes(value as string) ? [] : fault(path, `Choose one of: ${options.join(", ")}.`),
  colour: (_, value, path) =>
    typeof value === "string" && isHexColour(value) ? [] : fault(path, "Enter a colour such as #1f6feb."),
  image: (_, value, path) => imageFaults(value, path),
  group: ({ fields }, value, path) =>
    isObject(value) ? fieldFaults(fields, value, path) : fault(path, "These settings cannot be read."),
  list: (field, value, path) => listFaults(field, value, path),
};

function textFaults(value: Json, maxLength: number, path: Path): FieldFault[] {
  if (typeof value !== "string" && typeof value !== "number") return fault(path, "Enter text.");
  return String(value).length <= maxLength
    ? []
    : fault(path, `Use up to ${maxLength.toLocaleString("en")} characters.`);
}

function numberFaults({ min, max }: Extract<Field, { kind: "number" }>, value: Json, path: Path): FieldFault[] {
  const number = typeof value === "string" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return fault(path, "Enter a number.");
  if (min !== undefined && number < min) return fault(path, `Enter ${min} or more.`);
  return max !== undefined && number > max ? fault(path, `Enter ${max} or less.`) : [];
}

function imageFaults(value: Json, path: Path): FieldFault[] {
  const address = typeof value === "string" ? value : isObject(value) ? value.original : undefined;
  const isPicture = typeof address === "string" && (isAllowedLink(address) || /^data:image\//i.test(address.trim()));
  return isPicture ? [] : fault(path, "Choose a picture.");
}

function listFaults({ of, max }: Extract<Field, { kind: "list" }>, value: Json, path: Path): FieldFault[] {
  if (!Array.isArray(value)) return fault(path, "This list cannot be read.");
  if (value.length > max) return fault(path, `Use up to ${max} entries.`);
  return value.flatMap((item, index) =>
    isObject(item) ? fieldFaults(of, item, [...path, index]) : fault([...path, index], "This entry cannot be read."),
  );
}
