import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import { type SizeFacts, sizeExtra, sizeFacts } from "../sizes/index.ts";

/** The lines of an order as they were sold. */
export const itemsOf = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  db
    .selectFrom("order_items")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("blank_sku", "is not", null)
    .orderBy("position")
    .selectAll()
    .execute();

export type SoldItem = Awaited<ReturnType<typeof itemsOf>>[number];

export interface OtherVariant {
  id: number;
  itemId: number;
  sku: string;
  blankSku: string;
  colour: string;
  hex: string;
  size: string;
  isAvailable: boolean;
  /** What a piece costs more in it with VAT, before the discount; of a part of a bundle, its share of that. */
  extraIncTaxMinor: number;
  /** The product's picture in this colour; null where there is none. */
  image: string | null;
}

/** Every colour and size in which the products of an order's lines are sold, the lines' own among them. */
export async function variantsOf(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<OtherVariant[]> {
  const { rows } = await sql<Omit<OtherVariant, "extraIncTaxMinor"> & { facts: SizeFacts }>`
    select v.id, i.id as "itemId", v.sku, v.blank_sku as "blankSku", v.colour, v.hex, v.size,
      v.enabled and coalesce((select b.stock > 0 from blank_variants b where b.sku = v.blank_sku), true) as "isAvailable",
      ${sizeFacts} as facts,
      (select m.sizes ->> '480' from product_images m where m.division_id = v.division_id and m.product_id = v.product_id
        and m.state = 'ready' and m.colour = v.colour order by m.side = 'front' desc, m.position limit 1) as image
    from order_items i join product_variants v on v.division_id = i.division_id and v.product_id = i.product_id
    join products p on p.division_id = i.division_id and p.id = i.product_id
    where i.division_id = ${divisionId} and i.order_id = ${orderId} and i.blank_sku is not null
    order by i.position, v.position`.execute(db);
  return rows.map(({ facts, ...variant }) => ({ ...variant, extraIncTaxMinor: sizeExtra(facts) }));
}

/** What went back of the price of each line, for a cheaper size. */
export async function returnedOfLines(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<ReturnedOfLine[]> {
  const { rows } = await sql<ReturnedOfLine>`
    select changed_item_id as "itemId", -sum(price_change_minor)::bigint as "priceIncTaxMinor",
      -sum(discount_change_minor)::bigint as "discountIncTaxMinor", -sum(tax_minor)::bigint as "taxMinor"
    from line_changes where division_id = ${divisionId} and order_id = ${orderId} and refund_id is not null and changed_item_id is not null
    group by changed_item_id`.execute(db);
  return rows;
}

export interface ReturnedOfLine {
  itemId: number;
  priceIncTaxMinor: number;
  discountIncTaxMinor: number;
  taxMinor: number;
}

/** An order that an earlier request with this key has made. */
export const childOfKey = (db: Bound, divisionId: DivisionId, basketId: string) =>
  db
    .selectFrom("orders")
    .where("division_id", "=", divisionId)
    .where("basket_id", "=", basketId)
    .select(["id", "reference", "total_minor as totalMinor", "currency"])
    .executeTakeFirst();

export async function nextOrder(db: Bound, divisionId: DivisionId): Promise<{ id: OrderId; code: string }> {
  const { rows } = await sql<{ id: OrderId; code: string }>`
    select nextval('order_numbers') as id, code from divisions where id = ${divisionId}`.execute(db);
  return rows[0]!;
}

/** The shop of a paid order, within what the connection sees; undefined where there is none. */
export async function divisionOfOrder(db: Bound, orderId: OrderId): Promise<DivisionId | undefined> {
  const row = await db
    .selectFrom("orders")
    .where("id", "=", orderId)
    .where("paid_at", "is not", null)
    .select("division_id")
    .executeTakeFirst();
  return row?.division_id;
}
