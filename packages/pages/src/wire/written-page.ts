// Short hands for writing pages down: each gives one block in its wire form.
import type { JsonObject } from "../json.ts";
import type { WireBlock, WirePage } from "./wire.ts";

interface Block {
  readonly size?: number;
  readonly items?: readonly Unplaced[];
  readonly [property: string]: unknown;
}

/** A block without its place among its siblings. */
export type Unplaced = Omit<WireBlock, "order" | "uid">;

/** A block of `type`; what is no size and no child is a property. */
export const block = (type: string, { size = 12, items = [], ...properties }: Block = {}): Unplaced => ({
  type,
  size,
  properties: properties as JsonObject,
  items: items as never,
});

/** Space between the header and a page that begins with words. */
export const headroom: Unplaced = block("spacer", { height: 24 });

interface PageFields {
  readonly title: string;
  readonly description: string;
  readonly flags?: readonly string[];
  readonly ySpacing?: number;
  /** 1, blocks on the grid of twelve columns; of any other they are sections one below the other. */
  readonly version?: number;
  /** The page's own theme, over its shop's. */
  readonly theme?: JsonObject;
  /** Goes out as a mail, and is no page of the site. */
  readonly isMail?: true;
}

/** A page with its blocks in order. */
export function page(
  { title, description, flags = [], ySpacing, version = 1, theme, isMail }: PageFields,
  blocks: readonly Unplaced[],
): WirePage {
  return {
    version,
    layout: "standard",
    published: true,
    sitemap: true,
    flags: [...flags],
    properties: {
      title,
      description,
      isStorePage: !isMail,
      ...(isMail ? { isMailPage: true } : {}),
      ...(ySpacing === undefined ? {} : { ySpacing }),
      ...(theme === undefined ? {} : { theme }),
    },
    blocks: placed(blocks, "b") as never,
  };
}

/** Names each block by its path, so that two shops built alike have alike documents. */
function placed(blocks: readonly Unplaced[], path: string): WireBlock[] {
  return blocks.map((each, order) => {
    const uid = `${path}${order + 1}`;
    return { ...each, uid, order, flags: [], items: placed((each.items ?? []) as Unplaced[], `${uid}-`) } as WireBlock;
  });
}
