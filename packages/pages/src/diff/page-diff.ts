// What is different between two states of one page: for "what will change", for two versions side by side, and for going back.
import type { BlockTypes } from "../block-type.ts";
import { type BlockRec, type Doc, families, type Uid } from "../doc.ts";
import { type Json, sameJson } from "../json.ts";
import { COMMON_FIELDS } from "../props/common-fields.ts";
import type { Field } from "../props/field.ts";
import { PAGE_FIELD_LABELS } from "./page-field-labels.ts";

/** One setting with both its values. */
export interface FieldChange {
  readonly name: string;
  readonly label: string;
  readonly from: Json | undefined;
  readonly to: Json | undefined;
  /** What may stand in it, where its block's type says so. */
  readonly field?: Field;
}

export interface BlockChange {
  /** A block that is moved and changed is "changed". */
  readonly kind: "new" | "gone" | "changed" | "moved";
  /** As it is after, or was before where it is gone. */
  readonly rec: BlockRec;
  readonly isMoved: boolean;
  /** Of a changed block; empty for the others. */
  readonly fields: readonly FieldChange[];
  /** Blocks inside a new or a gone one, which are not listed themselves. */
  readonly inside: number;
}

export interface PageDiff {
  /** In the order of the page as it is after, what is gone where it was. */
  readonly blocks: readonly BlockChange[];
  readonly page: readonly FieldChange[];
}

/** What makes one state of a page out of another, block by block. */
export function pageDiff(before: Doc, after: Doc, types: BlockTypes): PageDiff {
  const moved = movedUids(before, after);
  const blocks = walk(before, after).flatMap(({ was, is }): BlockChange[] => {
    const rec = (is ?? was)!;
    const side = is ? after : before;
    const other = is ? before : after;
    if (!was || !is) {
      const isInside = rec.parent !== null && !other.blocks.has(rec.parent);
      const kind = is ? "new" : "gone";
      return isInside ? [] : [{ kind, rec, isMoved: false, fields: [], inside: countInside(side, rec.uid) }];
    }
    const fields = fieldChanges(was, is, types);
    const isMoved = moved.has(is.uid);
    if (fields.length === 0 && !isMoved) return [];
    return [{ kind: fields.length > 0 ? "changed" : "moved", rec: is, isMoved, fields, inside: 0 }];
  });
  return { blocks, page: pageFieldChanges(before, after) };
}

/** How many things are different. */
export const countOf = ({ blocks, page }: PageDiff): number => blocks.length + page.length;

interface Pair {
  readonly was: BlockRec | undefined;
  readonly is: BlockRec | undefined;
}

/** Every block of both, depth first as it is after; what is gone stands behind the sibling that it followed. */
function walk(before: Doc, after: Doc): Pair[] {
  const [old, now] = [families(before), families(after)];
  const level = (parent: Uid | null): Pair[] => {
    const gone = new Map<Uid | null, BlockRec[]>();
    let last: Uid | null = null;
    for (const rec of old.get(parent) ?? []) {
      if (after.blocks.has(rec.uid)) last = rec.uid;
      else gone.set(last, [...(gone.get(last) ?? []), rec]);
    }
    const pairsOf = (rec: BlockRec): Pair[] => [
      { was: before.blocks.get(rec.uid), is: after.blocks.get(rec.uid) },
      ...level(rec.uid),
    ];
    const siblings = now.get(parent) ?? [];
    const stays = new Set(siblings.map(({ uid }) => uid));
    const strays = [...gone].filter(([uid]) => uid !== null && !stays.has(uid)).flatMap(([, recs]) => recs);
    return [
      ...(gone.get(null) ?? []).flatMap(pairsOf),
      ...siblings.flatMap((rec) => [...pairsOf(rec), ...(gone.get(rec.uid) ?? []).flatMap(pairsOf)]),
      ...strays.flatMap(pairsOf),
    ];
  };
  return level(null);
}

const countInside = (doc: Doc, uid: Uid): number => {
  const byParent = families(doc);
  const count = (parent: Uid): number => (byParent.get(parent) ?? []).reduce((sum, rec) => sum + 1 + count(rec.uid), 0);
  return count(uid);
};

/** Blocks in another block or slot, and as few as possible of those that are in another order among their siblings. */
function movedUids(before: Doc, after: Doc): ReadonlySet<Uid> {
  const old = families(before);
  const moved = new Set<Uid>();
  for (const [parent, siblings] of families(after)) {
    const stayed = siblings.filter(({ uid, slot }) => {
      const was = before.blocks.get(uid);
      if (was && (was.parent !== parent || was.slot !== slot)) moved.add(uid);
      return was !== undefined && was.parent === parent;
    });
    const places = new Map((old.get(parent) ?? []).map(({ uid }, at) => [uid, at]));
    const kept = longestRising(stayed.map(({ uid }) => places.get(uid)!));
    stayed.forEach(({ uid }, at) => void (kept.has(at) || moved.add(uid)));
  }
  return moved;
}

/** Indexes of a longest rising part of a list of different numbers. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  numbers.forEach((number, at) => {
    let length = ends.findIndex((end) => numbers[end]! > number);
    if (length < 0) length = ends.length;
    before[at] = ends[length - 1];
    ends[length] = at;
  });
  const kept = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) kept.add(at);
  return kept;
}

function fieldChanges(was: BlockRec, is: BlockRec, types: BlockTypes): FieldChange[] {
  const fields: Readonly<Record<string, Field>> = { ...types.get(is.type)?.fields, ...COMMON_FIELDS };
  const labelOf = (name: string) => (name === "conditions" ? "Show when" : (fields[name]?.label ?? name));
  const fieldOf = (name: string) => fields[name] && { field: fields[name] };
  const names = new Set([...Object.keys(was.props), ...Object.keys(is.props)]);
  const changed = [...names]
    .filter((name) => !sameJson(was.props[name], is.props[name]))
    .map((name) => ({ name, label: labelOf(name), from: was.props[name], to: is.props[name], ...fieldOf(name) }));
  const width = was.size === is.size ? [] : [{ name: "size", label: "Columns", from: was.size, to: is.size }];
  const { place: placeBefore, ...restBefore } = was.rest;
  const { place, ...rest } = is.rest;
  const ledTo = sameJson(placeBefore, place)
    ? []
    : [{ name: "place", label: "Place for links", from: placeBefore, to: place }];
  const isOther = was.type !== is.type || was.v !== is.v || !sameJson([...was.flags], [...is.flags]);
  const other = isOther || !sameJson(restBefore, rest) ? [{ name: "rest", label: "Other", from: "", to: "" }] : [];
  return [...changed, ...width, ...ledTo, ...other];
}

function pageFieldChanges(before: Doc, after: Doc): FieldChange[] {
  return Object.entries(PAGE_FIELD_LABELS).flatMap(([name, { label, read }]) => {
    const [from, to] = [read(before.page), read(after.page)];
    return sameJson(from, to) ? [] : [{ name, label, from, to }];
  });
}
