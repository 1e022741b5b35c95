import type { BlockType } from "@selvedge/pages/block-type";
import type { WireBlock } from "@selvedge/pages/wire/wire";
import { BLOCK_TYPES } from "../registry.ts";
import { STATES } from "./states.ts";

/**
 * Every type in every state, as the blocks of one page: its name, its example, its other states, what the editor shows while
 * it is empty. `only` names one type.
 */
export function specimens(only?: string): WireBlock[] {
  const types = [...BLOCK_TYPES.values()].filter(({ type }) => !only || type === only);
  const blocks = types.sort((a, b) => (a.type < b.type ? -1 : 1)).flatMap(specimensOf);
  return [...blocks, ...(only ? [] : others)].map((block, order) => ({
    ...block,
    uid: `g${order}`,
    order,
    items: named(block.items, `g${order}`),
  }));
}

const named = (items: WireBlock["items"], parent: string): WireBlock[] =>
  ((items ?? []) as WireBlock[]).map((item, order) => ({
    ...item,
    uid: `${parent}-${order}`,
    order,
    items: named(item.items, `${parent}-${order}`),
  }));

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
  const asExample = type === "slide" ? { ...example, type: "slideshow", properties: {}, items: [example] } : example;
  return [
    heading(type, `${title}. Stands in: ${compatibility.join(", ")}.`),
    asExample,
    ...states,
    { type, size: 12, properties: emptied(type) },
  ];
}

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
