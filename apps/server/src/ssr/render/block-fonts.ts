import { isObject, type Json } from "@selvedge/pages/json";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import { findFont } from "@selvedge/themes/fonts/catalogue";
import type { LoadedPage } from "../visit.ts";

/** The faces that a page's blocks ask for by name, each once, in the alphabet's order. */
export function fontsOf({ route, data }: LoadedPage): string[] {
  if (route !== "store") return [];
  const { blocks } = data as LoadedPage<"store">["data"];
  const names = new Set<string>();
  addNamed(names, blocks as readonly ResolvedBlock[]);
  return [...names].sort();
}

/** Adds the faces of some blocks and of what is in them. Every page that is rendered goes through all of its blocks. */
function addNamed(names: Set<string>, blocks: readonly ResolvedBlock[]): void {
  for (const { props, items } of blocks) {
    const font = isObject(props as Json) ? (props as { font?: Json }).font : undefined;
    if (typeof font === "string" && findFont(font)) names.add(font);
    addNamed(names, items);
  }
}
