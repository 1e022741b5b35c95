import { isObject, type Json } from "@selvedge/pages/json";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import { findFont } from "@selvedge/themes/fonts/catalogue";
import type { LoadedPage } from "../visit.ts";
import type { AroundBlocks } from "./around-blocks.ts";

/** The faces that the blocks of a page and those around it ask for by name, each once, in the alphabet's order. */
export function fontsOf({ data }: LoadedPage, { header, footer }: AroundBlocks): string[] {
  const names = new Set<string>();
  for (const blocks of [blocksOf(data), header ?? [], footer ?? []]) addNamed(names, blocks);
  return [...names].sort();
}

function blocksOf(data: LoadedPage["data"]): readonly ResolvedBlock[] {
  const held = data && "template" in data ? data.template : data;
  return held && "blocks" in held ? (held.blocks as readonly ResolvedBlock[]) : [];
}

/** Adds the faces of some blocks and of what is in them. Every page that is rendered goes through all of its blocks. */
function addNamed(names: Set<string>, blocks: readonly ResolvedBlock[]): void {
  for (const { props, items } of blocks) {
    const font = isObject(props as Json) ? (props as { font?: Json }).font : undefined;
    if (typeof font === "string" && findFont(font)) names.add(font);
    addNamed(names, items);
  }
}
