import type { BlockType } from "@selvedge/pages/block-type";
import { isObject, type Json } from "@selvedge/pages/json";
import type { WireBlock } from "@selvedge/pages/wire/wire";
import { BLOCK_TYPES } from "../registry.ts";
import { extremesOf } from "./extremes.ts";
import { PICTURES } from "./pictures.ts";
import { STATES } from "./states.ts";

/**
 * Every type in every state, as the blocks of one page: its name, its example, its other states, what the editor shows while
 * it is empty. `only` names one type.
 */
export function specimens(only?: string): WireBlock[] {
  const blocks = typesOf(only).flatMap(specimensOf);
  return placed([title, ...blocks, ...(only ? [] : others)]);
}

/** The same types with as much in them as they take: texts at their limits, full lists, one block and many. */
export const fullSpecimens = (only?: string): WireBlock[] => placed([title, ...typesOf(only).flatMap(fullOf)]);

/** A slide is shown by its slideshow. */
const fullOf = (block: BlockType): WireBlock[] =>
  block.type === "slide"
    ? []
    : extremesOf({ ...block, example: drawn(block.example as WireBlock) }).flatMap(({ name, block: full }) => [
        heading(block.type, name),
        full,
      ]);

/** Parts of templates show what is on the page around them: nothing by themselves. */
const typesOf = (only?: string): BlockType[] =>
  [...BLOCK_TYPES.values()]
    .filter(({ type, part }) => !part && (!only || type === only))
    .sort((a, b) => (a.type < b.type ? -1 : 1));

const placed = (blocks: readonly WireBlock[]): WireBlock[] =>
  blocks.map((block, order) => ({ ...block, uid: `g${order}`, order, items: named(block.items, `g${order}`) }));

const named = (items: WireBlock["items"], parent: string): WireBlock[] =>
  ((items ?? []) as WireBlock[]).map((item, order) => ({
    ...item,
    uid: `${parent}-${order}`,
    order,
    items: named(item.items, `${parent}-${order}`),
  }));

const title: WireBlock = { type: "textBlock", size: 12, properties: { html: "<h1>Blocks</h1>" } };

const heading = (title: string, words: string): WireBlock => ({
  type: "textBlock",
  size: 12,
  properties: { html: `<h2>${title}</h2><p>${words}</p>` },
});

function specimensOf({ type, title, example, compatibility }: BlockType): WireBlock[] {
  const states = (STATES[type] ?? []).map(({ size = 12, properties, items = [] }) => ({
    type,
    size,
    properties,
    items,
  }));
  const shown = drawn(example as WireBlock);
  const asExample =
    type === "slide" ? { ...shown, type: "slideshow", properties: { label: "One slide" }, items: [shown] } : shown;
  return [
    heading(type, `${title}. Stands in: ${compatibility.join(", ")}.`),
    asExample,
    ...states,
    { type, size: 12, properties: emptied(type) },
  ];
}

/** An example with pictures that are there: those of the examples name files that no shop has. */
function drawn({ properties = {}, items = [], ...block }: WireBlock): WireBlock {
  const entries = Object.entries(properties).map(([name, value]) => [name, isStrange(value) ? PICTURES.meadow : value]);
  return { ...block, properties: Object.fromEntries(entries), items: (items as WireBlock[]).map(drawn) };
}

const isStrange = (value: Json | undefined): boolean =>
  isObject(value) && typeof value.original === "string" && !value.original.startsWith("data:");

/** Starters of some types have words from the beginning; what is empty has none. */
const emptied = (type: string): WireBlock["properties"] =>
  type === "interactions" ? { share: false, copyLink: false, email: false } : {};

/** States that are of no type: one whose plugin is off, and one that is not published. */
const others: readonly WireBlock[] = [
  heading("Unknown type", "Skipped for visitors."),
  { type: "hologram", size: 12, properties: {} },
  heading("Unpublished", "Half strength and grey while it is edited. Never in the shop."),
  {
    type: "card",
    size: 12,
    properties: { icon: "gift", title: "Gift cards are back", copy: "From £10.", published: false },
  },
];
