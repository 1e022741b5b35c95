import type { Bound } from "@selvedge/db/bound";
import { groundOf } from "@selvedge/domain/factory/pretreat-recipe";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sum } from "@selvedge/domain/money/round";
import { shippingParts } from "@selvedge/domain/money/shipping-parts";
import { type LineMoney, splitLine } from "@selvedge/domain/orders/lines/line-change";
import { sql } from "kysely";
import type { LineRow, LineVariant } from "./queries.ts";

export interface LineKey {
  divisionId: DivisionId;
  orderId: OrderId;
  itemId: number;
}

/** A line's money as it is stored. */
export const moneyOf = ({ quantity, ...line }: LineRow): LineMoney => ({
  quantity,
  priceIncTaxMinor: line.priceIncTaxMinor,
  discountIncTaxMinor: line.discountIncTaxMinor,
  priceMinor: line.priceMinor,
  taxMinor: line.taxMinor,
  discountMinor: line.discountMinor,
});

const columnsOf = ({ id, sku, blankSku, colour, hex, size, image }: LineVariant) => ({
  variant_id: id,
  sku,
  blank_sku: blankSku,
  colour,
  hex,
  size,
  image_sha256: image,
});

const moneyColumns = (money: LineMoney) => ({
  quantity: money.quantity,
  price_inc_tax_minor: money.priceIncTaxMinor,
  discount_inc_tax_minor: money.discountIncTaxMinor,
  price_minor: money.priceMinor,
  tax_minor: money.taxMinor,
  discount_minor: money.discountMinor,
});

const item = (db: Bound, { divisionId, itemId }: LineKey) =>
  db.updateTable("order_items").where("division_id", "=", divisionId).where("id", "=", itemId);

/**
 * A line costs more from now on, and so does its order: `line` is what it costs, `to` what it does then, `extra` what each
 * piece does more before the discount. Delivery keeps its price, and its VAT follows the goods.
 */
export async function raisePrice(
  db: Bound,
  key: LineKey,
  { line, to, extraIncTaxMinor }: { line: LineMoney; to: LineMoney; extraIncTaxMinor: number },
): Promise<void> {
  const more = (name: keyof LineMoney) => to[name] - line[name];
  const goodsTax = more("priceIncTaxMinor") - more("priceMinor");
  const taxDiscount = goodsTax - more("taxMinor");
  const total = more("priceIncTaxMinor") - more("discountIncTaxMinor");
  await sql`
    update order_items set unit_price_inc_tax_minor = unit_price_inc_tax_minor + ${extraIncTaxMinor},
      price_inc_tax_minor = price_inc_tax_minor + ${more("priceIncTaxMinor")}, discount_inc_tax_minor = discount_inc_tax_minor + ${more("discountIncTaxMinor")},
      price_minor = price_minor + ${more("priceMinor")}, tax_minor = tax_minor + ${more("taxMinor")}, discount_minor = discount_minor + ${more("discountMinor")}
    where division_id = ${key.divisionId} and id = ${key.itemId}`.execute(db);
  const { divisionId, orderId } = key;
  const [items, order] = await Promise.all([
    db
      .selectFrom("order_items")
      .where("division_id", "=", divisionId)
      .where("order_id", "=", orderId)
      .orderBy("position")
      .select(["tax_rate", "tax_treatment", "price_inc_tax_minor", "discount_inc_tax_minor"])
      .execute(),
    db
      .selectFrom("orders")
      .where("division_id", "=", divisionId)
      .where("id", "=", orderId)
      .select(["shipping_minor", "shipping_tax_minor", "duty_minor"])
      .executeTakeFirstOrThrow(),
  ]);
  const deliveryIncTaxMinor = order.shipping_minor + order.shipping_tax_minor - order.duty_minor;
  const goods = items.map((item) => ({
    rate: item.tax_rate,
    treatment: item.tax_treatment,
    totalMinor: item.price_inc_tax_minor - item.discount_inc_tax_minor,
  }));
  const shippingTax = sum(shippingParts(goods, deliveryIncTaxMinor).map(({ taxMinor }) => taxMinor));
  await db
    .updateTable("orders")
    .where("division_id", "=", divisionId)
    .where("id", "=", orderId)
    .set((now) => ({
      subtotal_minor: now("subtotal_minor", "+", more("priceMinor")),
      goods_tax_minor: now("goods_tax_minor", "+", goodsTax),
      discount_minor: now("discount_minor", "+", more("discountMinor")),
      tax_discount_minor: now("tax_discount_minor", "+", taxDiscount),
      shipping_minor: deliveryIncTaxMinor - shippingTax + order.duty_minor,
      shipping_tax_minor: shippingTax,
      total_minor: now("total_minor", "+", total),
    }))
    .execute();
}

/** Every piece of a line becomes a variant. Gives the line's id. */
export async function changeWholeLine(db: Bound, key: LineKey, to: LineVariant): Promise<number> {
  await item(db, key).set(columnsOf(to)).execute();
  return key.itemId;
}

