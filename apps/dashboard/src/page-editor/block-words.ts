import { BLOCK_TYPES } from "@selvedge/blocks/registry";
import type { BlockRec } from "@selvedge/pages/doc";
import type { JsonObject } from "@selvedge/pages/json";

export { BLOCK_TYPES };

/** What a shop owner calls a block's type. */
export const titleOf = (rec: Pick<BlockRec, "type"> | undefined): string =>
  (rec && BLOCK_TYPES.get(rec.type)?.title) || rec?.type || "Block";

/** What tells a block from others of its type: its own first words; empty where it has none. */
export function wordsOf({ props }: { props: JsonObject }): string {
  const said = [props.title, props.text, props.quote, props.html, props.copy, props.questionMeta].find(
    (value): value is string => typeof value === "string" && value.trim() !== "",
  );
  const text = new DOMParser().parseFromString(said ?? "", "text/html").body.textContent ?? "";
  return text.replace(/\s+/g, " ").trim().slice(0, 60);
}
