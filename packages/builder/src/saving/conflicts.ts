// Changes that could not be made on what somebody else has saved: joined for their author, and made again where they want it.
import { childrenOf, type Doc } from "@selvedge/pages/doc";
import { isObject, type Json, sameJson } from "@selvedge/pages/json";
import { apply } from "@selvedge/pages/ops/apply";
import type { BlockParts, ItemPlace, Op, SingleOp } from "@selvedge/pages/ops/op";
import type { Dropped } from "@selvedge/pages/ops/rebase";
import { removalOf } from "@selvedge/pages/ops/remove";
import { keyBetween } from "@selvedge/pages/order-key";

type Valued = Extract<Op, { t: "set" | "page" }>;
const isValued = (op: Op): op is Valued => op.t === "set" || op.t === "page";

/** Values of one setting that follow on each other, as of a word that was typed, are one conflict: from the first to the last. */
export function joinedConflicts(known: readonly Dropped[], more: readonly Dropped[]): readonly Dropped[] {
  const joined = [...known];
  for (const each of more) {
    const at = joined.findIndex(({ op }) => follows(each.op, op));
    if (at < 0) joined.push(each);
    else joined[at] = { ...each, op: { ...each.op, from: (joined[at]!.op as Valued).from } as Op };
  }
  return joined;
}

function follows(op: Op, before: Op): boolean {
  if (!isValued(op) || !isValued(before) || settingOf(op) !== settingOf(before)) return false;
  return sameJson(op.from, before.to);
}

const settingOf = (op: Valued): string => JSON.stringify([op.t === "set" ? op.uid : null, op.path]);

/** What a setting is now; undefined where the change is about no single setting, or its block is gone. */
export function valueNow(doc: Doc, op: Op): Json | undefined {
  if (op.t === "page") return valueAt(doc.page, op.path);
  if (op.t !== "set") return undefined;
  return valueAt(doc.blocks.get(op.uid)?.props as Json | undefined, op.path);
}

function valueAt(at: Json | undefined, path: readonly (string | number)[]): Json | undefined {
  return path.reduce<Json | undefined>((value, step) => {
    if (Array.isArray(value))
      return typeof step === "number" ? value[step] : value.find((item) => isObject(item) && item.key === step);
    return isObject(value) ? value[String(step)] : undefined;
  }, at);
}

/**
 * A change as its author wants it, made on the page as it is by now; null where that cannot be, because what it is about is
 * gone. Only for somebody who has seen what it overwrites.
 */
export function madeAgain(doc: Doc, op: Op): Op | null {
  const ops = op.t === "group" ? op.ops : [op];
  const again: SingleOp[] = [];
  let at = doc;
  for (const each of ops) {
    const next = singleAgain(at, each);
    const applied = next && apply(at, next);
    if (!applied?.ok) continue;
    again.push(next!);
    at = applied.doc;
  }
  return again.length === 0 ? null : again.length === 1 ? again[0]! : { t: "group", ops: again };
}

function singleAgain(doc: Doc, op: SingleOp): SingleOp | null {
  if (op.t === "insert") return insertAgain(doc, op);
  if (op.t === "remove")
    return removalOf(
      doc,
      op.recs.map(({ uid }) => uid),
    );
  if (op.t === "theme") return op;
  if (op.t === "page") return { ...op, from: valueNow(doc, op) };
  const rec = doc.blocks.get(op.uid);
  if (!rec) return null;
  if (op.t === "set") return { ...op, from: valueNow(doc, op) };
  if (op.t === "resize") return { ...op, from: rec.size };
  if (op.t === "move") {
    const { parent, pos, slot } = rec;
    return { ...op, from: { parent, pos, ...(slot === undefined ? {} : { slot }) } };
  }
  if (op.t === "change") {
    const parts = Object.keys(op.to) as (keyof BlockParts)[];
    return { ...op, from: Object.fromEntries(parts.map((part) => [part, rec[part]])) };
  }
  return itemAgain(valueAt(rec.props, op.path), op);
}

/** New blocks whose place is gone come last on the page. */
function insertAgain(doc: Doc, op: Extract<SingleOp, { t: "insert" }>): SingleOp | null {
  const coming = new Set(op.recs.map(({ uid }) => uid));
  if (op.recs.some(({ uid }) => doc.blocks.has(uid))) return null;
  let last = childrenOf(doc, null).at(-1)?.pos ?? null;
  const recs = op.recs.map(({ slot, ...rec }) => {
    if (rec.parent === null || coming.has(rec.parent) || doc.blocks.has(rec.parent))
      return slot === undefined ? rec : { ...rec, slot };
    last = keyBetween(last, null);
    return { ...rec, parent: null, pos: last };
  });
  return { ...op, recs };
}

function itemAgain(list: Json | undefined, op: Extract<SingleOp, { t: "item" }>): SingleOp | null {
  const items = Array.isArray(list) ? list.filter(isObject) : [];
  const keys = items.map(({ key }) => String(key));
  const at = keys.indexOf(op.key);
  const from: ItemPlace | null = at < 0 ? null : { after: keys[at - 1] ?? null, value: items[at]! };
  const isKnown = op.to?.after === null || keys.includes(op.to?.after ?? "");
  const to = op.to && {
    ...op.to,
    after: isKnown ? op.to.after : (keys.filter((key) => key !== op.key).at(-1) ?? null),
  };
  return from === null && to === null ? null : { ...op, from, to };
}

/** Whether a conflict is none any more: the page has what its author wanted. */
export const isResolved = (doc: Doc, { op }: Dropped): boolean => isValued(op) && sameJson(valueNow(doc, op), op.to);
