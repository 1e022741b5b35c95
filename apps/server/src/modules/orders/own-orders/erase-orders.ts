// Takes the person out of orders whose customer deletes their account, and leaves the sale.
import { randomBytes } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { isUnfinished, namesItsBuyer } from "@selvedge/domain/customers/erasure";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { authorName } from "@selvedge/domain/reviews/author-name";
import { sql } from "kysely";
import { forgetFacebookSales } from "../../site/facebook-sales/index.ts";

interface Row {
  id: OrderId;
  reference: string;
  status: OrderStatus;
  deleted_at: Date | null;
  total_minor: number;
  currency: string;
}

/** Locked, so that no payment or refund moves them meanwhile. */
const lockedOrders = (db: Bound, divisionId: DivisionId, customerIds: readonly number[]): Promise<Row[]> =>
  db
    .selectFrom("orders")
    .where("division_id", "=", divisionId)
    .where("customer_id", "in", [...customerIds, 0])
    .select(["id", "reference", "status", "deleted_at", "total_minor", "currency"])
    .orderBy("id")
    .forUpdate()
    .execute();

const needsAddress = ({ status, deleted_at }: Row) => isUnfinished({ status, isDeleted: deleted_at !== null });

/** The numbers of these customers' orders that still need their address. */
export const unfinishedOrders = async (
  db: Bound,
  divisionId: DivisionId,
  customerIds: readonly number[],
): Promise<string[]> =>
  (await lockedOrders(db, divisionId, customerIds)).filter(needsAddress).map(({ reference }) => reference);

/**
 * Takes email, phone, delivery address and, where no invoice has to name it, the buyer out of these customers' orders. Links to
 * their receipts open nothing any more. Country, goods and money stay, and of reviews the words, without a name and photos. All
 * of them must be finished.
 */
export async function eraseOrders(db: Bound, divisionId: DivisionId, customerIds: readonly number[]): Promise<void> {
  const orders = await lockedOrders(db, divisionId, customerIds);
  await forgetFacebookSales(
    db,
    divisionId,
    orders.map(({ id }) => id),
  );
  // What somebody wrote when they asked for a quote may name people.
  await sql`update quotes set wants = 'Deleted', message = '', terms_words = ''
    where division_id = ${divisionId} and order_id = any(${orders.map(({ id }) => id)}::bigint[])`.execute(db);
  await sql`update reviews set author = ${authorName("", "")}, photos = '{}' where division_id = ${divisionId} and order_item_id in (
    select id from order_items where division_id = ${divisionId} and order_id = any(${orders.map(({ id }) => id)}::bigint[]))`.execute(
    db,
  );
  await Promise.all(
    orders.map((order) => {
      const buyer = namesItsBuyer({ totalMinor: order.total_minor, currency: order.currency })
        ? sql``
        : sql`, billing_first_name = 'Deleted', billing_last_name = 'customer', billing_company = '', billing_street = '',
            billing_city = '', billing_state = '', billing_zip = '', vat_number = ''`;
      return sql`
        update orders set email = '', phone = '', shipping_first_name = 'Deleted', shipping_last_name = 'customer', shipping_company = '',
          shipping_street = '', shipping_city = '', shipping_state = '', shipping_zip = '', shipping_customs_number = '',
          note = '', gift_message = '',
          receipt_digest = ${randomBytes(32)} ${buyer}
        where division_id = ${divisionId} and id = ${order.id}`.execute(db);
    }),
  );
}
