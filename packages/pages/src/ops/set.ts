import type { Doc, PageFields } from "../doc.ts";
import { isObject, type JsonObject, sameJson } from "../json.ts";
import { readAt, writeAt } from "./json-path.ts";
import type { Applied, Op, OpError, Path } from "./op.ts";

/** Sets, or with `to` undefined clears, one property of a block. */
export function setProp(doc: Doc, op: Extract<Op, { t: "set" }>): Applied {
  const rec = doc.blocks.get(op.uid);
  if (!rec) return { ok: false, code: "not_found" };
  const changed = change(rec.props, op);
  if (!changed.ok) return changed;
  const blocks = new Map(doc.blocks).set(op.uid, { ...rec, props: changed.value });
  return { ok: true, doc: { ...doc, blocks }, inverse: { ...op, from: op.to, to: op.from } };
}

/** Sets one field of the page itself, such as `["properties", "title"]`. The blocks are not reachable this way. */
export function setPageField(doc: Doc, op: Extract<Op, { t: "page" }>): Applied {
  if (op.path[0] === "blocks") return { ok: false, code: "bad_path" };
  const changed = change(doc.page, op);
  if (!changed.ok) return changed;
  if (!isObject(changed.value.properties)) return { ok: false, code: "bad_path" };
  const page = changed.value as PageFields;
  return { ok: true, doc: { ...doc, page }, inverse: { ...op, from: op.to, to: op.from } };
}

function change(
  target: JsonObject,
  { path, from, to }: { path: Path; from: JsonObject[string]; to: JsonObject[string] },
): { ok: true; value: JsonObject } | { ok: false; code: OpError } {
  const found = readAt(target, path);
  if (!found.ok) return { ok: false, code: "bad_path" };
  if (!sameJson(found.value, from) || (found.value === undefined) !== (from === undefined)) {
    return { ok: false, code: "stale" };
  }
  const written = writeAt(target, path, to);
  return written.ok ? written : { ok: false, code: "bad_path" };
}
