// The best-seller rank. A payment adds its order to a list, and the goods of all orders of the list rise together: a row of
// each product for every order would be one that other buyers wait for.
import { withoutDivision } from "@selvedge/db/with-division";
import type { Writes } from "@selvedge/db/write-together";
import { sql } from "kysely";
import type { Task } from "../../../task.ts";
import type { Step } from "./step.ts";

/** Puts an order on the list when it is paid for the first time. */
export const saleToCount = ({ divisionId, orderId, order }: Step): Writes =>
  order.paid_at === null
    ? { sale: sql`insert into sales_to_count (division_id, order_id) values (${divisionId}, ${orderId})` }
    : {};

/**
 * Raises the rank of the products and bundles of every order on the list, once for each order, and empties the list; a child order
 * is no sale. Products are locked in their order, so that two runs never wait for each other in a circle.
 */
export const countSales: Task = async ({ pools }) =>
  void (await withoutDivision(pools.backOffice, (db) =>
    sql`
      with sold as (delete from sales_to_count returning division_id, order_id),
      counted as (
        select i.division_id, goods.id, count(distinct i.order_id)::int as times from sold
        join orders o on o.division_id = sold.division_id and o.id = sold.order_id and o.parent_order_id is null
        join order_items i on i.division_id = sold.division_id and i.order_id = sold.order_id
        cross join lateral unnest(array[i.product_id, i.bundle_product_id]) as goods (id)
        where goods.id is not null group by 1, 2),
      locked as (
        select p.division_id, p.id, counted.times from products p join counted on counted.division_id = p.division_id and counted.id = p.id
        order by p.division_id, p.id for update of p)
      update products p set orders = p.orders + locked.times from locked
      where p.division_id = locked.division_id and p.id = locked.id`.execute(db),
  ));
