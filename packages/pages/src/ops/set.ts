import type { Doc, PageFields } from "../doc.ts";
import { isObject, type JsonObject, sameJson } from "../json.ts";
import { atNearest, readAt, writeAt } from "./json-path.ts";
import type { Applied, OpError, OpOf, Path, SingleOp } from "./op.ts";

type Change = { path: Path; from: JsonObject[string]; to: JsonObject[string] };

/** Sets, or with `to` undefined clears, one property of a block. Groups on the way that are not there yet are begun. */
export function setProp(doc: Doc, op: OpOf<"set">): Applied<SingleOp> {
  const rec = doc.blocks.get(op.uid);
  if (!rec) return { ok: false, code: "not_found" };
  const changed = change(rec.props, op);
  if (!changed.ok) return changed;
  const blocks = new Map(doc.blocks).set(op.uid, { ...rec, props: changed.value });
  return { ok: true, doc: { ...doc, blocks }, inverse: { t: "set", uid: op.uid, ...changed.inverse } };
}

/** Sets one field of the page itself, such as `["properties", "title"]`. The blocks are not reachable this way. */
export function setPageField(doc: Doc, op: OpOf<"page">): Applied<SingleOp> {
  if (op.path[0] === "blocks" || op.path[0] === "rev") return { ok: false, code: "bad_path" };
  const changed = change(doc.page, op);
  if (!changed.ok) return changed;
  if (!isObject(changed.value.properties)) return { ok: false, code: "bad_path" };
  const page = changed.value as PageFields;
  return { ok: true, doc: { ...doc, page }, inverse: { t: "page", ...changed.inverse } };
}

/**
 * Sets, or with `to` undefined clears, one token of the page's own theme layer, which lies over the shop's theme: so the
 * look and the content of a page share one history.
 */
export function setThemeValue(doc: Doc, { key, from, to }: OpOf<"theme">): Applied<SingleOp> {
  return setPageField(doc, { t: "page", path: ["properties", "theme", key], from, to });
}

function change(
  target: JsonObject,
  asked: Change,
): { ok: true; value: JsonObject; inverse: Change } | { ok: false; code: OpError } {
  const { path, value: to } = asked.from === undefined ? atNearest(target, asked.path, asked.to) : pathAndTo(asked);
  const found = readAt(target, path);
  if (!found.ok) return { ok: false, code: "bad_path" };
  const { from } = asked;
  if (!sameJson(found.value, from) || (found.value === undefined) !== (from === undefined)) {
    return { ok: false, code: "stale" };
  }
  const written = writeAt(target, path, to);
  if (!written.ok) return { ok: false, code: "bad_path" };
  return { ok: true, value: written.value, inverse: { path, from: to, to: from } };
}

const pathAndTo = ({ path, to }: Change) => ({ path, value: to });
