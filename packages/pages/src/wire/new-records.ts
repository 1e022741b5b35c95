import type { BlockRec, Uid } from "../doc.ts";
import { isObject } from "../json.ts";
import type { Place } from "../ops/op.ts";
import { addLevel, type MakeUid } from "./read-level.ts";
import type { WireBlock } from "./wire.ts";

/**
 * The records of a block that is new on a page, parents before children: from a block type's starter, a pattern, the
 * clipboard or a duplicate. Every record gets a fresh uid and no id, so one block can be placed many times.
 */
export function newRecords(block: WireBlock, { makeUid, ...place }: Place & { makeUid: MakeUid }): BlockRec[] {
  const blocks = new Map<Uid, BlockRec>();
  const { slot: _, ...root } = withoutNames(block);
  addLevel({ blocks, makeUid }, [root], null, "");
  return [...blocks.values()].map((rec) => (rec.parent === null ? { ...rec, ...place } : rec));
}

function withoutNames({ id: _id, uid: _uid, items, ...block }: WireBlock): WireBlock {
  return { ...block, items: (Array.isArray(items) ? items : []).filter(isObject).map(withoutNames) };
}
