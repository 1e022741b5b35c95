import type { Path } from "../ops/op.ts";
import type { Field, Fields } from "./field.ts";
import { BREAKPOINTS } from "./read-responsive.ts";

/** The field that a path into a block's properties leads to; undefined where the schema has none there. */
export function fieldAt(fields: Fields, path: Path): Field | undefined {
  let at: Field | undefined;
  let inside: Fields | undefined = fields;
  for (const step of path) {
    if (at?.kind === "list") {
      // A step from a list is one of its entries.
      inside = at.of;
      at = { kind: "group", label: at.label, fields: at.of };
      continue;
    }
    if (at?.kind === "responsive") {
      at = (BREAKPOINTS as readonly (string | number)[]).includes(step)
        ? ({ label: at.label, ...at.of } as Field)
        : undefined;
      if (!at) return;
      continue;
    }
    at = inside && typeof step === "string" && Object.hasOwn(inside, step) ? inside[step] : undefined;
    if (!at) return;
    inside = at.kind === "group" ? at.fields : undefined;
  }
  return at;
}
