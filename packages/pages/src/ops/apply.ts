import type { Doc } from "../doc.ts";
import { changeBlock } from "./change.ts";
import { insertBlocks } from "./insert.ts";
import { placeItem } from "./item.ts";
import { moveBlock } from "./move.ts";
import type { Applied, GroupOp, Op, OpOf, SingleOp } from "./op.ts";
import { removeBlocks } from "./remove.ts";
import { resizeBlock } from "./resize.ts";
import { setPageField, setProp, setThemeValue } from "./set.ts";

const appliers: { readonly [T in SingleOp["t"]]: (doc: Doc, op: OpOf<T>) => Applied<SingleOp> } = {
  insert: insertBlocks,
  remove: removeBlocks,
  move: moveBlock,
  set: setProp,
  item: placeItem,
  resize: resizeBlock,
  change: changeBlock,
  page: setPageField,
  theme: setThemeValue,
};

/**
 * The document after one change, and the change that undoes it. Pure and total: a change that would leave a cycle, an
 * orphan, a size outside 3 to 12 or a page over its limits is refused with a code and nothing is altered. A group is
 * applied as a whole or not at all. What a person may change, and what a block takes, is for `checkedApply`.
 */
export function apply(doc: Doc, op: Op): Applied {
  return op.t === "group" ? applyGroup(doc, op) : applyOne(doc, op);
}

function applyOne(doc: Doc, op: SingleOp): Applied<SingleOp> {
  if (!Object.hasOwn(appliers, op.t)) return { ok: false, code: "unknown_op" };
  return (appliers[op.t] as (doc: Doc, op: SingleOp) => Applied<SingleOp>)(doc, op);
}

function applyGroup(doc: Doc, { ops }: GroupOp): Applied {
  const inverses: SingleOp[] = [];
  let after = doc;
  for (const op of ops) {
    const applied = applyOne(after, op);
    if (!applied.ok) return applied;
    after = applied.doc;
    inverses.unshift(applied.inverse);
  }
  return { ok: true, doc: after, inverse: { t: "group", ops: inverses } };
}
