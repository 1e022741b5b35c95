// Blocks that ask the shop for nothing look the same until their page changes. The server resolves a page once for each
// of its versions, so the block itself is the key; it is drawn again when what stands around the page has changed.
import { BlockOf, openingOf } from "@selvedge/blocks/page/block-list";
import type { ShopFrame } from "@selvedge/contracts/storefront/page-data";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import { renderToStaticMarkup } from "react-dom/server";
import { type Markup, withoutHints } from "./markup.ts";
import { BlockShopProvider } from "./shell/block-shop.tsx";
import { ShopFrameProvider } from "./shell/shop-frame.tsx";

const known = new WeakMap<ResolvedBlock, Markup & { readonly shop: ShopFrame }>();

/** The top-level blocks of a page that ask for nothing, drawn. */
export function drawnBlocks(shop: ShopFrame, blocks: readonly ResolvedBlock[]): ReadonlyMap<ResolvedBlock, Markup> {
  const opening = openingOf(blocks);
  return new Map(blocks.filter(asksNothing).map((block) => [block, drawnBlock(shop, block, block === opening)]));
}

const asksNothing = ({ needs, generated, items }: ResolvedBlock): boolean =>
  !needs && !generated && items.every(asksNothing);

function drawnBlock(shop: ShopFrame, block: ResolvedBlock, isFirst: boolean): Markup {
  const before = known.get(block);
  if (before?.shop === shop) return before;
  const content = (
    <ShopFrameProvider value={shop}>
      <BlockShopProvider shop={shop}>
        <BlockOf block={block} data={{}} isFirst={isFirst} />
      </BlockShopProvider>
    </ShopFrameProvider>
  );
  // Ids that React makes up would be the same in every block drawn by itself.
  const drawn = { ...withoutHints(renderToStaticMarkup(content, { identifierPrefix: block.uid })), shop };
  known.set(block, drawn);
  return drawn;
}
