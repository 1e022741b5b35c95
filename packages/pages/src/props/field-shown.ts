import type { Json, JsonObject } from "../json.ts";
import type { Field, Fields } from "./field.ts";

/** Whether a field is asked for: always, or while the field that it depends on has one of its values. */
export function isFieldShown({ showWhen }: Field, fields: Fields, props: JsonObject): boolean {
  if (!showWhen) return true;
  const other = fields[showWhen.field];
  const value = props[showWhen.field] ?? defaultOf(other);
  return (showWhen.is as readonly (Json | undefined)[]).includes(value);
}

const defaultOf = (field: Field | undefined): Json | undefined =>
  field && "default" in field ? (field.default as Json) : undefined;
