// A change of price of several products: what it would make of each, and making it so.

import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { type PriceStep, steppedPrice } from "@selvedge/domain/money/price-step";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { dearestSizeOf, profitRangeOf, variantCosts } from "@selvedge/garments/blanks/variant-costs";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { byMerchant, writeAudit } from "../../plumbing/audit/index.ts";
import { priceFaults } from "./check-price.ts";
import { askedPrice } from "./present.ts";
import { announceProduct, type ProductToPrice, productsToPrice } from "./queries.ts";
import type { Actor } from "./show-product.ts";

interface RequestedPrice {
  id: ProductId;
  version: number;
  priceIncTaxMinor: number;
}

/** The most that calls take as a price. */
const highestPriceMinor = 1_000_000;

/** What a step would make of the prices of the shop's products of these ids. Changes nothing. */
export const previewPrices = ({ pools }: Platform, divisionId: DivisionId, ids: readonly number[], step: PriceStep) =>
  withDivision(pools.web, divisionId, async (db) =>
    (await productsToPrice(db, divisionId, ids)).map((row) => {
      const newPriceIncTaxMinor = steppedPrice(row.price_inc_tax_minor, step);
      return {
        id: row.id,
        name: row.name,
        version: row.version,
        currency: row.currency,
        priceIncTaxMinor: row.price_inc_tax_minor,
        newPriceIncTaxMinor,
        dearestSize: dearestSizeOf(variantsOf(row)),
        profitMinor: leastProfitOf(row),
        newProfitMinor: leastProfitOf({ ...row, price_inc_tax_minor: newPriceIncTaxMinor }),
        refusal: refusalOf(row, newPriceIncTaxMinor),
      };
    }),
  );

/**
 * Sets the requested prices, each over the version that was seen, in one transaction. Returns the changes, each with its
 * undo, and the prices that were refused, each with the reason. Ids of other shops change nothing.
 */
export const changePrices = ({ pools }: Platform, actor: Actor, requested: readonly RequestedPrice[]) =>
  withDivision(pools.web, actor.divisionId, async (db) => {
    const ids = requested.map(({ id }) => id);
    const rows = await productsToPrice(db, actor.divisionId, ids, { isLocked: true });
    const changed = [];
    const refused = [];
    for (const row of rows) {
      const request = requested.find(({ id }) => id === row.id)!;
      const reason = row.version === request.version ? refusalOf(row, request.priceIncTaxMinor) : changedMeanwhile;
      if (reason) refused.push({ id: row.id, name: row.name, reason });
      else changed.push(await setPrice(db, actor, row, request.priceIncTaxMinor));
    }
    return { changed, refused };
  });

const changedMeanwhile = "It was changed in the meantime. Check it again.";

const variantsOf = (row: ProductToPrice) => {
  const blank = row.blank_code === null ? null : findBlank(row.blank_code);
  return blank ? variantCosts(blank, row.sides, row.choices) : [];
};

const leastProfitOf = (row: ProductToPrice): number => profitRangeOf(variantsOf(row), askedPrice(row)).profitMinor;

/** Why a product cannot have this price, in words; null where it can. */
function refusalOf(row: ProductToPrice, priceIncTaxMinor: number): string | null {
  const blank = row.blank_code === null ? null : findBlank(row.blank_code);
  if (!blank) return "Its cost is not known.";
  if (priceIncTaxMinor < 1 || priceIncTaxMinor > highestPriceMinor) return "Enter a lower amount.";
  const faults = priceFaults(blank, row.sides, row.choices, {
    priceIncTaxMinor,
    salePriceIncTaxMinor: row.sale_price_inc_tax_minor,
    onSale: row.on_sale,
    currency: row.currency,
    vatRate: row.vat_rate,
    extras: row.size_extras,
  });
  return faults.priceIncTaxMinor?.[0] ?? faults.salePriceIncTaxMinor?.[0] ?? null;
}

async function setPrice(db: Bound, actor: Actor, row: ProductToPrice, priceIncTaxMinor: number) {
  const { divisionId } = actor;
  const version = row.version + 1;
  await db
    .updateTable("products")
    .where("division_id", "=", divisionId)
    .where("id", "=", row.id)
    .set({ price_inc_tax_minor: priceIncTaxMinor, version, updated_at: sql`now()` })
    .execute();
  await writeAudit(db, { ...byMerchant(actor), action: "product.changed", subject: `product ${row.id}` });
  await announceProduct(db, divisionId, row.id);
  return { id: row.id, version, priceIncTaxMinor, priceBeforeIncTaxMinor: row.price_inc_tax_minor };
}
