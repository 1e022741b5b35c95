// The parts of an order that several factories make: each with the delivery that was quoted for it. An order that one
// factory makes has no parts; its own columns say everything.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { ShippingQuote } from "@selvedge/domain/shipping/quote";
import { sql } from "kysely";
import { goodsOf } from "./goods.ts";

interface SplitOrder {
  orderId: OrderId;
  quote: { chosen: ShippingQuote; pieces: readonly { blank_sku: string }[] };
  request: { division: { id: DivisionId } };
}

/** Writes one part for each factory with the lines that it makes, behind the lines. Nothing for a single factory. */
export function insertParts(db: Bound, { orderId, quote, request }: SplitOrder): Promise<unknown>[] {
  const { shipments } = quote.chosen;
  if (shipments.length < 2) return [];
  const divisionId = request.division.id;
  const factories = quote.pieces.map((piece) => goodsOf(piece.blank_sku).factory);
  return [
    sql`
      with lines as (select * from unnest(${factories.map((_, index) => index + 1)}::int[], ${factories}::text[]) as l (position, factory)),
      parts as (
        insert into factory_fulfilment_orders (division_id, order_id, factory_code, service, carrier, price_inc_tax_minor, weight_grams, promised_from, promised_to)
        select ${divisionId}, ${orderId}, * from unnest(${shipments.map(({ factory }) => factory)}::text[],
          ${shipments.map(({ service }) => service)}::text[], ${shipments.map(({ carrier }) => carrier)}::text[],
          ${shipments.map((each) => each.priceIncTaxMinor)}::bigint[], ${shipments.map((each) => each.weightGrams)}::int[],
          ${shipments.map((each) => each.promisedFrom)}::date[], ${shipments.map((each) => each.promisedTo)}::date[])
        returning id, factory_code)
      insert into fulfilment_order_items (division_id, fulfilment_order_id, order_item_id, quantity)
      select ${divisionId}, p.id, i.id, i.quantity from lines l join parts p on p.factory_code = l.factory
      join order_items i on i.division_id = ${divisionId} and i.order_id = ${orderId} and i.position = l.position`.execute(
      db,
    ),
  ];
}

/** Removes the parts of an order that is written again. Their lines go with them. */
export const clearParts = (db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<unknown> =>
  db
    .deleteFrom("factory_fulfilment_orders")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .execute();
