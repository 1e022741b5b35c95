/**
 * From a document to what is shown. One pure function decides for the server, the storefront and the editor alike, and
 * gives the reason for every block it hides. It fetches nothing: what a page needs is listed by `needsOf`, and blocks made from
 * data are filled in afterwards by `generateItems`.
 */
import { blockReferences, idsOn } from "../anchors/places.ts";
import { isUnpublished } from "../block-published.ts";
import { type BlockType, type BlockTypes, isPseudo } from "../block-type.ts";
import { builderErrorText } from "../builder-error.ts";
import { type Conditions, type Dimension, type Facts, type Reads, readConditions } from "../conditions/condition.ts";
import { type BlockRec, type Doc, families, type Uid } from "../doc.ts";
import { type Factories, type Generated, NO_FACTORIES, readItemFactory } from "../factory.ts";
import type { PropsSite } from "../props/read-props.ts";
import { propsOfBlock } from "./block-props.ts";
import { judgeConditions } from "./judge-conditions.ts";
import { type BlockFrame, type MadeBlock, type ResolvedBlock, remakeBlock } from "./resolved-block.ts";
import type { Reason } from "./verdict.ts";

export type { BlockFrame, ResolvedBlock };

export interface ResolveContext {
  /** Native hides what is not for this visitor; preview hides nothing and marks it instead. */
  readonly mode: "native" | "preview";
  readonly types: BlockTypes;
  readonly conditions: Conditions;
  readonly facts: Facts;
  readonly factories?: Factories;
  /** Origins for blocked links and pictures; without them both stay on the page's own host. */
  readonly site?: Pick<PropsSite, "mainOrigin" | "apiOrigin">;
}

export interface Resolution {
  readonly blocks: readonly ResolvedBlock[];
  /** Reasons by block; an empty list means that it is shown. Pseudo blocks have none. */
  readonly verdicts: ReadonlyMap<Uid, readonly Reason[]>;
  /** Sentences for the log, such as 'Invalid block conditions: full-moon'. */
  readonly warnings: readonly string[];
  /** When the answer may next change by itself, in ms; null for never. A cache must not keep the page longer. */
  readonly nextChangeAtMs: number | null;
  /**
   * What of the facts the answer depends on, and which values it tells apart: the same for every visitor, so a cache needs
   * one copy for each of those values and one for all others.
   */
  readonly reads: Reads;
  /** What was made of each block, for the next resolution of the page. */
  readonly made: ReadonlyMap<Uid, MadeBlock>;
}

interface Walk {
  readonly context: ResolveContext;
  readonly byParent: ReadonlyMap<Uid | null, readonly BlockRec[]>;
  /** The ids of the blocks that something leads to. */
  readonly ids: ReadonlyMap<Uid, string>;
  readonly verdicts: Map<Uid, readonly Reason[]>;
  readonly warnings: string[];
  readonly reads: Map<Dimension, Set<string>>;
  readonly before: ReadonlyMap<Uid, MadeBlock>;
  readonly made: Map<Uid, MadeBlock>;
  nextChangeAtMs: number | null;
}

const nothing: ReadonlyMap<Uid, MadeBlock> = new Map();

/**
 * What a page shows to one visitor at one moment (storefront §4). With the resolution of the page as it was before, blocks
 * that look the same are the same objects, so that only the others have to be rendered.
 */
export function resolve(doc: Doc, context: ResolveContext, before?: Resolution): Resolution {
  const walk: Walk = {
    context,
    byParent: families(doc),
    ids: idsOn(doc, context.types),
    verdicts: new Map(),
    warnings: [],
    reads: new Map(),
    before: before?.made ?? nothing,
    made: new Map(),
    nextChangeAtMs: null,
  };
  const blocks = resolveLevel(walk, null, false);
  const { verdicts, warnings, reads, nextChangeAtMs, made } = walk;
  return { blocks, verdicts, warnings, reads, nextChangeAtMs, made };
}

/** `isUnseen`: a block around it is hidden from every visitor, so what this one depends on changes no page. */
function resolveLevel(walk: Walk, parent: BlockRec | null, isUnseen: boolean): ResolvedBlock[] {
  return realChildren(walk, parent?.uid ?? null).flatMap((rec) => resolveBlock(walk, { rec, parent, isUnseen }));
}

interface Standing {
  readonly rec: BlockRec;
  readonly parent: BlockRec | null;
  readonly isUnseen: boolean;
}

