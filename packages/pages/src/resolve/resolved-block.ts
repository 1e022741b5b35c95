import { blockName } from "../block-name.ts";
import { spanOf } from "../block-size.ts";
import type { BlockType } from "../block-type.ts";
import { builderErrorText } from "../builder-error.ts";
import type { BlockRec, Uid } from "../doc.ts";
import type { Generated } from "../factory.ts";
import { type Json, type JsonObject, sameJson } from "../json.ts";
import { makeNeed, type Need } from "../needs.ts";
import { COMMON_FIELDS } from "../props/common-fields.ts";
import { noSite, readProps } from "../props/read-props.ts";
import { propsOfBlock } from "./block-props.ts";
import type { ResolveContext } from "./resolve.ts";
import { type ShownText, shownTexts } from "./shown-texts.ts";
import { REASON_TEXT, type Reason } from "./verdict.ts";

/** A block ready to be rendered. Plain data: it travels to the browser inside the page. */
export interface ResolvedBlock {
  readonly uid: Uid;
  readonly type: string;
  /** Columns of twelve. */
  readonly span: number;
  readonly frame: BlockFrame;
  readonly props: JsonObject;
  /** Its children, those in named slots among them. */
  readonly items: readonly ResolvedBlock[];
  /** The parent's named slot that it is in. */
  readonly slot?: string;
  readonly needs?: Readonly<Record<string, Need>>;
  readonly generated?: Generated;
  /** Defaults for generated children, from the `_shadow_` pseudo block, in the version that they were written in. */
  readonly shadow?: { readonly v: number; readonly props: JsonObject };
  /** The id of its place on the page, where something leads there. */
  readonly place?: string;
  /** Only in preview: why visitors do not see this block. */
  readonly hidden?: readonly Reason[];
  /** Only in preview: what an editor shows about it. */
  readonly editing?: BlockEditing;
}

/** What an editor says of a block in its place on the page. */
export interface BlockEditing {
  readonly title: string;
  /** Where there is nothing to see of it. */
  readonly emptyText: string;
  /** Why visitors do not see it; empty where they do. */
  readonly whyHidden: string;
  /** It takes blocks. */
  readonly isContainer: boolean;
  /** What can be typed over on the page. */
  readonly texts: readonly ShownText[];
}

/** Properties every block has, whatever its type. */
export interface BlockFrame {
  readonly fullWidth: boolean;
  readonly background: string;
  /** CSS lengths in pixels, or null for the theme's own. */
  readonly paddingPx: number | null;
}

/** All that the look of one block follows from. */
interface Source {
  readonly rec: BlockRec;
  readonly type: BlockType | undefined;
  readonly shadow: BlockRec | undefined;
  readonly items: readonly ResolvedBlock[];
  readonly generated: Generated | null;
  readonly reasons: readonly Reason[];
  readonly place: string | null;
  /** The settings that hold another block of the page, with the id of its place; empty where it is gone. */
  readonly leadsTo: readonly (readonly [name: string, id: string])[];
  readonly context: Pick<ResolveContext, "mode" | "site">;
}

/** A resolved block with what it was made from. */
export interface MadeBlock {
  readonly source: Source;
  readonly block: ResolvedBlock;
  readonly warnings: readonly string[];
}

/** The block to be shown; the same object as before where it follows from the same. */
export function remakeBlock(source: Source, before?: MadeBlock): MadeBlock {
  if (before && isSameSource(source, before.source)) return before;
  const warnings: string[] = [];
  const { rec, type, shadow, items, generated, reasons, place, leadsTo, context } = source;
  const site = { ...noSite, ...context.site, warn: (message: string) => void warnings.push(message) };
  const own = type ? propsOfBlock(type, rec, site) : {};
  const props = leadsTo.length > 0 ? { ...own, ...Object.fromEntries(leadsTo) } : own;
  const { fullWidth, fullBackgroundColor, padding } = readProps(COMMON_FIELDS, rec.props);
  const block: ResolvedBlock = {
    uid: rec.uid,
    type: rec.type,
    span: spanOf(rec),
    frame: { fullWidth, background: fullBackgroundColor, paddingPx: padding },
    props,
    items,
    ...(rec.slot === undefined ? {} : { slot: rec.slot }),
    ...(type?.needs ? { needs: needsOfBlock(type, props) } : {}),
    ...(generated ? { generated } : {}),
    ...(shadow ? { shadow: { v: shadow.v, props: shadow.props } } : {}),
    ...(place === null ? {} : { place }),
    ...(reasons.length > 0 ? { hidden: reasons } : {}),
    ...(context.mode === "preview" ? { editing: editingOf(rec, type, reasons) } : {}),
  };
  return { source, block, warnings };
}

function isSameSource(a: Source, b: Source): boolean {
  return (
    a.rec === b.rec &&
    a.type === b.type &&
    a.shadow === b.shadow &&
    a.place === b.place &&
    a.leadsTo.join() === b.leadsTo.join() &&
    a.context.mode === b.context.mode &&
    a.context.site?.mainOrigin === b.context.site?.mainOrigin &&
    a.context.site?.apiOrigin === b.context.site?.apiOrigin &&
    a.items.length === b.items.length &&
    a.items.every((item, index) => item === b.items[index]) &&
    a.generated?.need.key === b.generated?.need.key &&
    a.generated?.factory === b.generated?.factory &&
    sameJson(a.reasons as unknown as Json, b.reasons as unknown as Json)
  );
}

function needsOfBlock(type: BlockType, props: JsonObject): Record<string, Need> {
  const wanted = Object.entries(type.needs?.(props as never) ?? {});
  return Object.fromEntries(wanted.map(([name, need]) => [name, makeNeed(need.source, need.params)]));
}

function editingOf(rec: BlockRec, type: BlockType | undefined, reasons: readonly Reason[]): BlockEditing {
  const whyHidden = reasons.map(textOf).join(" ");
  return {
    title: blockName(rec) || (type?.title ?? (rec.type || "Block without a type")),
    emptyText: type ? (type.emptyText ?? "There is nothing to see here yet.") : whyHidden,
    whyHidden,
    isContainer: type !== undefined && (type.accepts === "any" || type.accepts.length > 0 || type.slots !== undefined),
    texts: type ? shownTexts(type.fields, rec.props) : [],
  };
}

/** A fault is said in the words of the catalogue, too: they are what people search for. */
const textOf = (reason: Reason): string =>
  "error" in reason ? `${REASON_TEXT[reason.code]} (${builderErrorText(reason.error)})` : REASON_TEXT[reason.code];
