import { isObject, type Json, type JsonObject } from "@selvedge/pages/json";
import type { BlockViews } from "../context/block-view.ts";
import type { IconName } from "../parts/icon-names.ts";

/** The picture and the words of what to do about it, in place of a block that shows nothing yet. */
export interface EmptyState {
  readonly icon: IconName;
  readonly action?: string;
}

interface Rule extends EmptyState {
  /** The properties of which one at least makes it a block; "items" are its blocks, "data" what its needs found. */
  readonly anyOf: readonly string[];
}

/** By type. A type without a line is never empty; what is missing is said by the type's `emptyText`. */
export const EMPTY_STATES: Readonly<Partial<Record<keyof BlockViews, Rule>>> = {
  action: { icon: "flag", action: "Choose", anyOf: ["title"] },
  affiliate: { icon: "link", action: "Set a share", anyOf: ["code"] },
  announcement: { icon: "pencil", action: "Write", anyOf: ["text"] },
  announcementV2: { icon: "pencil", action: "Write", anyOf: ["title"] },
  appIcon: { icon: "plus", action: "Add one", anyOf: ["places"] },
  badge: { icon: "star", action: "Choose", anyOf: ["text"] },
  banner: { icon: "picture", action: "Write a title", anyOf: ["title", "image", "video", "cutouts"] },
  button: { icon: "link", action: "Fill in", anyOf: ["text"] },
  card: { icon: "plus", action: "Write", anyOf: ["title", "figure", "copy"] },
  carousel: { icon: "plus", action: "Add a block", anyOf: ["items"] },
  catalogueGrid: { icon: "grid", action: "Choose blanks", anyOf: ["data"] },
  catalogueItem: { icon: "shirt", action: "Choose", anyOf: ["data"] },
  customCode: { icon: "code", action: "Paste", anyOf: ["code", "frame"] },
  expandable: { icon: "pencil", action: "Write", anyOf: ["questionMeta"] },
  feed: { icon: "document", action: "Choose a source", anyOf: ["data"] },
  gate: { icon: "lock", action: "Add blocks", anyOf: ["items"] },
  graph: { icon: "info", action: "Add numbers", anyOf: ["values"] },
  grid: { icon: "grid", action: "Add a block", anyOf: ["items", "asyncItems"] },
  iframe: { icon: "code", action: "Paste", anyOf: ["src"] },
  image: { icon: "picture", action: "Choose", anyOf: ["image"] },
  interactions: { icon: "heart", action: "Choose", anyOf: ["share", "copyLink", "email", "tellMe"] },
  liveChat: { icon: "chat", action: "Write", anyOf: ["title", "body"] },
  pod: { icon: "picture", action: "Add a picture", anyOf: ["title", "copy", "image", "icon", "video"] },
  pricing: { icon: "tag", action: "Add a step", anyOf: ["steps"] },
  productList: { icon: "shirt", action: "Choose a collection", anyOf: ["data"] },
  quote: { icon: "pencil", action: "Write", anyOf: ["quote"] },
  row: { icon: "plus", action: "Add a block", anyOf: ["items"] },
  slide: { icon: "picture", action: "Fill in", anyOf: ["title", "image", "video"] },
  slideshow: { icon: "plus", action: "Add a slide", anyOf: ["items"] },
  splitTest: { icon: "plus", action: "Add a variation", anyOf: ["items"] },
  studioDesigns: { icon: "picture", action: "Open some", anyOf: ["data"] },
  studioStart: { icon: "pencil", action: "Choose a blank", anyOf: ["data"] },
  summary: { icon: "plus", action: "Add one", anyOf: ["figures", "asyncData"] },
  tag: { icon: "tag", action: "Fill in", anyOf: ["text"] },
  taglets: { icon: "tag", action: "Add a tag", anyOf: ["items"] },
  textBlock: { icon: "pencil", anyOf: ["html"] },
  variation: { icon: "plus", action: "Add a block", anyOf: ["items"] },
  youtube: { icon: "play", action: "Paste", anyOf: ["link"] },
};

/** A type that no plugin provides any more: it stays on the page until it is taken off. */
export const UNKNOWN_TYPE: EmptyState = { icon: "info", action: "Remove" };

interface Shown {
  readonly type: string;
  readonly props: JsonObject;
  readonly items: readonly unknown[];
}

/** The empty state of a block in preview; null when it shows something. */
export function emptyStateOf(
  { type, props, items }: Shown,
  data: Readonly<Record<string, unknown>>,
): EmptyState | null {
  const rule = Object.hasOwn(EMPTY_STATES, type) ? EMPTY_STATES[type] : undefined;
  if (!rule) return null;
  const { anyOf, ...state } = rule;
  const holds: Record<string, boolean> = {
    items: items.length > 0,
    icon: props.icon !== undefined && props.icon !== "none",
    data: Object.values(data).some((answer) => (Array.isArray(answer) ? answer.length > 0 : Boolean(answer))),
  };
  return anyOf.some((name) => holds[name] ?? isFilled(props[name])) ? null : state;
}

function isFilled(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isObject(value)) return Object.values(value).some(isFilled);
  return typeof value === "string" ? value.trim() !== "" : Boolean(value);
}