/** Some pieces of a line become a line of their own, the last of the order. Gives its id. */
export async function takePieces(
  db: Bound,
  key: LineKey,
  { line, pieces, to }: { line: LineRow; pieces: number; to: LineVariant },
): Promise<number> {
  const { left, taken } = splitLine(moneyOf(line), pieces);
  const own = sql`division_id = ${key.divisionId} and order_id = ${key.orderId}`;
  const { rows } = await sql<{ id: number }>`
    insert into order_items (division_id, order_id, position, product_id, variant_id, name, sku, blank_sku, colour, hex, size, scene_hash, image_sha256,
      quantity, vat_rate, tax_treatment, tax_rate, unit_price_inc_tax_minor, price_minor, tax_minor, discount_minor, price_inc_tax_minor, discount_inc_tax_minor,
      bundle_line, bundle_part, bundle_product_id, bundle_name, personalisation)
    select division_id, order_id, (select max(position) + 1 from order_items where ${own}), product_id, ${to.id}, name, ${to.sku}, ${to.blankSku},
      ${to.colour}, ${to.hex}, ${to.size}, scene_hash, ${to.image}, ${taken.quantity}, vat_rate, tax_treatment, tax_rate, unit_price_inc_tax_minor,
      ${taken.priceMinor}, ${taken.taxMinor}, ${taken.discountMinor}, ${taken.priceIncTaxMinor}, ${taken.discountIncTaxMinor},
      bundle_line, bundle_part, bundle_product_id, bundle_name, personalisation
    from order_items where ${own} and id = ${key.itemId} returning id`.execute(db);
  await item(db, key).set(moneyColumns(left)).execute();
  await splitFulfilment(db, key, { takenId: rows[0]!.id, pieces, left: left.quantity });
  return rows[0]!.id;
}

/** The factory that makes a line makes the pieces that left it, too. */
async function splitFulfilment(
  db: Bound,
  { divisionId, itemId }: LineKey,
  { takenId, pieces, left }: { takenId: number; pieces: number; left: number },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    delete from fulfilment_order_items where division_id = ${divisionId} and order_item_id = ${itemId}
    returning fulfilment_order_id as id`.execute(db);
  for (const { id } of rows)
    await sql`
      insert into fulfilment_order_items (division_id, fulfilment_order_id, order_item_id, quantity)
      values (${divisionId}, ${id}, ${itemId}, ${left}), (${divisionId}, ${id}, ${takenId}, ${pieces})`.execute(db);
}

interface Relabelling {
  labels: readonly number[];
  /** The line that they belong to from now on. */
  changedId: number;
  to: LineVariant;
  sceneHash: string;
}

/**
 * Labels on the floor that nobody has printed become the new variant, each side with its newest print file at that size.
 * false where one was printed meanwhile, or where a print file of that size is not made yet: nothing may be written then.
 */
export async function changeLabels(
  db: Bound,
  { divisionId }: LineKey,
  { labels, changedId, to, sceneHash }: Relabelling,
): Promise<boolean> {
  const relabelled = await sql`
    update factory_labels l set order_item_id = ${changedId}, blank_sku = ${to.blankSku}, colour = ${to.colour}, hex = ${to.hex}, size = ${to.size},
      needs_pretreat = v.needs_pretreat, pickface = v.pickface, platen = b.platen, version = l.version + 1, updated_at = now()
    from blank_variants v join blanks b on b.code = v.blank_code
    where v.sku = ${to.blankSku} and l.division_id = ${divisionId} and l.id = any(${[...labels]}::bigint[])
      and l.state = 'released' and l.label_prints = 0
    returning v.needs_pretreat as "needsPretreat"`.execute(db);
  if (relabelled.rows.length !== labels.length) return false;
  const { needsPretreat } = relabelled.rows[0] as { needsPretreat: boolean };
  const ground = groundOf({ hex: to.hex, needsPretreat });
  const { rows } = await sql<{ file: number | null }>`
    update label_applications a set
      print_file_id = coalesce(f.id, a.print_file_id),
      print_profile_code = (select p.code from print_profiles p where p.enabled and p.technology = a.technology and p.ground in (${ground}, 'any')
        order by p.ground = 'any', p.rank desc, p.code limit 1)
    from blank_variants v, label_applications s
    left join lateral (select pf.id from print_files pf where pf.division_id = ${divisionId} and pf.scene_hash = ${sceneHash} and pf.side = s.side
      and pf.scale_permille = (select print_scale_permille from blank_variants where sku = ${to.blankSku}) order by pf.id desc limit 1) f on true
    where v.sku = ${to.blankSku} and s.division_id = ${divisionId} and s.label_id = any(${[...labels]}::bigint[])
      and a.division_id = s.division_id and a.label_id = s.label_id and a.side = s.side
    returning f.id as file`.execute(db);
  return rows.every(({ file }) => file !== null);
}
