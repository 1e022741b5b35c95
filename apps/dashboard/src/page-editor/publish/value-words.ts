import { conditionWords, readConditions } from "@selvedge/pages/conditions/condition";
import { SHOP_CONDITIONS } from "@selvedge/pages/conditions/shop-conditions";
import { isObject, type Json, type JsonObject, sameJson } from "@selvedge/pages/json";
import type { Field, Fields } from "@selvedge/pages/props/field";

/** The words of a text, without its HTML. */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return (new DOMParser().parseFromString(text, "text/html").body.textContent ?? "").replace(/\s+/g, " ").trim();
}

interface Setting {
  name?: string;
  /** The definition of the field: its choices with their labels, and its default. */
  field?: Field | undefined;
  timeZone?: string | undefined;
  /** What it held before, or holds elsewhere: of a list with as many entries, what differs is named. */
  beside?: Json | undefined;
}

/** When and to whom a block is shown, such as one that visitors have not had before; empty where all of them get it at once. */
export function shownWords({ published, conditions }: JsonObject, timeZone = "UTC"): string {
  if (published === false) return "Hidden by its own setting.";
  return conditionWords(SHOP_CONDITIONS, readConditions(conditions), timeZone);
}

/** What a setting holds, in a few words. */
export function valueWords(held: Json | undefined, setting: Setting = {}): string {
  const { name = "", field, timeZone = "UTC", beside } = setting;
  if (name === "conditions") {
    const words = conditionWords(SHOP_CONDITIONS, readConditions(held), timeZone);
    return words || "Shown to everyone.";
  }
  const value = held ?? defaultOf(field);
  if (value === undefined || value === null || value === "") return "empty";
  if (value === true) return "on";
  if (value === false) return "off";
  if (typeof value === "number") return `${value}${field?.kind === "number" && field.unit ? ` ${field.unit}` : ""}`;
  if (typeof value === "string") return titleIn(field, value) ?? (plainText(value) || "empty");
  if (Array.isArray(value))
    return field?.kind === "choices"
      ? choicesWords(field, value)
      : (field?.kind === "list" && differingWords(field.of, value, beside)) || entriesWords(value);
  if (!isObject(value)) return "other settings";
  if (field?.kind === "group") return groupWords(field.fields, value);
  return typeof value.original === "string" ? pictureWords(value) : "other settings";
}

const defaultOf = (field: Field | undefined): Json | undefined =>
  field && "default" in field && field.kind !== "responsive" ? (field.default ?? undefined) : undefined;

const titleIn = (field: Field | undefined, value: string): string | undefined =>
  field?.kind === "choice" || field?.kind === "choices" ? field.titles?.[value] : undefined;

const choicesWords = (field: Field, values: readonly Json[]): string =>
  values.map((value) => titleIn(field, String(value)) ?? String(value)).join(", ") || "empty";

const entriesWords = (value: readonly Json[]): string => (value.length === 1 ? "1 entry" : `${value.length} entries`);

/** The settings of a list's entries that differ from another list of as many, entry by entry; empty for any other list. */
function differingWords(of: Fields, entries: readonly Json[], beside: Json | undefined): string {
  if (!Array.isArray(beside) || beside.length !== entries.length) return "";
  const words = entries.map((entry, at) => {
    const other = beside[at];
    if (!isObject(entry) || !isObject(other) || sameJson(entry, other)) return "";
    const differing = Object.entries(of).filter(([name]) => !sameJson(entry[name], other[name]));
    return differing.map(([name, field]) => `${field.label} ${valueWords(entry[name], { name, field })}`).join(", ");
  });
  return words.filter(Boolean).join("; ");
}

/** Those of its settings that are set, each by its name. */
function groupWords(fields: Fields, value: JsonObject): string {
  const set = Object.entries(fields).filter(([name]) => value[name] !== undefined && value[name] !== "");
  return set.map(([name, field]) => `${field.label} ${valueWords(value[name], { name, field })}`).join(", ") || "empty";
}

const pictureWords = ({ original, altText }: JsonObject): string =>
  !original ? "no picture" : typeof altText === "string" && altText ? `picture “${altText}”` : "a picture";
