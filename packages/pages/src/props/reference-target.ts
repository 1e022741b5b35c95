import type { JsonObject } from "../json.ts";
import type { FieldOf, Fields } from "./field.ts";
import type { ReferenceTarget } from "./references.ts";

/** The kind of what a reference leads to, beside settings with these fields: it may depend on a choice among them. */
export function referenceTarget(
  { to, toWhen }: FieldOf<"reference">,
  fields: Fields,
  beside: JsonObject,
): ReferenceTarget {
  if (!toWhen) return to;
  const choice = fields[toWhen.field];
  const chosen = beside[toWhen.field] ?? (choice?.kind === "choice" ? choice.default : "");
  return toWhen.is[String(chosen)] ?? to;
}
