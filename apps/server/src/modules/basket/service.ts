import { randomUUID } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { basketLineLimit, basketPieceLimit, quantityLimit } from "@selvedge/domain/limits";
import type { Platform } from "../../platform.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { hashOfVisitor } from "../../plugins/session.ts";
import type { Division } from "../../plugins/tenancy.ts";
import { findSellable } from "../catalogue/index.ts";
import { presentBasket } from "./present.ts";
import * as queries from "./queries.ts";

export interface WantedItem {
  productId?: number | undefined;
  productUrl?: string | undefined;
  productColor?: string | undefined;
  productSize?: string | undefined;
  variantId?: string | undefined;
  quantity?: number | undefined;
}

/**
 * Adds items to a visitor's basket: all of them or none. Prices are the shop's, whatever was sent.
 * `added` says how many pieces came into it: fewer than were wished for where a line is full.
 * Throws productGone, also for what is out of stock, and basketFull.
 */
export async function addItems(
  platform: Platform,
  division: Division,
  visitor: string,
  name: queries.BasketName,
  wanted: WantedItem[],
) {
  const owner = hashOfVisitor(visitor);
  return withDivision(platform.pools.web, division.id, async (db) => {
    const [basket, before, ...found] = await Promise.all([
      queries.lockBasket(db, division.id, owner, name, randomUUID()),
      queries.basketLines(db, division.id, owner, name),
      ...wanted.map((item) => resolveItem(db, division.id, name, item)),
    ]);
    const [, lines] = await Promise.all([
      queries.upsertLines(db, division.id, basket.id, mergeLines(found), name === "main" ? quantityLimit : 1),
      queries.basketLines(db, division.id, owner, name),
    ]);
    refuseFull(lines);
    const shown = presentBasket(platform.origins, division.id, division.currency, lines, basket.version);
    return { ...shown, added: piecesOf(lines) - piecesOf(before) };
  });
}

const piecesOf = (lines: readonly queries.BasketLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

function refuseFull(lines: readonly queries.BasketLine[]): void {
  const pieces = piecesOf(lines);
  if (lines.length > basketLineLimit || pieces > basketPieceLimit) throw new Refusal("basketFull");
}

async function resolveItem(
  db: Bound,
  divisionId: number,
  name: queries.BasketName,
  item: WantedItem,
): Promise<queries.NewLine> {
  const row = await findSellable(db, divisionId, {
    productId: item.productId,
    productUrl: item.productUrl,
    variantId: item.variantId === undefined ? undefined : Number(item.variantId),
    colour: item.productColor,
    size: item.productSize,
  });
  if (!row || (name === "main" && (row.variant_id === null || !row.is_available))) throw new Refusal("productGone");
  const isChosen = item.variantId !== undefined || item.productSize !== undefined;
  const variantId = name === "main" || isChosen ? row.variant_id : null;
  return {
    key: variantId === null ? `p${row.product_id}` : `v${variantId}`,
    productId: row.product_id,
    variantId,
    quantity: item.quantity ?? 1,
    priceIncTaxMinor: row.unit_price_inc_tax_minor,
  };
}

/** One row for each key, because one statement may not touch a row twice. */
function mergeLines(lines: queries.NewLine[]): queries.NewLine[] {
  const byKey = new Map<string, queries.NewLine>();
  for (const line of lines) {
    const known = byKey.get(line.key);
    byKey.set(line.key, known ? { ...known, quantity: known.quantity + line.quantity } : line);
  }
  return [...byKey.values()].map((line) => ({ ...line, quantity: Math.min(line.quantity, quantityLimit) }));
}

/** Sets a line's quantity; 0 takes it out. A line that is gone changes nothing. Throws basketFull. */
export async function updateLine(
  platform: Platform,
  division: Division,
  visitor: string,
  name: queries.BasketName,
  key: string,
  quantity: number,
) {
  const owner = hashOfVisitor(visitor);
  return withDivision(platform.pools.web, division.id, async (db) => {
    const basket = await queries.lockBasket(db, division.id, owner, name, randomUUID());
    const [, lines] = await Promise.all([
      quantity === 0
        ? queries.deleteLine(db, division.id, basket.id, key)
        : queries.setQuantity(db, division.id, basket.id, key, quantity),
      queries.basketLines(db, division.id, owner, name),
    ]);
    if (quantity > 0) refuseFull(lines);
    return presentBasket(platform.origins, division.id, division.currency, lines, basket.version);
  });
}

export const removeLine = (
  platform: Platform,
  division: Division,
  visitor: string,
  name: queries.BasketName,
  key: string,
) => updateLine(platform, division, visitor, name, key, 0);

/** A visitor's basket; an empty one for somebody who has none. */
export async function readBasket(
  { pools, origins }: Platform,
  division: Division,
  visitor: string | null,
  name: queries.BasketName,
) {
  if (!visitor) return presentBasket(origins, division.id, division.currency, [], 0);
  const owner = hashOfVisitor(visitor);
  const [basket, lines] = await withDivision(pools.web, division.id, (db) =>
    Promise.all([queries.findBasket(db, division.id, owner, name), queries.basketLines(db, division.id, owner, name)]),
  );
  return presentBasket(origins, division.id, division.currency, lines, basket?.version ?? 0);
}

/** Signing in changes the visitor's cookie; the baskets follow it. */
export const moveBaskets = ({ pools }: Platform, divisionId: number, from: string, to: string): Promise<void> =>
  withDivision(pools.web, divisionId, (db) =>
    queries.changeOwner(db, divisionId, hashOfVisitor(from), hashOfVisitor(to)),
  );
