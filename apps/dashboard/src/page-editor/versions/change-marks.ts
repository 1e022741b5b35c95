import { pathTo } from "@selvedge/builder/edits/nesting";
import type { DashboardMessage } from "@selvedge/builder/protocol/from-dashboard";
import type { ScrollPlace } from "@selvedge/builder/protocol/shapes";
import type { BlockChange, PageDiff } from "@selvedge/pages/diff/page-diff";
import { childrenOf, type Doc, type Uid } from "@selvedge/pages/doc";

export type ChangeMark = Extract<DashboardMessage, { t: "marks" }>["marks"][number];

/** How a change is called where it is framed. */
export const CHANGE_WORDS: Readonly<Record<BlockChange["kind"], string>> = {
  new: "New",
  changed: "Changed",
  moved: "Moved",
  gone: "Gone",
};

/** What is framed on either side: what is gone stands on A alone, what is new on B alone. */
export function marksOf({ blocks }: PageDiff, side: "a" | "b"): ChangeMark[] {
  const missing = side === "a" ? "new" : "gone";
  return blocks
    .filter(({ kind }) => kind !== missing)
    .map(({ rec, kind }) => ({ uid: rec.uid, kind, words: CHANGE_WORDS[kind] }));
}

/** Where a changed block is, also for the side that does not have it: near what it is in, or what it stands behind. */
export function placeOf(uid: Uid, sides: readonly Doc[]): ScrollPlace {
  const doc = sides.find((each) => each.blocks.has(uid));
  if (!doc) return { uid, share: 0, near: [] };
  const around = pathTo(doc, uid).map((rec) => rec.uid);
  const top = childrenOf(doc, null).map((rec) => rec.uid);
  const before = top.slice(0, top.indexOf(around[0] ?? uid)).toReversed();
  return { uid, share: 0, near: [...around.slice(0, -1).toReversed(), ...before] };
}
