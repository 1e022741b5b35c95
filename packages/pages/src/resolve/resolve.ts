/**
 * From a document to what is shown. One pure function decides for the server, the storefront and the editor alike, and
 * gives the reason for every block it hides. It fetches nothing: what a page needs is listed by `needsOf`, and blocks made from
 * data are filled in afterwards by `generateItems`.
 */
import { isUnpublished } from "../block-published.ts";
import { spanOf } from "../block-size.ts";
import { type BlockType, type BlockTypes, isPseudo } from "../block-type.ts";
import { builderErrorText } from "../builder-error.ts";
import type { Conditions, Dimension, Facts } from "../conditions/condition.ts";
import { type BlockRec, type Doc, families, type Uid } from "../doc.ts";
import { type Factories, type Generated, NO_FACTORIES, readItemFactory } from "../factory.ts";
import type { JsonObject } from "../json.ts";
import { makeNeed, type Need } from "../needs.ts";
import { COMMON_FIELDS } from "../props/common-fields.ts";
import { noSite, type PropsSite, readProps } from "../props/read-props.ts";
import { upgradeProps } from "../upgrade.ts";
import { judgeConditions } from "./judge-conditions.ts";
import type { Reason } from "./verdict.ts";

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

/** A block ready to be rendered. Plain data: it travels to the browser inside the page. */
export interface ResolvedBlock {
  readonly uid: Uid;
  readonly type: string;
  /** Columns of twelve. */
  readonly span: number;
  readonly frame: BlockFrame;
  readonly props: JsonObject;
  readonly items: readonly ResolvedBlock[];
  readonly needs?: Readonly<Record<string, Need>>;
  readonly generated?: Generated;
  /** Defaults for generated children, from the `_shadow_` pseudo block, in the version that they were written in. */
  readonly shadow?: { readonly v: number; readonly props: JsonObject };
  /** Only in preview: why visitors do not see this block. */
  readonly hidden?: readonly Reason[];
}

/** Properties every block has, whatever its type. */
export interface BlockFrame {
  readonly fullWidth: boolean;
  readonly background: string;
  /** CSS lengths in pixels, or null for the theme's own. */
  readonly paddingPx: number | null;
}

export interface Resolution {
  readonly blocks: readonly ResolvedBlock[];
  /** Reasons by block; an empty list means that it is shown. Pseudo blocks have none. */
  readonly verdicts: ReadonlyMap<Uid, readonly Reason[]>;
  /** Sentences for the log, such as 'Invalid block conditions: full-moon'. */
  readonly warnings: readonly string[];
  /** When the answer may next change by itself, in ms; null for never. A cache must not keep the page longer. */
  readonly nextChangeAtMs: number | null;
  /** What of the facts the answer depends on. */
  readonly reads: ReadonlySet<Dimension>;
}

interface Walk {
  readonly context: ResolveContext;
  readonly byParent: ReadonlyMap<Uid | null, readonly BlockRec[]>;
  readonly verdicts: Map<Uid, readonly Reason[]>;
  readonly warnings: string[];
  readonly reads: Set<Dimension>;
  nextChangeAtMs: number | null;
}

/** What a page shows to one visitor at one moment (storefront §4, block visibility). */
export function resolve(doc: Doc, context: ResolveContext): Resolution {
  const walk: Walk = {
    context,
    byParent: families(doc),
    verdicts: new Map(),
    warnings: [],
    reads: new Set(),
    nextChangeAtMs: null,
  };
  const blocks = resolveLevel(walk, null);
  const { verdicts, warnings, reads, nextChangeAtMs } = walk;
  return { blocks, verdicts, warnings, reads, nextChangeAtMs };
}

function resolveLevel(walk: Walk, parent: Uid | null): ResolvedBlock[] {
  return realChildren(walk, parent).flatMap((rec) => resolveBlock(walk, rec));
}

function resolveBlock(walk: Walk, rec: BlockRec): ResolvedBlock[] {
  const type = walk.context.types.get(rec.type);
  const factory = readItemFactory(walk.context.factories ?? NO_FACTORIES, rec.props);
  const items = resolveLevel(walk, rec.uid);
  const generated = factory.ok ? factory.generated : null;
  const reasons = [
    ...buildReasons(rec, type, factory),
    ...(isUnpublished(walk.byParent, rec) ? [{ code: "unpublished" } as const] : []),
    ...conditionReasons(walk, rec),
    ...(isEmptied(walk, rec, generated) ? [{ code: "nothing_inside" } as const] : []),
  ];
  walk.verdicts.set(rec.uid, reasons);
  warn(walk, reasons);
  if (walk.context.mode === "native" && reasons.length > 0) return [];
  return [toResolved(walk, { rec, type, items, generated, reasons })];
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

function conditionReasons(walk: Walk, rec: BlockRec): readonly Reason[] {
  const judged = judgeConditions(walk.context.conditions, rec.props.conditions, walk.context.facts);
  for (const dimension of judged.reads) walk.reads.add(dimension);
  if (judged.changesAtMs !== null) {
    walk.nextChangeAtMs = Math.min(walk.nextChangeAtMs ?? Number.POSITIVE_INFINITY, judged.changesAtMs);
  }
  return judged.reasons;
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

/** Faults are worth a line in the log; a block that is merely not for this visitor is not. */
function warn(walk: Walk, reasons: readonly Reason[]): void {
  for (const reason of reasons) if ("error" in reason) walk.warnings.push(builderErrorText(reason.error));
}

interface Judged {
  readonly rec: BlockRec;
  readonly type: BlockType | undefined;
  readonly items: readonly ResolvedBlock[];
  readonly generated: Generated | null;
  readonly reasons: readonly Reason[];
}

function toResolved(walk: Walk, { rec, type, items, generated, reasons }: Judged): ResolvedBlock {
  const props = type ? (readProps(type.fields, upgradeProps(type, rec), siteOf(walk)) as JsonObject) : {};
  const shadow = walk.byParent.get(rec.uid)?.find((child) => child.type === "_shadow_");
  return {
    uid: rec.uid,
    type: rec.type,
    span: spanOf(rec),
    frame: frameOf(rec.props),
    props,
    items,
    ...(type?.needs ? { needs: needsOfBlock(type, props) } : {}),
    ...(generated ? { generated } : {}),
    ...(shadow ? { shadow: { v: shadow.v, props: shadow.props } } : {}),
    ...(reasons.length > 0 ? { hidden: reasons } : {}),
  };
}

/** What is wrong with a property is worth a line in the log too. */
const siteOf = ({ context, warnings }: Walk): PropsSite => ({
  ...noSite,
  ...context.site,
  warn: (message) => void warnings.push(message),
});

function needsOfBlock(type: BlockType, props: JsonObject): Record<string, Need> {
  const wanted = Object.entries(type.needs?.(props as never) ?? {});
  return Object.fromEntries(wanted.map(([name, need]) => [name, makeNeed(need.source, need.params)]));
}

function frameOf(props: JsonObject): BlockFrame {
  const { fullWidth, fullBackgroundColor, padding } = readProps(COMMON_FIELDS, props);
  return { fullWidth, background: fullBackgroundColor, paddingPx: padding < 0 ? null : padding };
}
