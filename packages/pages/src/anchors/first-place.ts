import type { Doc } from "../doc.ts";
import { sameJson } from "../json.ts";
import type { SingleOp } from "../ops/op.ts";
import { placesLedTo } from "./lost-links.ts";
import { namesTaken } from "./name-places.ts";
import { placeName, placesBegin } from "./places.ts";

/**
 * Whether all that a change does is to give a block without a place its first one, under a name that no other block has and
 * that a link of the page leads to already. People who may write that link may also make it work.
 */
export function isFirstPlace(doc: Doc, op: SingleOp): boolean {
  if (op.t !== "change") return false;
  const { rest: from, ...othersFrom } = op.from;
  const { rest: to, ...othersTo } = op.to;
  if (!from || !to || "place" in from || Object.keys({ ...othersFrom, ...othersTo }).length > 0) return false;
  const { place: _, ...besides } = to;
  const name = placeName({ rest: to });
  if (name === "" || !sameJson(besides, from) || namesTaken(doc).has(name)) return false;
  const begin = placesBegin(doc);
  return [...doc.blocks.values()].some(({ props }) => placesLedTo(props, begin).includes(begin + name));
}
