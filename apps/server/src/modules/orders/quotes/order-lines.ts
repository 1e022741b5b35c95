// The lines of a quote that was approved, as the order's own: from here on it is paid for, made and sent like any other.

import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { quotedLines } from "@selvedge/domain/quotes/quote-totals";
import { isoDay } from "@selvedge/domain/shipping/working-days";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import type { LockedQuote, QuotedOrder } from "./move-quote.ts";
import { newestProofs, type ProofRow, type StyleRow } from "./queries.ts";
import { pricedStyle, taxOfStyle } from "./style-money.ts";

/** Writes one line for each size of each style, of what its newest proof shows, in place of those that were there. */
export async function writeOrderLines(
  { now }: Platform,
  { db, divisionId, order, proofs }: LockedQuote,
  styles: readonly StyleRow[],
): Promise<void> {
  const items = (
    await Promise.all(
      newestProofs(styles, proofs).map(({ style, proof }) =>
        linesOf(db, { divisionId, order, style, proof: proof!, on: isoDay(now()) }),
      ),
    )
  ).flat();
  await db.deleteFrom("order_items").where("division_id", "=", divisionId).where("order_id", "=", order.id).execute();
  await db
    .insertInto("order_items")
    .values(items.map((item, index) => ({ ...item, position: index + 1 })))
    .execute();
}

interface StyleToWrite {
  divisionId: DivisionId;
  order: QuotedOrder;
  style: StyleRow;
  proof: ProofRow;
  on: string;
}

async function linesOf(db: Bound, { divisionId, order, style, proof, on }: StyleToWrite) {
  const to = { country: order.shipping_country, zip: order.shipping_zip };
  const { rate, treatment } = taxOfStyle(style, to, on);
  const [variants, image] = await Promise.all([
    db
      .selectFrom("product_variants")
      .where("division_id", "=", divisionId)
      .where("product_id", "=", proof.productId)
      .where("colour", "=", style.colour)
      .selectAll()
      .execute(),
    smallPicture(db, divisionId, proof),
  ]);
  const rates = await vatRateOf(db, divisionId, proof);
  return quotedLines(pricedStyle(style, to, on)).map((line) => {
    const variant = variants.find(({ size }) => size === line.size)!;
    const priceIncTaxMinor = line.netMinor + line.taxMinor;
    return {
      division_id: divisionId,
      order_id: order.id as OrderId,
      product_id: proof.productId,
      variant_id: variant.id,
      name: style.name,
      sku: variant.sku,
      blank_sku: variant.blank_sku,
      colour: variant.colour,
      hex: variant.hex,
      size: variant.size,
      scene_hash: proof.sceneHash,
      image_sha256: image,
      quantity: line.quantity,
      vat_rate: rates,
      tax_treatment: treatment,
      tax_rate: rate,
      unit_price_inc_tax_minor: line.unitIncTaxMinor,
      price_minor: line.netMinor,
      tax_minor: line.taxMinor,
      price_inc_tax_minor: priceIncTaxMinor,
    };
  });
}

const vatRateOf = async (db: Bound, divisionId: DivisionId, { productId }: ProofRow): Promise<number> => {
  const row = await db
    .selectFrom("products")
    .where("division_id", "=", divisionId)
    .where("id", "=", productId)
    .select("vat_rate")
    .executeTakeFirstOrThrow();
  return row.vat_rate;
};

/** The picture that receipts and lists show, as it is rendered by now. */
async function smallPicture(
  db: Bound,
  divisionId: DivisionId,
  { productId, images }: ProofRow,
): Promise<string | null> {
  const { rows } = await sql<{ sha256: string | null }>`
    select sizes ->> '480' as sha256 from product_images where division_id = ${divisionId} and product_id = ${productId} and state = 'ready'
    order by side = 'front' desc, position limit 1`.execute(db);
  return rows[0]?.sha256 ?? images[0] ?? null;
}
