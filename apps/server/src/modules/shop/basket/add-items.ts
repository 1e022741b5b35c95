import { randomUUID } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { lineLimits, quantityLimit } from "@selvedge/domain/limits";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { findSellable } from "../catalogue/index.ts";
import { codesOfLines } from "./codes.ts";
import { presentBasket } from "./present.ts";
import { type BasketName, basketLines } from "./queries.ts";
import { piecesOf, refuseFull } from "./refuse-full.ts";
import { lockBasket, type NewLine, upsertLines } from "./write-queries.ts";

export interface WantedItem {
  productId?: ProductId | undefined;
  productUrl?: string | undefined;
  productColor?: string | undefined;
  productSize?: string | undefined;
  variantId?: string | undefined;
  quantity?: number | undefined;
}

/**
 * Adds items to a session's basket: all of them or none. Prices are the shop's, whatever was sent.
 * `added` is the number of pieces added: fewer than requested when a line is full.
 * Throws productGone, also for what is out of stock, and basketFull.
 */
export async function addItems(
  platform: Platform,
  division: Division,
  { sessionToken, name, wanted }: { sessionToken: string; name: BasketName; wanted: WantedItem[] },
) {
  const owner = hashOfSessionToken(sessionToken);
  return withDivision(platform.pools.web, division.id, async (db) => {
    const [basket, ...found] = await Promise.all([
      lockBasket(db, division.id, { ownerHash: owner, name, newId: randomUUID() }),
      ...wanted.map((item) => resolveItem(db, division.id, name, item)),
    ]);
    const [before, lines] = await Promise.all([
      upsertLines(db, division.id, basket.id, {
        lines: mergeLines(found),
        quantityLimit: lineLimits[name],
      }),
      basketLines(db, division.id, owner, name),
    ]);
    refuseFull(lines);
    const shown = presentBasket(platform.origins, division.id, {
      currency: division.currency,
      lines,
      version: basket.version,
      codes: await codesOfLines(db, platform, division, lines),
    });
    return { ...shown, added: piecesOf(lines) - before };
  });
}

async function resolveItem(db: Bound, divisionId: DivisionId, name: BasketName, item: WantedItem): Promise<NewLine> {
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
function mergeLines(lines: NewLine[]): NewLine[] {
  const byKey = new Map<string, NewLine>();
  for (const line of lines) {
    const known = byKey.get(line.key);
    byKey.set(line.key, known ? { ...known, quantity: known.quantity + line.quantity } : line);
  }
  return [...byKey.values()].map((line) => ({ ...line, quantity: Math.min(line.quantity, quantityLimit) }));
}
