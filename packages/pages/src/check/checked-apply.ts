import { isFirstPlace } from "../anchors/first-place.ts";
import type { BlockTypes } from "../block-type.ts";
import type { BlockRec, Doc } from "../doc.ts";
import { PAGE_LIMITS } from "../limits.ts";
import { apply } from "../ops/apply.ts";
import type { Applied, Op, OpError, Place, SingleOp } from "../ops/op.ts";
import { COMMON_FIELDS, COMMON_PROPERTIES } from "../props/common-fields.ts";
import type { Field } from "../props/field.ts";
import { fieldAt } from "../props/field-at.ts";
import { type FieldFault, valueFaults } from "../props/field-faults.ts";
import { type EditRight, rightOf } from "./edit-rights.ts";
import { pageBytes } from "./page-bytes.ts";
import { pageFieldFault } from "./page-fields.ts";
import { insertFault, neededFault, pinnedFault, type StructureCode } from "./structure-rules.ts";

export interface EditRules {
  readonly types: BlockTypes;
  readonly may: ReadonlySet<EditRight>;
}

export type EditError = OpError | StructureCode | "not_permitted" | "not_settable" | "unknown_field" | "too_large";

export type CheckedApplied =
  | Extract<Applied, { ok: true }>
  | { readonly ok: false; readonly code: EditError; readonly faults?: readonly FieldFault[] };

type Fault = Extract<CheckedApplied, { ok: false }>;

/**
 * The one way in which a person's change reaches a page, in the editor and on the server alike: `apply`, and besides what
 * the person may do, which blocks a block and a page take, the opening slideshow's place, what each field allows, which
 * fields of the page are the server's own, and the page's size. Source: storefront §3.
 */
export function checkedApply(doc: Doc, op: Op, rules: EditRules): CheckedApplied {
  let at = doc;
  for (const single of op.t === "group" ? op.ops : [op]) {
    const fault = faultOf(at, single, rules);
    if (fault) return fault;
    const applied = apply(at, single);
    if (!applied.ok) return applied;
    at = applied.doc;
  }
  const applied = apply(doc, op);
  if (!applied.ok) return applied;
  const code =
    pinnedFault(doc, applied.doc) ?? neededFault(doc, applied.doc, rules.types) ?? sizeFault(doc, applied.doc);
  return code ? { ok: false, code } : applied;
}

function faultOf(doc: Doc, op: SingleOp, { types, may }: EditRules): Fault | null {
  const field = fieldOf(doc, op, types);
  const isText = field !== "none" && field !== "any" && (field.kind === "text" || field.kind === "html");
  const isPermitted = may.has(rightOf(op, isText)) || (may.has("text") && isFirstPlace(doc, op));
  if (!isPermitted) return { ok: false, code: "not_permitted" };
  if (field === "none") return { ok: false, code: "unknown_field" };
  return structureFault(doc, op, types) ?? fieldFault(op, field) ?? pageFault(op);
}

function structureFault(doc: Doc, op: SingleOp, types: BlockTypes): Fault | null {
  const rec = op.t === "move" ? doc.blocks.get(op.uid) : undefined;
  const placed =
    op.t === "insert" ? op.recs : rec && op.t === "move" && isElsewhere(rec, op.to) ? [movedTo(rec, op.to)] : [];
  const code = insertFault(doc, types, placed);
  return code && { ok: false, code };
}

const isElsewhere = (rec: BlockRec, { parent, slot }: Place) => rec.parent !== parent || rec.slot !== slot;

function movedTo({ slot: _, ...rec }: BlockRec, to: Place): BlockRec {
  return { ...rec, ...to };
}

/** The field that a change to a property is about; "any" where there is no schema to hold it against. */
function fieldOf(doc: Doc, op: SingleOp, types: BlockTypes): Field | "any" | "none" {
  if (op.t !== "set" && op.t !== "item") return "any";
  const type = types.get(doc.blocks.get(op.uid)?.type ?? "");
  if (!type || op.path[0] === "conditions") return "any";
  return fieldAt({ ...COMMON_FIELDS, ...type.fields }, op.path) ?? ownOrNone(op.path[0]);
}

const ownOrNone = (name: string | number | undefined) =>
  COMMON_PROPERTIES.includes(String(name)) ? ("any" as const) : ("none" as const);

/** A value is checked by its field; a list's entry by the fields of the list. Clearing is always allowed. */
function fieldFault(op: SingleOp, field: Field | "any" | "none"): Fault | null {
  if (field === "any" || field === "none" || (op.t !== "set" && op.t !== "item")) return null;
  const value = op.t === "set" ? op.to : op.to && [op.to.value];
  if (value === undefined || value === null) return null;
  const faults = valueFaults(field, value, op.path);
  return faults.length > 0 ? { ok: false, code: "bad_value", faults } : null;
}

function pageFault(op: SingleOp): Fault | null {
  if (op.t !== "page" && op.t !== "theme") return null;
  const path = op.t === "page" ? op.path : ["properties", "theme", op.key];
  const code = pageFieldFault(path, op.to);
  return code && { ok: false, code };
}

/** A page that is over its limit already may still get smaller. */
function sizeFault(before: Doc, after: Doc): "too_large" | null {
  const bytes = pageBytes(after);
  return bytes > PAGE_LIMITS.bytes && bytes > pageBytes(before) ? "too_large" : null;
}
