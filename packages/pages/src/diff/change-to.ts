import { type BlockRec, type Doc, depthOf } from "../doc.ts";
import { sameJson } from "../json.ts";
import { apply } from "../ops/apply.ts";
import type { BlockParts, GroupOp, Place, SingleOp } from "../ops/op.ts";
import { PAGE_FIELD_LABELS } from "./page-field-labels.ts";

/**
 * The one change that makes a page's blocks and published fields those of another state of it, such as an older version; null
 * where they are the same already. Blocks that both have stay what they are and are changed in place.
 */
export function changeTo(doc: Doc, wanted: Doc): GroupOp | null {
  const ops = [...pageOps(doc, wanted), ...blockOps(doc, wanted)];
  if (ops.length === 0) return null;
  const inPlace: GroupOp = { t: "group", ops };
  if (apply(doc, inPlace).ok) return inPlace;
  // Steps on the way may be deeper or more than a page may be; the whole at once is not.
  const whole: SingleOp[] = [
    { t: "remove", recs: [...doc.blocks.values()] },
    { t: "insert", recs: [...wanted.blocks.values()] },
  ];
  return { t: "group", ops: [...pageOps(doc, wanted), ...whole] };
}

function blockOps(doc: Doc, wanted: Doc): SingleOp[] {
  const added = [...wanted.blocks.values()].filter(({ uid }) => !doc.blocks.has(uid));
  const gone = [...doc.blocks.values()].filter(({ uid }) => !wanted.blocks.has(uid));
  // Whatever is around a block in the end is in its place before the block itself is moved.
  const kept = [...wanted.blocks.values()]
    .filter(({ uid }) => doc.blocks.has(uid))
    .toSorted((a, b) => depthOf(wanted.blocks, a.uid) - depthOf(wanted.blocks, b.uid));
  return [
    ...(added.length > 0 ? [{ t: "insert", recs: added } as const] : []),
    ...kept.flatMap((is) => moveOps(doc.blocks.get(is.uid)!, is)),
    ...kept.flatMap((is) => partOps(doc.blocks.get(is.uid)!, is)),
    ...(gone.length > 0 ? [{ t: "remove", recs: gone } as const] : []),
  ];
}

const placeOf = ({ parent, pos, slot }: BlockRec): Place => ({ parent, pos, ...(slot === undefined ? {} : { slot }) });

function moveOps(was: BlockRec, is: BlockRec): SingleOp[] {
  const [from, to] = [placeOf(was), placeOf(is)];
  const isSame = from.parent === to.parent && from.pos === to.pos && from.slot === to.slot;
  return isSame ? [] : [{ t: "move", uid: is.uid, from, to }];
}

/** A block that became one of another type under the same uid is taken for a change of all its parts but the type. */
function partOps(was: BlockRec, is: BlockRec): SingleOp[] {
  const parts = (["v", "props", "flags", "rest"] as const).filter(
    (part) => !sameJson(was[part] as never, is[part] as never),
  );
  const only = (rec: BlockRec) => Object.fromEntries(parts.map((part) => [part, rec[part]])) as BlockParts;
  return [
    ...(parts.length > 0 ? [{ t: "change", uid: is.uid, from: only(was), to: only(is) } as const] : []),
    ...(was.size === is.size ? [] : [{ t: "resize", uid: is.uid, from: was.size, to: is.size } as const]),
  ];
}

function pageOps(doc: Doc, wanted: Doc): SingleOp[] {
  return Object.values(PAGE_FIELD_LABELS).flatMap(({ path, read }): SingleOp[] => {
    if (sameJson(read(doc.page), read(wanted.page))) return [];
    const at = (page: Doc["page"]) => (path[0] === "properties" ? page.properties[path[1]!] : page[path[0]!]);
    return [{ t: "page", path, from: at(doc.page), to: at(wanted.page) }];
  });
}
