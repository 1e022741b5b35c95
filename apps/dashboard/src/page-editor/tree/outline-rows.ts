import { type Doc, type Families, families, type Uid } from "@selvedge/pages/doc";
import { REASON_TEXT, type Reason } from "@selvedge/pages/resolve/verdict";
import { BLOCK_TYPES, titleOf, wordsWithin } from "../block-words.ts";

/** A block as the list of blocks shows it. */
export interface OutlineRow {
  uid: Uid;
  type: string;
  depth: number;
  title: string;
  words: string;
  /** Why the visitor of the preview does not get it; empty where they do. */
  why: string;
  /** A block around it is hidden. */
  isInHidden: boolean;
  /** By its own setting. */
  isUnpublished: boolean;
  isContainer: boolean;
  /** It holds blocks, so that the list can hide and show them. */
  hasInner: boolean;
  parent: Uid | null;
  /** Its place among those beside it, from 1, and how many they are. */
  at: number;
  of: number;
}

export type Verdicts = ReadonlyMap<Uid, readonly Reason[]>;

const noVerdicts: Verdicts = new Map();
const theTop = { parent: null as Uid | null, depth: 1, isInHidden: false };

/** All blocks of a page with those inside them, in the order of the page, and why each is hidden from the visitor of the preview. */
export function rowsOf(doc: Doc, verdicts: Verdicts = noVerdicts): OutlineRow[] {
  return rowsIn(families(doc), verdicts, theTop);
}

function rowsIn(byParent: Families, verdicts: Verdicts, { parent, depth, isInHidden }: typeof theTop): OutlineRow[] {
  const beside = byParent.get(parent) ?? [];
  return beside.flatMap((rec, at) => {
    const accepts = BLOCK_TYPES.get(rec.type)?.accepts ?? [];
    const why = (verdicts.get(rec.uid) ?? []).map(({ code }) => REASON_TEXT[code]).join(" ");
    const children = byParent.get(rec.uid)?.length ?? 0;
    const inner = { parent: rec.uid, depth: depth + 1, isInHidden: isInHidden || why !== "" };
    return [
      {
        ...{
          uid: rec.uid,
          type: rec.type,
          depth,
          parent,
          title: titleOf(rec),
          words: wordsWithin(byParent, rec),
          at: at + 1,
          of: beside.length,
        },
        ...{ why, isInHidden, isUnpublished: rec.props.published === false },
        isContainer: accepts === "any" || accepts.length > 0,
        hasInner: children > 0,
      },
      ...rowsIn(byParent, verdicts, inner),
    ];
  });
}

/** Why a block is not seen, in words; empty where it is. */
export const hiddenWords = ({ why, isInHidden }: OutlineRow): string =>
  why ? `hidden: ${why}` : isInHidden ? "hidden with the block around it" : "";

/** The rows that are not inside a closed one. */
export function openRows(rows: readonly OutlineRow[], closed: ReadonlySet<Uid>): OutlineRow[] {
  let under = Number.POSITIVE_INFINITY;
  return rows.filter(({ uid, depth }) => {
    if (depth > under) return false;
    under = closed.has(uid) ? depth : Number.POSITIVE_INFINITY;
    return true;
  });
}
