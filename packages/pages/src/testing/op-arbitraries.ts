/** Changes for property tests: choices that are turned into operations on the page at that moment, some refusable on purpose. */
import fc from "fast-check";
import type { BlockRec, Doc } from "../doc.ts";
import { isObject, type Json, type JsonObject } from "../json.ts";
import type { ItemPlace, Op, SingleOp } from "../ops/op.ts";
import { removalOf } from "../ops/remove.ts";

export interface Choice {
  readonly kind: string;
  readonly a: number;
  readonly b: number;
  readonly size: number;
}

export const choices: fc.Arbitrary<Choice[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(
      "insert",
      "remove",
      "move",
      "set",
      "begin",
      "clear",
      "item",
      "resize",
      "change",
      "page",
      "theme",
      "group",
    ),
    a: fc.nat(),
    b: fc.nat(),
    size: fc.integer({ min: 1, max: 14 }),
  }),
  { maxLength: 30 },
);

/** A new block. */
export function rec(uid: string, more: Partial<BlockRec> = {}): BlockRec {
  return {
    uid,
    id: null,
    type: "pod",
    v: 1,
    size: 12,
    parent: null,
    pos: "V",
    props: {},
    flags: [],
    rest: {},
    ...more,
  };
}

export function toOp(doc: Doc, { kind, a, b, size }: Choice, step: number): Op {
  const uids = [...doc.blocks.keys()];
  const uid = uids[a % Math.max(1, uids.length)] ?? "ghost";
  const at = doc.blocks.get(uid);
  const parent = uids[b % (uids.length + 1)] ?? null;
  const pos = "V".repeat((b % 3) + 1);
  const title = at?.props.title;
  const look = doc.page.properties.theme as JsonObject | undefined;
  const insert: SingleOp = {
    t: "insert",
    recs: [rec(`new-${step}`, { parent, pos, size: Math.max(3, Math.min(12, size)) })],
  };
  const move: SingleOp = {
    t: "move",
    uid,
    from: { parent: at?.parent ?? null, pos: at?.pos ?? "V", ...(at?.slot ? { slot: at.slot } : {}) },
    to: { parent, pos, ...(a % 3 === 0 ? { slot: "open" } : {}) },
  };
  const ops: Record<string, Op> = {
    insert,
    remove: removalOf(doc, [uid]),
    move,
    set: { t: "set", uid, path: ["title"], from: title, to: `Title ${a}` },
    begin: { t: "set", uid, path: ["look", "colour"], from: colourOf(at?.props.look), to: `#00000${a % 10}` },
    clear: { t: "set", uid, path: ["title"], from: title, to: undefined },
    item: itemOp(at?.props.list, { uid, key: `k${a % 3}`, isGoing: b % 2 === 0 }),
    resize: { t: "resize", uid, from: at?.size ?? 12, to: size },
    change: { t: "change", uid, from: { flags: at?.flags ?? [], v: at?.v ?? 1 }, to: { flags: [`f${b}`], v: 2 } },
    page: { t: "page", path: ["properties", "title"], from: doc.page.properties.title, to: `Page ${b}` },
    theme: { t: "theme", key: "text.color", from: look?.["text.color"], to: `#11111${b % 10}` },
    group: { t: "group", ops: [insert, move, removalOf(doc, [uid])] },
  };
  return ops[kind] as Op;
}

const colourOf = (look: Json | undefined): Json | undefined => (isObject(look) ? look.colour : undefined);

/** Removes the entry, or puts it first. */
function itemOp(list: Json | undefined, { uid, key, isGoing }: { uid: string; key: string; isGoing: boolean }): Op {
  const items = Array.isArray(list) ? (list as { key: string }[]) : [];
  const index = items.findIndex((item) => item.key === key);
  const from: ItemPlace | null =
    index < 0 ? null : { after: items[index - 1]?.key ?? null, value: items[index] as unknown as JsonObject };
  return { t: "item", uid, path: ["list"], key, from, to: isGoing ? null : { after: null, value: { key } } };
}
