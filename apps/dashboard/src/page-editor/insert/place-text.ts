import type { Doc } from "@selvedge/pages/doc";
import type { Target } from "@selvedge/pages/placement";
import { titleOf } from "../block-words.ts";

/** Where a new block goes, in words. */
export const placeText = (doc: Doc, { parent, index }: Target): string =>
  parent === null
    ? `On the page, as number ${index + 1}.`
    : `In ${titleOf(doc.blocks.get(parent))}, as number ${index + 1}.`;
