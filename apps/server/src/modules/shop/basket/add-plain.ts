// A click on "Add to basket" in one packet: a statement that adds and one that reads, which PostgreSQL stores together.
import { randomUUID } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { basketOwner } from "@selvedge/db/sessions/basket-owner";
import { withDivision } from "@selvedge/db/with-division";
import { writeDivision } from "@selvedge/db/write-division";
import { lineLimits } from "@selvedge/domain/limits";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { chosenVariant, isSellable, unitPrice } from "../catalogue/index.ts";
import { noCodes } from "../discounts/index.ts";
import type { WantedItem } from "./add-items.ts";
import { codesOfLines } from "./codes.ts";
import { presentBasket } from "./present.ts";
import { basketIsFull, basketLinesInLimits } from "./queries.ts";
import { sellableOf } from "./sellable-of.ts";

/**
 * Adds goods as they are to a visitor's main basket. null, and nothing is added, for all that needs more than a row: bundles,
 * goods with texts, and what cannot be bought. Throws basketFull.
 */
export async function addPlain(
  platform: Platform,
  division: Division,
  { owner, item }: { owner: Buffer; item: WantedItem },
) {
  const [added, lines] = await writeDivision(platform.pools.web, division.id, (db) =>
    Promise.all([addLine(db, division, owner, item), basketLinesInLimits(db, division.id, owner, "main")]),
  ).catch((error) => {
    throw error?.code === basketIsFull ? new Refusal("basketFull") : error;
  });
  if (!added) return null;
  const hasEntered = lines.some((line) => line.basket_codes.length + line.basket_gift_card_ids.length > 0);
  const codes = hasEntered
    ? await withDivision(platform.pools.web, division.id, (db) => codesOfLines(db, platform, division, lines))
    : { ...noCodes(lines), giftCards: [] };
  const { currency } = division;
  return {
    ...presentBasket(platform.origins, division.id, { lines, codes, currency, version: added.version }),
    added: added.pieces,
  };
}

/** Nothing for an item that is not added. A line that is full takes fewer pieces than are wanted. */
async function addLine(db: Bound, { id: divisionId }: Division, owner: Buffer, item: WantedItem) {
  const { rows } = await sql<{ version: number; pieces: number }>`
    with chosen as (
      select p.id as product_id, v.id as variant_id, ${unitPrice} as price_minor,
        v.id is not null and ${isSellable} and not p.personalisable and not p.is_bundle as is_plain
      ${chosenVariant(divisionId, sellableOf(item))}),
    basket as (
      insert into baskets (division_id, id, owner_hash, name)
      select ${divisionId}, ${randomUUID()}::uuid, ${basketOwner(owner)}, 'main' from chosen where is_plain
      on conflict (division_id, owner_hash, name) do update set version = baskets.version + 1, updated_at = now()
      returning id, version),
    line as (
      insert into basket_items as i (division_id, basket_id, key, product_id, variant_id, quantity, seen_price_inc_tax_minor)
      select ${divisionId}, basket.id, 'v' || variant_id, product_id, variant_id, ${item.quantity ?? 1}, price_minor from basket, chosen
      on conflict (division_id, basket_id, key) do update
        set quantity = least(${lineLimits.main}::int, i.quantity + excluded.quantity), seen_price_inc_tax_minor = excluded.seen_price_inc_tax_minor
      returning quantity - coalesce((select o.quantity from basket_items o
        where o.division_id = i.division_id and o.basket_id = i.basket_id and o.key = i.key), 0) as pieces)
    select version, pieces from basket, line`.execute(db);
  return rows[0];
}
