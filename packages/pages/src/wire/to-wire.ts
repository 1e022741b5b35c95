import { type BlockRec, type Doc, families, type Uid } from "../doc.ts";
import type { WireBlock, WirePage } from "./wire.ts";

/**
 * The page as the calls carry it: blocks nested under their parents with `order` counted 0..n, unknown fields put back
 * where they were. `schemaVersion` is written only past 1. `fromWire(toWire(doc))` gives the same document but for the
 * fractional keys, which are spread afresh.
 */
export function toWire(doc: Doc): WirePage {
  const byParent = families(doc);
  return { ...doc.page, blocks: levelToWire(byParent, null) };
}

function levelToWire(byParent: ReadonlyMap<Uid | null, BlockRec[]>, parent: Uid | null): WireBlock[] {
  return (byParent.get(parent) ?? []).map((rec, order) => ({
    ...rec.rest,
    id: rec.id,
    uid: rec.uid,
    type: rec.type,
    size: rec.size,
    order,
    properties: rec.props,
    flags: [...rec.flags],
    items: levelToWire(byParent, rec.uid),
    ...(rec.v > 1 ? { schemaVersion: rec.v } : {}),
  }));
}
