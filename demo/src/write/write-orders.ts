import type { OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { DemoShop } from "../kinds.ts";
import type { Customer } from "../orders/customers.ts";
import { logRows } from "../orders/log-rows.ts";
import { itemRows, type Numbered, orderRow } from "../orders/order-rows.ts";
import { paymentRows } from "../orders/payment-rows.ts";
import { planOrders } from "../orders/plan.ts";
import { priced } from "../orders/priced.ts";
import { storyOf } from "../orders/story.ts";
import { shopper } from "../people.ts";
import { writeReviews } from "../reviews/write-reviews.ts";
import { insertRows, insertWithIds } from "./insert-rows.ts";
import type { Writing } from "./world.ts";
import { writeFloor } from "./write-floor.ts";
import type { WrittenPeople } from "./write-people.ts";
import type { WrittenProduct } from "./write-products.ts";
import { writeQuotes } from "./write-quotes.ts";

/** A shop's customers and orders with everything that hangs on them, and its garments on the factory floor. */
export async function writeOrders(
  writing: Writing,
  shop: DemoShop,
  products: readonly WrittenProduct[],
  people: WrittenPeople,
): Promise<void> {
  const plans = planOrders(
    products.filter(({ product }) => !product.awaitsReview && !product.personalisation),
    writing.now,
    seedOf(shop),
  );
  if (plans.length === 0) return;
  const customerIds = await writeCustomers(
    writing,
    plans.map(({ customer }) => customer),
    people,
  );
  const ids = (await nextNumbers(writing, "order_numbers", plans.length)) as OrderId[];
  const orders = plans.map((plan, index): Numbered => {
    const id = ids[index]!;
    const story = storyOf(plan, writing.now);
    return {
      ...priced(plan),
      id,
      reference: `${shop.code}-${id}`,
      customerId: customerIds.get(plan.customer.email)!,
      story,
    };
  });
  const { db } = writing;
  await insertRows(
    db,
    "orders",
    orders.map((order) => orderRow(writing, order)),
  );
  await writeQuotes(writing, orders);
  const itemIds = await insertWithIds(
    db,
    "order_items",
    orders.flatMap((order) => itemRows(writing, order)),
  );
  await insertRows(
    db,
    "order_status_logs",
    orders.flatMap((order) => logRows(writing, order)),
  );
  const payments = orders.map((order) => paymentRows(writing, order));
  await insertRows(
    db,
    "payment_attempts",
    payments.flatMap(({ attempts }) => attempts),
  );
  await insertRows(
    db,
    "payment_transactions",
    payments.flatMap(({ transactions }) => transactions),
  );
  await writeFloor(writing, orders, itemIds, people);
  await countSales(writing);
  await writeReviews(writing);
}

/** Each shop has its own luck, the same at every seeding. */
const seedOf = ({ code }: DemoShop): number =>
  [...code].reduce((sum, character) => sum * 31 + character.charCodeAt(0), 7);

async function writeCustomers({ db, divisionId, now }: Writing, all: readonly Customer[], people: WrittenPeople) {
  const unique = [...new Map(all.map((customer) => [customer.email, customer])).values()];
  const rows = unique.map((customer) => ({
    division_id: divisionId,
    account_id: customer.email === shopper.email ? people.shopperAccountId : null,
    email: customer.email,
    email_normalised: customer.email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    phone: customer.phone,
    created_at: now,
  }));
  const ids = await insertWithIds(db, "customers", rows);
  return new Map(unique.map(({ email }, index) => [email, ids[index]!]));
}

/** So many numbers of a sequence, smallest first. */
export async function nextNumbers({ db }: Writing, sequence: string, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(${sequence}::text::regclass) as id from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Best-seller counters, by the rule that a payment follows. */
const countSales = ({ db, divisionId }: Writing) =>
  sql`update products p set orders = sold.count from (
      select i.product_id, count(distinct i.order_id) from order_items i
      join orders o on o.division_id = i.division_id and o.id = i.order_id
      where i.division_id = ${divisionId} and o.paid_at is not null group by 1) sold
    where p.division_id = ${divisionId} and p.id = sold.product_id`.execute(db);
