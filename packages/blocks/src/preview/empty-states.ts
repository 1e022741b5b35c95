import { isObject, type Json, type JsonObject } from "@selvedge/pages/json";
import type { BlockViews } from "../context/block-view.ts";
import type { IconName } from "../parts/icon-names.ts";
import { videoIdOf } from "../youtube/video-id.ts";

/** The picture and the words of what to do about it, in place of a block that shows nothing yet. */
export interface EmptyState {
  readonly icon: IconName;
  readonly action?: string;
  /** What the action leads to: a block inside it, taking it off the page, or the name of the field to fill in. */
  readonly leadsTo: string;
}

interface Rule extends Omit<EmptyState, "leadsTo"> {
  /** The field to begin with, where it is not the first of `anyOf`. */
  readonly begin?: string;
  /** The properties of which one at least makes it a block; "items" are its blocks, "data" what its needs found. */
  readonly anyOf: readonly string[];
  /** Properties that it cannot do without besides. */
  readonly also?: readonly string[];
  /** Whether what is filled in can be shown; it can where it says nothing. */
  readonly isShown?: (props: JsonObject) => boolean;
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
  button: { icon: "link", action: "Fill in", anyOf: ["text"], also: ["href"] },
  card: { icon: "plus", action: "Write", anyOf: ["title", "figure", "copy"] },
  carousel: { icon: "plus", action: "Add a block", anyOf: ["items"] },
  catalogueGrid: { icon: "grid", action: "Open the settings", anyOf: ["data"], begin: "title" },
  catalogueItem: { icon: "shirt", action: "Choose", anyOf: ["data"], begin: "blank" },
  customCode: { icon: "code", action: "Paste", anyOf: ["code", "frame"] },
  expandable: { icon: "pencil", action: "Write", anyOf: ["questionMeta"] },
  feed: { icon: "document", action: "Choose a source", anyOf: ["data"], begin: "source" },
  gate: { icon: "lock", action: "Add blocks", anyOf: ["items"] },
  graph: { icon: "info", action: "Add numbers", anyOf: ["values"] },
  grid: { icon: "grid", action: "Add a block", anyOf: ["items", "asyncItems"] },
  // The server makes a frame of the address, unless it cannot be shown.
  iframe: { icon: "code", action: "Paste", anyOf: ["frame"], begin: "src" },
  image: { icon: "picture", action: "Choose", anyOf: ["image"] },
  interactions: { icon: "heart", action: "Choose", anyOf: ["share", "copyLink", "email", "tellMe"] },
  liveChat: { icon: "chat", action: "Write", anyOf: ["title", "body"] },
  pod: {
    icon: "picture",
    action: "Add a picture",
    anyOf: ["title", "copy", "image", "icon", "video"],
    begin: "image",
  },
  pricing: { icon: "tag", action: "Add a step", anyOf: ["steps"] },
  productList: { icon: "shirt", action: "Choose products", anyOf: ["data"], begin: "which" },
  quote: { icon: "pencil", action: "Write", anyOf: ["quote"] },
  row: { icon: "plus", action: "Add a block", anyOf: ["items"] },
  slide: { icon: "picture", action: "Write a title", anyOf: ["title", "image", "video"] },
  slideshow: { icon: "plus", action: "Add a slide", anyOf: ["items"] },
  splitTest: { icon: "plus", action: "Add a variation", anyOf: ["items"] },
  studioDesigns: { icon: "picture", action: "Choose a collection", anyOf: ["data"], begin: "collection" },
  studioStart: { icon: "pencil", action: "Choose a blank", anyOf: ["data"], begin: "blank" },
  summary: { icon: "plus", action: "Add one", anyOf: ["figures", "asyncData"] },
  tag: { icon: "tag", action: "Fill in", anyOf: ["text"] },
  taglets: { icon: "tag", action: "Add a tag", anyOf: ["items"] },
  textBlock: { icon: "pencil", action: "Write", anyOf: ["html"] },
  variation: { icon: "plus", action: "Add a block", anyOf: ["items"] },
  youtube: {
    icon: "play",
    action: "Paste",
    anyOf: ["link"],
    isShown: ({ link }) => videoIdOf(String(link)) !== null,
  },
};

/** A type that no plugin provides any more: it stays on the page until it is taken off. */
export const UNKNOWN_TYPE: EmptyState = { icon: "info", action: "Remove", leadsTo: "remove" };

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
  const { anyOf, also = [], isShown, begin, ...state } = rule;
  const holds: Record<string, boolean> = {
    items: items.length > 0,
    icon: props.icon !== undefined && props.icon !== "none",
    data: Object.values(data).some((answer) => (Array.isArray(answer) ? answer.length > 0 : Boolean(answer))),
  };
  const has = (name: string) => holds[name] ?? isFilled(props[name]);
  const missing = [...(anyOf.some(has) ? [] : anyOf.slice(0, 1)), ...also.filter((name) => !has(name))];
  if (missing.length === 0 && (isShown?.(props) ?? true)) return null;
  return { ...state, leadsTo: begin ?? missing[0] ?? anyOf[0] ?? "" };
}

function isFilled(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isObject(value)) return Object.values(value).some(isFilled);
  return typeof value === "string" ? value.trim() !== "" : Boolean(value);
}
