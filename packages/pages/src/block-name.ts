import type { BlockRec } from "./doc.ts";

/** The most letters of a name. */
export const blockNameMax = 60;

/** What its people have called a block, for those who edit the page; empty where nobody has. Visitors never see it. */
export const blockName = ({ rest }: Pick<BlockRec, "rest">): string =>
  typeof rest.name === "string" ? rest.name.slice(0, blockNameMax) : "";
