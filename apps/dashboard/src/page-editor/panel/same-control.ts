import type { Field } from "@selvedge/pages/props/field";
import { referenceTarget } from "@selvedge/pages/props/reference-target";
import type { ControlProps } from "./controls.ts";

/** What these show depends on settings beside them. */
const looksBeside: ReadonlySet<Field["kind"]> = new Set(["colour", "image", "responsive"]);

/** Where a link opens, which is said beside it. */
const opensOf = ({ field, beside }: ControlProps) =>
  field.kind === "link" && field.opens ? beside[field.opens] : undefined;

/** What a reference leads to may depend on a choice beside it. */
const targetOf = ({ field, fieldsBeside, beside }: ControlProps) =>
  field.kind === "reference" ? referenceTarget(field, fieldsBeside, beside) : undefined;

/** Whether a setting is shown as it was, so that a key in another one does not render it again. */
export function isSameControl(before: ControlProps, now: ControlProps): boolean {
  return (
    before.field === now.field &&
    before.value === now.value &&
    before.edits === now.edits &&
    before.path.join(".") === now.path.join(".") &&
    before.inherited?.value === now.inherited?.value &&
    before.inherited?.from === now.inherited?.from &&
    opensOf(before) === opensOf(now) &&
    targetOf(before) === targetOf(now) &&
    (before.beside === now.beside || !looksBeside.has(now.field.kind))
  );
}
