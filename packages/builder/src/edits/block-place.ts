// Links to blocks of the same page. A block gets the name of its place in the step in which it is first led to.
import { placesLedTo } from "@selvedge/pages/anchors/lost-links";
import { freePlaceName, namesTaken } from "@selvedge/pages/anchors/name-places";
import { placeName, placesBegin, placesOn } from "@selvedge/pages/anchors/places";
import type { Doc, Uid } from "@selvedge/pages/doc";
import type { Json } from "@selvedge/pages/json";
import type { Op, SingleOp } from "@selvedge/pages/ops/op";

/** A block with the words that its place is named after. */
export interface Worded {
  readonly uid: Uid;
  readonly words: string;
}

/** The link to each of these blocks: "#to-what-your-4-does". Without a place it is the one that it is about to get. */
export function linksTo(doc: Doc, blocks: readonly Worded[]): Map<Uid, string> {
  const begin = placesBegin(doc);
  const places = placesOn(doc);
  const taken = namesTaken(doc);
  return new Map(
    blocks.flatMap(({ uid, words }) => {
      const rec = doc.blocks.get(uid);
      if (!rec) return [];
      const own = placeName(rec);
      const name = own !== "" && places.get(begin + own) === uid ? own : freePlaceName(words, taken);
      taken.add(name);
      return [[uid, `#${begin}${name}`] as const];
    }),
  );
}

/** The same change; blocks that it leads to, and that have no place yet, get theirs with it. */
export function withPlacesNamed(doc: Doc, op: Op, blocks: () => readonly Worded[]): Op {
  const places = placesOn(doc);
  const ops = op.t === "group" ? op.ops : [op];
  const begin = placesBegin(doc);
  const missing = new Set(ops.flatMap((each) => newlyLedTo(each, begin)).filter((id) => !places.has(id)));
  if (missing.size === 0) return op;
  const naming = [...linksTo(doc, blocks())].flatMap(([uid, link]): SingleOp[] => {
    const rec = doc.blocks.get(uid);
    if (!rec || !missing.has(link.slice(1))) return [];
    const to = { ...rec.rest, place: link.slice(1 + begin.length) };
    return [{ t: "change", uid, from: { rest: rec.rest }, to: { rest: to } }];
  });
  return naming.length > 0 ? { t: "group", ops: [...ops, ...naming] } : op;
}

/** What stood there before and leads nowhere stays as it is: another block with the same words is not what was meant. */
function newlyLedTo(op: SingleOp, begin: string): string[] {
  const [from, to] = writtenBy(op);
  const before = new Set(placesLedTo(from, begin));
  return placesLedTo(to, begin).filter((id) => !before.has(id));
}

function writtenBy(op: SingleOp): [from: Json | undefined, to: Json | undefined] {
  if (op.t === "set") return [op.from, op.to];
  return op.t === "item" ? [op.from?.value, op.to?.value] : [undefined, undefined];
}
