/** Renders one block as a shop would, from its wire form to markup: the same way round as on the server. */
import { SHOP_CONDITIONS } from "@selvedge/pages/conditions/shop-conditions";
import { imageAt } from "@selvedge/pages/props/image";
import { type ResolvedBlock, resolve } from "@selvedge/pages/resolve/resolve";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import type { WireBlock } from "@selvedge/pages/wire/wire";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type BlockShop, ShopProvider } from "../context/shop-context.tsx";
import { BlockList } from "../page/block-list.tsx";
import { setBlockViews } from "../page/view-of.tsx";
import { BLOCK_TYPES } from "../registry.ts";
import { BLOCK_VIEWS } from "../views.tsx";

setBlockViews(BLOCK_VIEWS);

const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });

export const bramble: BlockShop = {
  name: "Bramble",
  money: (amountMinor) => pounds.format(amountMinor / 100),
  majorMoney: (amount) => pounds.format(amount),
  imageUrl: imageAt,
  subscribeUrl: "/frontend/subscribe/",
  contactUrl: "/contact/",
  heart: null,
  quickAdd: null,
};

export function renderInShop(content: ReactNode, shop: BlockShop = bramble): string {
  return renderToStaticMarkup(<ShopProvider value={shop}>{content}</ShopProvider>);
}

export function resolveBlocks(
  blocks: readonly WireBlock[],
  mode: "native" | "preview" = "native",
): readonly ResolvedBlock[] {
  const facts = {
    nowMs: 0,
    timeZone: "Europe/London",
    login: "logged-out",
    currency: "GBP",
    country: "GB",
    variations: {},
  } as const;
  const doc = fromWire({ blocks: [...blocks] });
  return resolve(doc, { mode, types: BLOCK_TYPES, conditions: SHOP_CONDITIONS, facts }).blocks;
}

/** Markup of blocks at the top of a page; `data` answers the needs of all of them alike. */
export function renderBlocks(blocks: readonly WireBlock[], data: unknown = undefined): string {
  const resolved = resolveBlocks(blocks);
  const needs = resolved.flatMap(({ needs }) => Object.values(needs ?? {}));
  const answers = Object.fromEntries(needs.map(({ key }) => [key, data]));
  return renderInShop(<BlockList blocks={resolved} data={answers} top />);
}

export function renderOne(type: string, properties: WireBlock["properties"] = {}, items: WireBlock[] = []): string {
  return renderBlocks([{ uid: "one", type, properties, items }]);
}
