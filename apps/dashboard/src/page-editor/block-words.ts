import { BLOCK_TYPES } from "@selvedge/blocks/registry";
import { blockName } from "@selvedge/pages/block-name";
import type { BlockRec } from "@selvedge/pages/doc";
import type { JsonObject } from "@selvedge/pages/json";

export { BLOCK_TYPES };

/** What a shop owner calls a block: the name that it was given, or its type's. */
export const titleOf = (rec: (Pick<BlockRec, "type"> & Partial<Pick<BlockRec, "rest">>) | undefined): string =>
  (rec?.rest && blockName({ rest: rec.rest })) || (rec && BLOCK_TYPES.get(rec.type)?.title) || rec?.type || "Block";

/** What tells a block from others of its type: its own first words; empty where it has none. */
export function wordsOf({ props }: { props: JsonObject }): string {
  const said = [props.title, props.text, props.quote, props.html, props.copy, props.questionMeta].find(
    (value): value is string => typeof value === "string" && value.trim() !== "",
  );
  const text = plainWords(said ?? "");
  return text.replace(/\s+/g, " ").trim().slice(0, 60);
}

/** Words by their HTML: a tree asks for those of every block with each change of one. */
const known = new Map<string, string>();
const mostKnown = 2_000;

function plainWords(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const spaced = html.replace(/<\/(p|h[1-6]|li)>|<br/gi, " $&");
  const words = known.get(html) ?? new DOMParser().parseFromString(spaced, "text/html").body.textContent ?? "";
  if (known.size >= mostKnown) known.clear();
  known.set(html, words);
  return words;
}
