// The blocks of the page that its links may lead to.
import { linksTo, type Worded } from "@selvedge/builder/edits/block-place";
import { placesOn } from "@selvedge/pages/anchors/places";
import { isPseudo } from "@selvedge/pages/block-type";
import type { Doc } from "@selvedge/pages/doc";
import type { LinkPlace } from "../../links/link-place.ts";
import { BLOCK_TYPES, wordsOf } from "../block-words.ts";
import { rowsOf } from "../tree/outline-rows.ts";

/** What can be gone to: each part of the page at its top, and whatever has words of its own. In the order of the page. */
export function placesOfPage(doc: Doc): LinkPlace[] {
  const rows = rowsOf(doc).filter(({ uid, type, depth, isUnpublished }) => {
    const rec = doc.blocks.get(uid);
    const isPart = isPseudo(type) || BLOCK_TYPES.get(type)?.part !== undefined;
    return rec !== undefined && !isPart && !isUnpublished && (depth === 1 || wordsOf(rec) !== "");
  });
  const links = linksTo(doc, rows.map(worded));
  const ledTo = placesOn(doc);
  return rows.map(({ uid, title, words }) => {
    const url = links.get(uid)!;
    return { uid, url, isLedTo: ledTo.get(url.slice(1)) === uid, title: words || title, kind: title };
  });
}

/** All blocks that a link may lead to, with the words that their places are named after. */
export const wordedBlocks = (doc: Doc): Worded[] => placesOfPage(doc).map(({ uid, title }) => ({ uid, words: title }));

const worded = ({ uid, words, title }: { uid: string; words: string; title: string }): Worded => ({
  uid,
  words: words || title,
});
