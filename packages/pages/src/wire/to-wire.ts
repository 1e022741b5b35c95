import { isUnpublished } from "../block-published.ts";
import { type Doc, type Families, families, type Uid } from "../doc.ts";
import type { Json } from "../json.ts";
import type { WireBlock, WirePage } from "./wire.ts";

/**
 * The page as the calls carry it: blocks nested under their parents with `order` counted 0..n, unknown fields put back
 * where they were. What follows from a block's place is written for readers: the uid of its parent, the page's id, whether
 * it is unpublished. `pos`, the place key that journals and inverses name places by, goes along; `schemaVersion` is
 * written only past 1. `fromWire(toWire(doc))` gives the same document. Source: storefront §3.2.
 */
export function toWire(doc: Doc): WirePage {
  const byParent = families(doc);
  const blocks = levelToWire({ byParent, page: doc.page.id ?? null }, null);
  return { ...doc.page, ...(doc.rev === null ? {} : { rev: doc.rev }), blocks };
}

interface Writing {
  readonly byParent: Families;
  readonly page: Json;
}

function levelToWire(writing: Writing, parent: Uid | null): WireBlock[] {
  const { byParent, page } = writing;
  return (byParent.get(parent) ?? []).map((rec, order) => ({
    ...rec.rest,
    id: rec.id,
    uid: rec.uid,
    type: rec.type,
    size: rec.size,
    order,
    pos: rec.pos,
    ...(rec.slot === undefined ? {} : { slot: rec.slot }),
    properties: rec.props,
    flags: [...rec.flags],
    items: levelToWire(writing, rec.uid),
    unpublished: isUnpublished(byParent, rec),
    parent,
    page,
    ...(rec.v > 1 ? { schemaVersion: rec.v } : {}),
  }));
}
