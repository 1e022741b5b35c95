import type { BlockTypes } from "@selvedge/pages/block-type";
import type { Doc, Uid } from "@selvedge/pages/doc";
import { readAt } from "@selvedge/pages/ops/json-path";
import type { OpOf, Path } from "@selvedge/pages/ops/op";
import { fieldAt } from "@selvedge/pages/props/field-at";

/** A text as it was typed on the page, over the one that it was typed on. */
export interface TypedText {
  readonly uid: Uid;
  readonly path: Path;
  readonly value: string;
  readonly base?: unknown;
}

export type Retyped =
  | { readonly kind: "same" }
  /** Somebody else wrote something there meanwhile. */
  | { readonly kind: "overtaken" }
  | { readonly kind: "changed"; readonly op: OpOf<"set">; readonly label: string };

/**
 * What is typed on the page as a change of its block. `before` is what was typed there last, which may have been refused: it is
 * no one else's.
 */
export function typedText(doc: Doc, types: BlockTypes, typed: TypedText, before?: string): Retyped {
  const { uid, path, value, base } = typed;
  const rec = doc.blocks.get(uid);
  const found = rec && readAt(rec.props, path);
  const field = rec && fieldAt(types.get(rec.type)?.fields ?? {}, path);
  if (!rec || !found?.ok || !field || (field.kind !== "text" && field.kind !== "html")) return { kind: "overtaken" };
  const stored = found.value ?? field.default ?? "";
  if (stored !== base && base !== before) return { kind: "overtaken" };
  if (stored === value) return { kind: "same" };
  const to = value === "" && !field.default ? undefined : value;
  return { kind: "changed", label: field.label.toLowerCase(), op: { t: "set", uid, path, from: found.value, to } };
}
