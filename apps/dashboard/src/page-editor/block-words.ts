import { BLOCK_TYPES } from "@selvedge/blocks/registry";
import { plainText } from "@selvedge/domain/plain-text";
import { blockName } from "@selvedge/pages/block-name";
import type { BlockRec, Families } from "@selvedge/pages/doc";
import { isObject, type JsonObject } from "@selvedge/pages/json";

export { BLOCK_TYPES };

/** What a shop owner calls a block: the name that it was given, or its type's. */
export const titleOf = (rec: (Pick<BlockRec, "type"> & Partial<Pick<BlockRec, "rest">>) | undefined): string =>
  (rec?.rest && blockName({ rest: rec.rest })) || (rec && BLOCK_TYPES.get(rec.type)?.title) || rec?.type || "Block";

/** Characters of a text that are read for its words, and those of them that are shown. */
const [mostRead, shown] = [300, 60];

/** The stars around words that stand out in a banner's title. */
const stressed = /\*([^*]+)\*/g;

/** What tells a block from others of its type: its own first words, or what its picture shows; empty where it has none. */
export function wordsOf({ props }: { props: JsonObject }): string {
  const { title, heading, text, quote, html, copy, questionMeta, caption, figure } = props;
  const shows = isObject(props.image) ? props.image.altText : undefined;
  const said = [title, heading, text, quote, html, copy, questionMeta, caption, shows, figure].find(
    (value): value is string => typeof value === "string" && value.trim() !== "",
  );
  const words = plainText(said ?? "", mostRead);
  return (said === title ? words.replace(stressed, "$1") : words).slice(0, shown).trimEnd();
}

/** The same; of a block that has none, the words of the first block inside it that has some. */
export function wordsWithin(byParent: Families, rec: BlockRec): string {
  const own = wordsOf(rec);
  if (own !== "") return own;
  for (const inner of byParent.get(rec.uid) ?? []) {
    const words = wordsWithin(byParent, inner);
    if (words !== "") return words;
  }
  return "";
}
