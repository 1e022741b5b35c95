import type { BlockTypes } from "./block-type.ts";
import type { Doc } from "./doc.ts";
import { isObject, type Json, type JsonObject, sameJson } from "./json.ts";
import type { GroupOp, OpOf } from "./ops/op.ts";
import type { Fields } from "./props/field.ts";
import { upgradeProps } from "./upgrade.ts";

/**
 * What makes a page ready to be edited, as one change, or null where nothing is to do: properties are raised to the current
 * version of their block's type, so that what a panel shows is what it writes into, and entries of lists get keys, so that
 * two people can each add one.
 */
export function upgradePage(doc: Doc, types: BlockTypes, makeKey: () => string): GroupOp | null {
  const ops: OpOf<"change">[] = [];
  for (const rec of doc.blocks.values()) {
    const type = types.get(rec.type);
    if (!type) continue;
    const v = Math.max(rec.v, type.version);
    const props = withKeys(type.fields, upgradeProps(type, rec), makeKey);
    if (v === rec.v && sameJson(props, rec.props)) continue;
    ops.push({ t: "change", uid: rec.uid, from: { v: rec.v, props: rec.props }, to: { v, props } });
  }
  return ops.length > 0 ? { t: "group", ops } : null;
}

/** The same properties with a key in every entry of every list; of entries that share one, the first keeps it. */
function withKeys(fields: Fields, props: JsonObject, makeKey: () => string): JsonObject {
  const changed = Object.entries(fields).flatMap(([name, field]): [string, Json][] => {
    const value = props[name];
    if (field.kind === "group" && isObject(value)) return [[name, withKeys(field.fields, value, makeKey)]];
    if (field.kind === "list" && Array.isArray(value)) return [[name, keyed(field.of, value, makeKey)]];
    return [];
  });
  return changed.length > 0 ? { ...props, ...Object.fromEntries(changed) } : props;
}

function keyed(of: Fields, list: readonly Json[], makeKey: () => string): Json[] {
  const taken = new Set<Json | undefined>();
  return list.filter(isObject).map((item) => {
    const key = typeof item.key === "string" && item.key !== "" && !taken.has(item.key) ? item.key : makeKey();
    taken.add(key);
    return { ...withKeys(of, item, makeKey), key };
  });
}
