import { isObject, type Json } from "@selvedge/pages/json";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import { findFont } from "@selvedge/themes/fonts/catalogue";
import type { LoadedPage } from "../visit.ts";

/** The faces that a page's blocks ask for by name, each once, in the alphabet's order. */
export function fontsOf({ route, data }: LoadedPage): string[] {
  if (route !== "store") return [];
  const { blocks } = data as LoadedPage<"store">["data"];
  return [...new Set((blocks as readonly ResolvedBlock[]).flatMap(namedIn))].sort();
}

function namedIn({ props, items }: ResolvedBlock): string[] {
  const font = isObject(props as Json) ? (props as { font?: Json }).font : undefined;
  return [...(typeof font === "string" && findFont(font) ? [font] : []), ...items.flatMap(namedIn)];
}
