import { BLOCK_TYPES } from "@selvedge/blocks/registry";
import { guardSets } from "@selvedge/domain/access/guards";
import type { Answer } from "../../router/types.ts";

interface Block {
  readonly type: string;
  readonly items: readonly Block[];
}

/** A block of an unknown type hydrates, to be safe. */
const areStatic = (blocks: readonly Block[]): boolean =>
  blocks.every(({ type, items }) => BLOCK_TYPES.get(type)?.hydrates === false && areStatic(items));

export const answer: Answer<"store"> = {
  layout: "standard",
  cache: { query: [] },
  guards: guardSets.storeAccess,
  at: { "/teemail/{page}/": { layout: "mail" } },
  isStatic: ({ data }) => data.page.mode === "preview" || areStatic(data.blocks as readonly Block[]),
};
