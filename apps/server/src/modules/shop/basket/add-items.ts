import { randomUUID } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { lineLimits, quantityLimit } from "@selvedge/domain/limits";
import type { TypedValues } from "@selvedge/domain/personalisation/check-values";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import type { FilledIn } from "../../plumbing/personalisation/index.ts";
import { findSellable, type PartOption } from "../catalogue/index.ts";
import { addPlain } from "./add-plain.ts";
import { bundleLine } from "./bundle-line.ts";
import { codesOfLines } from "./codes.ts";
import { fillInItem } from "./fill-in-item.ts";
import { presentBasket } from "./present.ts";
import { type BasketName, basketLines } from "./queries.ts";
import { countOf, refuseFull } from "./refuse-full.ts";
import { sellableOf } from "./sellable-of.ts";
import { lockBasket, type NewLine, upsertLines } from "./write-queries.ts";

export interface WantedItem {
  productId?: ProductId | undefined;
  productUrl?: string | undefined;
  productColor?: string | undefined;
  productSize?: string | undefined;
  variantId?: string | undefined;
  quantity?: number | undefined;
  /** What is printed on it, by field; `read` is "yes" once it was read twice. */
  personalisation?: TypedValues | undefined;
  /** Of a bundle: what was chosen for its parts. */
  bundleOptions?: readonly PartOption[] | undefined;
}

/**
 * Adds items to a session's basket: all of them or none. Prices are the shop's, whatever was sent.
 * `added` is the number of pieces added: fewer than requested when a line is full.
 * Throws productGone, also for what is out of stock, basketFull, and validation for texts that cannot be printed; `from` is
 * the address that asks for their pictures.
 */
export async function addItems(
  platform: Platform,
  division: Division,
  { sessionToken, name, wanted, from }: { sessionToken: string; name: BasketName; wanted: WantedItem[]; from: string },
) {
  const owner = hashOfSessionToken(sessionToken);
  const [first] = wanted;
  if (name === "main" && first && wanted.length === 1 && !first.personalisation) {
    const basket = await addPlain(platform, division, { owner, item: first });
    if (basket) return basket;
  }
  const filledIn: (FilledIn | null)[] = [];
  for (const item of name === "main" ? wanted : []) filledIn.push(await fillInItem(platform, division.id, item, from));
  return withDivision(platform.pools.web, division.id, async (db) => {
    const [basket, before, ...found] = await Promise.all([
      lockBasket(db, division.id, { ownerHash: owner, name, newId: randomUUID() }),
      // Runs once the lock is held: these are the lines that the new ones are added to.
      basketLines(db, division.id, owner, name),
      ...wanted.map((item, index) => resolveItem(db, division.id, name, { item, filledIn: filledIn[index] ?? null })),
    ]);
    await upsertLines(db, division.id, basket.id, { lines: mergeLines(found), quantityLimit: lineLimits[name] });
    const lines = await basketLines(db, division.id, owner, name);
    refuseFull(lines);
    return {
      ...presentBasket(platform.origins, division.id, {
        lines,
        codes: await codesOfLines(db, platform, division, lines),
        currency: division.currency,
        version: basket.version,
      }),
      added: countOf(lines) - countOf(before),
    };
  });
}

interface AskedItem {
  item: WantedItem;
  filledIn: FilledIn | null;
}

async function resolveItem(
  db: Bound,
  divisionId: DivisionId,
  name: BasketName,
  { item, filledIn }: AskedItem,
): Promise<NewLine> {
  const row = await findSellable(db, divisionId, sellableOf(item));
  if (row?.part_rows && name === "main") return bundleLine(row, row.part_rows, item);
  if (!row || (name === "main" && (row.variant_id === null || !row.is_available))) throw new Refusal("productGone");
  if (name === "main" && row.is_personalisable && !filledIn)
    throw new Refusal("validation", { message: `Fill in on its page what is printed on ${row.name}.` });
  const isChosen = item.variantId !== undefined || item.productSize !== undefined;
  const variantId = name === "main" || isChosen ? row.variant_id : null;
  return {
    key: filledIn?.key ?? (variantId === null ? `p${row.product_id}` : `v${variantId}`),
    productId: row.product_id,
    variantId,
    quantity: item.quantity ?? 1,
    priceIncTaxMinor: row.unit_price_inc_tax_minor + (filledIn?.texts.chargeMinor ?? 0),
    texts: filledIn?.texts ?? null,
    scene: filledIn?.scene ?? null,
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