function resolveBlock(walk: Walk, { rec, parent, isUnseen }: Standing): ResolvedBlock[] {
  const { context } = walk;
  const type = context.types.get(rec.type);
  const factory = readItemFactory(context.factories ?? NO_FACTORIES, rec.props);
  const generated = factory.ok ? factory.generated : null;
  const judged = judgeConditions(context.conditions, conditionsOf(walk, rec, parent), context.facts);
  const always = [
    ...buildReasons(rec, type, factory),
    ...insideReasons(type, rec, parent),
    ...slotReasons(walk, rec, parent),
    ...(isUnpublished(walk.byParent, rec) ? [{ code: "unpublished" } as const] : []),
    ...judged.reasons.filter(({ code }) => code === "invalid_conditions"),
  ];
  const isHiddenFromAll = isUnseen || (context.mode === "native" && always.length > 0);
  if (!isHiddenFromAll) note(walk, judged);
  const items = resolveLevel(walk, rec, isHiddenFromAll);
  const reasons = [
    ...always,
    ...judged.reasons.filter(({ code }) => code !== "invalid_conditions"),
    ...(isEmptied(walk, rec, generated) ? [{ code: "nothing_inside" } as const] : []),
  ];
  walk.verdicts.set(rec.uid, reasons);
  if (type?.warnings) walk.warnings.push(...type.warnings(propsOfBlock(type, rec) as never, context.facts));
  for (const reason of reasons) if ("error" in reason) walk.warnings.push(builderErrorText(reason.error));
  if (context.mode === "native" && reasons.length > 0) return [];
  const shadow = walk.byParent.get(rec.uid)?.find((child) => child.type === "_shadow_");
  const leadsTo = blockReferences(context.types, rec.type).map((name) => {
    const uid = rec.props[name];
    return [name, (typeof uid === "string" && walk.ids.get(uid)) || ""] as const;
  });
  const place = walk.ids.get(rec.uid) ?? null;
  const source = { rec, type, shadow, items, generated, reasons, place, leadsTo, context };
  const made = remakeBlock(source, walk.before.get(rec.uid));
  walk.made.set(rec.uid, made);
  walk.warnings.push(...made.warnings);
  return [made.block];
}

/** What a person put on the block, what its type makes of its properties, and what its slot or the block around it asks. */
function conditionsOf(walk: Walk, rec: BlockRec, parent: BlockRec | null) {
  const { types } = walk.context;
  const type = types.get(rec.type);
  const around = parent && types.get(parent.type);
  const slot = rec.slot === undefined ? undefined : around?.slots?.[rec.slot];
  return [
    ...readConditions(rec.props.conditions),
    ...(type?.conditions?.(propsOfBlock(type, rec) as never) ?? []),
    ...((parent && around && slot?.conditions?.(propsOfBlock(around, parent) as never)) ?? []),
    ...(parent && around ? itemConditions(walk, rec, { parent, around }) : []),
  ];
}

/** What the block around asks of one of its own items. */
function itemConditions(walk: Walk, rec: BlockRec, { parent, around }: { parent: BlockRec; around: BlockType }) {
  if (!around.itemConditions || rec.slot !== undefined) return [];
  const type = walk.context.types.get(rec.type);
  const index = realChildren(walk, parent.uid)
    .filter(({ slot }) => slot === undefined)
    .indexOf(rec);
  const props = type ? propsOfBlock(type, rec) : rec.props;
  return around.itemConditions(propsOfBlock(around, parent) as never, { props, index });
}

function buildReasons(
  rec: BlockRec,
  type: BlockType | undefined,
  factory: ReturnType<typeof readItemFactory>,
): readonly Reason[] {
  if (rec.type === "") return [{ code: "cannot_build", error: { code: "no_type" } }];
  if (!type) return [{ code: "cannot_build", error: { code: "unknown_type", type: rec.type } }];
  return factory.ok ? [] : [{ code: "cannot_build", error: factory.error }];
}

/** A block that belongs into another one, and stands elsewhere. */
function insideReasons(type: BlockType | undefined, rec: BlockRec, parent: BlockRec | null): readonly Reason[] {
  const inside = type?.inside;
  if (!inside || (parent?.type === inside.type && rec.slot === undefined)) return [];
  return [{ code: "not_inside", error: { code: "not_inside", otherwise: inside.otherwise } }];
}

/** What is in a slot that no longer exists is shown to nobody: it may have been for some visitors alone. */
function slotReasons({ context: { types } }: Walk, { slot }: BlockRec, parent: BlockRec | null): readonly Reason[] {
  if (slot === undefined) return [];
  const slots = (parent && types.get(parent.type)?.slots) ?? {};
  return Object.hasOwn(slots, slot) ? [] : [{ code: "no_slot", slot }];
}

function note(walk: Walk, { reads, changesAtMs }: ReturnType<typeof judgeConditions>): void {
  for (const [dimension, values] of reads) {
    const known = walk.reads.get(dimension) ?? new Set();
    walk.reads.set(dimension, known);
    for (const value of values) known.add(value);
  }
  if (changesAtMs !== null) walk.nextChangeAtMs = Math.min(walk.nextChangeAtMs ?? changesAtMs, changesAtMs);
}

/** A leaf is never empty, and neither is a block whose items are still to come from data. */
function isEmptied(walk: Walk, rec: BlockRec, generated: Generated | null): boolean {
  const children = realChildren(walk, rec.uid);
  if (children.length === 0 || generated) return false;
  return children.every((child) => (walk.verdicts.get(child.uid) ?? []).length > 0);
}

function realChildren(walk: Walk, parent: Uid | null): readonly BlockRec[] {
  return (walk.byParent.get(parent) ?? []).filter((rec) => !isPseudo(rec.type));
}

/** The reads of several resolutions together. */
export function joinedReads(all: readonly Reads[]): Reads {
  const joined = new Map<Dimension, Set<string>>();
  for (const reads of all) {
    for (const [dimension, values] of reads)
      joined.set(dimension, new Set([...(joined.get(dimension) ?? []), ...values]));
  }
  return joined;
}
