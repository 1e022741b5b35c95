import type { Doc } from "../doc.ts";
import { insertBlocks } from "./insert.ts";
import { moveBlock } from "./move.ts";
import type { Applied, Op } from "./op.ts";
import { removeBlocks } from "./remove.ts";
import { resizeBlock } from "./resize.ts";
import { setPageField, setProp } from "./set.ts";

/**
 * The document after one change, and the change that undoes it. Pure and total: a change that would leave a cycle, an
 * orphan, a size outside 3 to 12 or a page over its limits is refused with a code and nothing is altered.
 */
export function apply(doc: Doc, op: Op): Applied {
  switch (op.t) {
    case "insert":
      return insertBlocks(doc, op);
    case "remove":
      return removeBlocks(doc, op);
    case "move":
      return moveBlock(doc, op);
    case "set":
      return setProp(doc, op);
    case "resize":
      return resizeBlock(doc, op);
    case "page":
      return setPageField(doc, op);
  }
}
