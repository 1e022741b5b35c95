import { isHexColour } from "@selvedge/domain/colour/hex-colour";
import { isAllowedLink } from "@selvedge/domain/links/link-schemes";
import { isObject, type Json, type JsonObject } from "../json.ts";
import type { Path } from "../ops/op.ts";
import type { Field, FieldOf, Fields } from "./field.ts";
import { isFieldShown } from "./field-shown.ts";
import { isClock, isInstant } from "./read-props.ts";
import { BREAKPOINTS, ownByWidth } from "./read-responsive.ts";
import { REFERENCE_MAX, REFERENCE_TITLES } from "./references.ts";

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

/**
 * Everything in properties that their fields do not allow. An absent property has its default; unknown ones are stored, and
 * a field that is not asked for now may be empty.
 */
export function fieldFaults(fields: Fields, props: JsonObject, at: Path = []): FieldFault[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const faults = valueFaults(field, props[name], [...at, name]);
    return isFieldShown(field, fields, props) ? faults : faults.filter(({ isMissing }) => !isMissing);
  });
}

/** The same of one value. */
export function valueFaults(field: Field, value: Json | undefined, path: Path): FieldFault[] {
  const isEmpty = value === undefined || value === null || value === "";
  const isTooShort = field.kind === "list" && (field.min ?? 0) > 0;
  if (isEmpty) return isTooShort || ("required" in field && field.required) ? required(path) : [];
  return (checks[field.kind] as Check<Field["kind"]>)(field as never, value, path);
}

type Check<K extends Field["kind"]> = (field: FieldOf<K>, value: Json, path: Path) => FieldFault[];

const checks: { readonly [K in Field["kind"]]: Check<K> } = {
  text: ({ minLength = 0, maxLength = TEXT_MAX }, value, path) => textFaults(value, { minLength, maxLength }, path),
  html: ({ maxLength = HTML_MAX }, value, path) => textFaults(value, { minLength: 0, maxLength }, path),
  link: (_, value, path) =>
    typeof value === "string" && isAllowedLink(value)
      ? []
      : fault(path, "Enter an address that starts with https:// or /, a mail address or a phone number."),
  number: (field, value, path) => numberFaults(field, value, path),
  flag: (_, value, path) => (typeof value === "boolean" ? [] : fault(path, "Choose on or off.")),
  choice: (field, value, path) => choiceFaults(field, value, path),
  choices: ({ options, required: isRequired }, value, path) => {
    if (!Array.isArray(value) || !value.every((each) => options.includes(each as string)))
      return fault(path, "Choose from the list.");
    return isRequired && value.length === 0 ? required(path) : [];
  },
  icon: (field, value, path) => choiceFaults(field, value, path),
  reference: ({ to }, value, path) =>
    typeof value === "string" && value.trim() !== "" && value.length <= REFERENCE_MAX
      ? []
      : fault(path, `Choose a ${REFERENCE_TITLES[to].toLowerCase()}.`),
  instant: (_, value, path) => (isInstant(value) ? [] : fault(path, "Enter a date and a time.")),
  clock: (_, value, path) => (isClock(value) ? [] : fault(path, "Enter a time such as 09:30.")),
  colour: (_, value, path) =>
    typeof value === "string" && isHexColour(value) ? [] : fault(path, "Enter a colour such as #1f6feb."),
  image: (_, value, path) => imageFaults(value, path),
  group: (field, value, path) => groupFaults(field, value, path),
  list: (field, value, path) => listFaults(field, value, path),
  responsive: (field, value, path) => responsiveFaults(field, value, path),
};

function textFaults(
  value: Json,
  { minLength, maxLength }: { minLength: number; maxLength: number },
  path: Path,
): FieldFault[] {
  if (typeof value !== "string" && typeof value !== "number") return fault(path, "Enter text.");
  const { length } = String(value);
  if (length < minLength) return fault(path, `Use ${minLength.toLocaleString("en")} characters or more.`);
  return length <= maxLength ? [] : fault(path, `Use up to ${maxLength.toLocaleString("en")} characters.`);
}

function choiceFaults(
  { options, titles = {} }: { options: readonly string[]; titles?: Readonly<Record<string, string>> },
  value: Json,
  path: Path,
): FieldFault[] {
  if (options.includes(value as string)) return [];
  return fault(path, `Choose one of: ${options.map((option) => titles[option] ?? option).join(", ")}.`);
}

function groupFaults({ fields, isClosed }: FieldOf<"group">, value: Json, path: Path): FieldFault[] {
  if (!isObject(value)) return fault(path, "These settings cannot be read.");
  const strange = isClosed ? Object.keys(value).find((name) => !Object.hasOwn(fields, name)) : undefined;
  if (strange !== undefined) return fault([...path, strange], "There is no such setting.");
  return fieldFaults(fields, value, path);
}

/** Each width's own value; a name that is no width has nowhere to be shown. */
function responsiveFaults({ of, label }: FieldOf<"responsive">, value: Json, path: Path): FieldFault[] {
  const each = { label, ...of } as Field;
  if (!isObject(value)) return valueFaults(each, value, path);
  const strange = Object.keys(value).filter((name) => !(BREAKPOINTS as readonly string[]).includes(name));
  if (strange.length > 0) return fault([...path, strange[0]!], "There is no such width.");
  return Object.entries(ownByWidth(value)).flatMap(([width, at]) => valueFaults(each, at, [...path, width]));
}

function numberFaults({ min, max, unset, per = 1 }: FieldOf<"number">, value: Json, path: Path): FieldFault[] {
  const number = typeof value === "string" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return fault(path, "Enter a number.");
  if (number === unset) return [];
  if (min !== undefined && number < min) return fault(path, `Enter ${min / per} or more.`);
  return max !== undefined && number > max ? fault(path, `Enter ${max / per} or less.`) : [];
}

function imageFaults(value: Json, path: Path): FieldFault[] {
  const address = typeof value === "string" ? value : isObject(value) ? value.original : undefined;
  const isPicture = typeof address === "string" && (isAllowedLink(address) || /^data:image\//i.test(address.trim()));
  return isPicture ? [] : fault(path, "Choose a picture.");
}

function listFaults({ of, max, min = 0 }: FieldOf<"list">, value: Json, path: Path): FieldFault[] {
  if (!Array.isArray(value)) return fault(path, "This list cannot be read.");
  if (value.length < min) return [{ path, text: `Add ${min} or more.`, isMissing: true }];
  if (value.length > max) return fault(path, `Use up to ${max} entries.`);
  return value.flatMap((item, index) =>
    isObject(item) ? fieldFaults(of, item, [...path, index]) : fault([...path, index], "This entry cannot be read."),
  );
}
