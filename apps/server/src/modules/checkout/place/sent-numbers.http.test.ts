// Whatever numbers a browser sends, and wherever: what is charged is what the shop's own prices come to.
import type { SeededProduct } from "@selvedge/testing/seed/product";
import type { SeededShop } from "@selvedge/testing/seed/shop";
import { times } from "@selvedge/testing/times";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import { newKey, order, place, rowsIn, seedCheckout, shopperIn, type Visitor } from "../testing/checkout-fixture.ts";

const world = testApp();
let bramble: SeededShop;
let tee: SeededProduct;
beforeAll(async () => {
  ({ bramble, tee } = await seedCheckout(world));
});
const rows = (text: string, values: unknown[] = []) => rowsIn(world)(text, values);

const api = "/omnis/v3";
type Body = Record<string, unknown>;
/** Calls on the way to a payment with what an honest browser sends; each ends where a number may be put in. */
const calls: Record<string, (visitor: Visitor) => Promise<Body>> = {
  [`${api}/frontend/product/addItemToCart/`]: async () => ({
    item: { variantId: String(tee.variants[0]!.id), quantity: 1 },
    name: "main",
  }),
  [`${api}/basket/update/`]: async () => ({ key: `v${tee.variants[0]!.id}`, quantity: 2 }),
  [`${api}/checkout/quote/`]: async () => ({ country: "GB", shippingMethod: "uk-48" }),
  [place]: (visitor) => order(visitor, { email: "numbers@postbox.example" }),
};
const names = [
  ...["price", "priceIncTax", "unitPriceIncTaxMinor", "total", "totalMinor", "amount", "amountMinor", "discount"],
  ...[
    "expectedTotal",
    "quantity",
    "shipping",
    "shippingMinor",
    "vatRate",
    "taxMinor",
    "currency",
    "rate",
    "basketVersion",
  ],
];
const number = fc.oneof(
  fc.constantFrom<unknown>(...[0, -1, 0.01, 0.1 + 0.2, 1, 26.99, 27.99, 2799, 1e9, 2 ** 53, 1e308]),
  fc.constantFrom<unknown>(...["0", "1", "-1", null, true, [], {}]),
  fc.integer({ min: 1, max: 12 }),
  fc.double(),
);
const mutation = fc.record({
  path: fc.constantFrom(...Object.keys(calls)),
  /** One of its own numbers, or one that it does not have. */
  isOwn: fc.boolean(),
  name: fc.constantFrom(...names),
  /** Beside the fields, or in the first object among them. */
  isInside: fc.boolean(),
  number,
});
interface Mutation {
  path: string;
  isOwn: boolean;
  name: string;
  isInside: boolean;
  number: unknown;
}

const own: Record<string, (number: unknown) => Body> = {
  [`${api}/frontend/product/addItemToCart/`]: (quantity) => ({
    item: { variantId: String(tee.variants[0]!.id), quantity },
  }),
  [`${api}/basket/update/`]: (quantity) => ({ quantity }),
  [`${api}/checkout/quote/`]: (shippingMethod) => ({ shippingMethod }),
  [place]: (expectedTotal) => ({ expectedTotal }),
};

function mutated(body: Body, { path, isOwn, name, isInside, number: value }: Mutation): Body {
  if (isOwn) return { ...body, ...own[path]!(value) };
  const inner = Object.entries(body).find(([, part]) => typeof part === "object" && part !== null);
  if (!isInside || !inner) return { ...body, [name]: value };
  return { ...body, [inner[0]]: { ...(inner[1] as Body), [name]: value } };
}

const count = times(240, 5_000);
test(`of ${count} numbers put into the calls of a purchase none changes what is charged`, {
  timeout: times(60_000, 1_800_000),
}, async () => {
  let visitor = await shopperIn(world, bramble, [tee, 1]);
  const answers = new Map<number, number>();
  for (const [index, each] of fc.sample(mutation, { seed: 20_261_123, numRuns: count }).entries()) {
    // A new one before the limit of tries.
    if (index % 60 === 59) visitor = await shopperIn(world, bramble, [tee, 1]);
    const body = mutated(await calls[each.path]!(visitor), each);
    const headers: Record<string, string> = each.path === place ? { "idempotency-key": newKey() } : {};
    const { statusCode } = await visitor.post(each.path, body, headers);
    expect(statusCode, `${each.path} ${JSON.stringify(body)}`).toBeLessThan(500);
    answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1);
    if (each.path === place && statusCode === 200) visitor = await shopperIn(world, bramble, [tee, 1]);
  }
  // Some were refused and some changed nothing, or the numbers reached nothing that could be wrong.
  expect(answers.get(422), JSON.stringify([...answers])).toBeGreaterThan(count / 10);
  expect(answers.get(200), JSON.stringify([...answers])).toBeGreaterThan(count / 10);
  const honest = await shopperIn(world, bramble, [tee, 1]);
  const paid = await honest.post(place, await order(honest), { "idempotency-key": newKey() });
  expect(paid.statusCode).toBe(200);

  const wrong = await rows(`
    select o.id, o.total_minor, i.unit_price_inc_tax_minor, i.quantity, p.price_inc_tax_minor from orders o
    join order_items i on i.division_id = o.division_id and i.order_id = o.id
    join products p on p.division_id = i.division_id and p.id = i.product_id
    where i.unit_price_inc_tax_minor <> p.price_inc_tax_minor or i.price_inc_tax_minor <> i.quantity * p.price_inc_tax_minor
      or i.discount_inc_tax_minor <> 0 or o.discount_minor <> 0 or o.currency <> 'GBP'
      or o.total_minor <> i.quantity * p.price_inc_tax_minor + o.shipping_minor + o.shipping_tax_minor
      or o.shipping_minor + o.shipping_tax_minor < 399`);
  expect(wrong).toEqual([]);
  const charges = await world.database.ownerQuery(`
    select c.amount_minor, o.total_minor from local_cards.charges c
    left join payment_attempts a on a.id::text = c.idempotency_key left join orders o on o.id = a.order_id`);
  expect(charges.rows.length).toBeGreaterThan(0);
  for (const charge of charges.rows) expect(charge.amount_minor).toBe(charge.total_minor);
});
