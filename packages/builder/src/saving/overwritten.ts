// What a person wrote and somebody else wrote over, after it was saved: nothing waits for a decision, but it is said.
import type { Doc } from "@selvedge/pages/doc";
import { sameJson } from "@selvedge/pages/json";
import type { Op } from "@selvedge/pages/ops/op";
import type { History } from "../history/history.ts";
import { valueNow } from "./conflicts.ts";

export type Written = Extract<Op, { t: "set" }>;

/**
 * The settings of blocks that a person gave their value on `before` and that have another one on `after`, each as it was last
 * written. Those of a block that is gone are none: it cannot be said of which.
 */
export function overwritten({ past }: History, before: Doc, after: Doc): Written[] {
  const own = new Map<string, Written>();
  for (const { op } of past) if (op.t === "set") own.set(JSON.stringify([op.uid, op.path]), op);
  return [...own.values()].filter(
    (op) => after.blocks.has(op.uid) && sameJson(valueNow(before, op), op.to) && !sameJson(valueNow(after, op), op.to),
  );
}
