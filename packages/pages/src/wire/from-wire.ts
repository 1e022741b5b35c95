import type { BlockRec, Doc, PageFields, Uid } from "../doc.ts";
import { isObject } from "../json.ts";
import { addLevel, type MakeUid } from "./read-level.ts";
import type { WirePage } from "./wire.ts";

/**
 * The document a wire page describes. Never fails: blocks that are not objects are dropped, as are blocks marked
 * deleted; unknown types and fields are stored. Siblings sort by `order`, those without one last, ties as they came
 * (storefront §3.2); their place keys stay where they agree with that. A block with no uid, or one already taken, gets
 * one from `makeUid`, which a page that is opened for editing needs; without it the uid is made from the block's id or
 * place, and is good for showing the page once.
 */
export function fromWire(wire: WirePage, makeUid?: MakeUid): Doc {
  const { blocks: level, rev, ...page } = wire;
  const blocks = new Map<Uid, BlockRec>();
  addLevel({ blocks, ...(makeUid ? { makeUid } : {}) }, level, null, "at");
  const properties = isObject(page.properties) ? page.properties : {};
  return { rev: typeof rev === "string" ? rev : null, page: { ...page, properties } as PageFields, blocks };
}
