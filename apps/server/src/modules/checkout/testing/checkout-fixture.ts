// What every test of paying needs: two shops, two products, shoppers with a basket, and a look into the tables.
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedShop } from "@selvedge/testing/seed/shop";
import { visitorOf } from "../../../testing/browser.ts";
import type { testApp } from "../../../testing/test-app.ts";

type World = ReturnType<typeof testApp>;
export type Visitor = Awaited<ReturnType<ReturnType<typeof visitorOf>["arrive"]>>;

export interface SeededCheckout {
  bramble: SeededShop;
  other: SeededShop;
  tee: SeededProduct;
  kidsTee: SeededProduct;
}

export async function seedCheckout({ database: { pools } }: World): Promise<SeededCheckout> {
  await seedBlanks(pools);
  const bramble = await seedShop(pools);
  const other = await seedShop(pools, { label: "thistle", name: "Thistle", code: "TH" });
  const tee = await seedProduct(pools, bramble);
  const kidsTee = await seedProduct(pools, bramble, { name: "Kids Tee", blank: "tee-kids", priceIncTaxMinor: 1600 });
  return { bramble, other, tee, kidsTee };
}

export const place = "/omnis/v3/checkout/place/";
export const address = {
  firstName: "Rowan",
  lastName: "Ashby",
  street: "14 Brincliffe Crescent",
  city: "Sheffield",
  country: "GB",
  zip: "S7 1FB",
};

let keys = 0;
export const newKey = () => `key-for-test-${keys++}`;

/** A shopper with these pieces in the basket. */
export async function shopperIn(world: World, shop: SeededShop, ...lines: [SeededProduct, number][]): Promise<Visitor> {
  const visitor = await visitorOf(world.app, shop.host).arrive();
  for (const [product, quantity] of lines)
    await visitor.post("/omnis/v3/frontend/product/addItemToCart/", {
      item: { variantId: String(product.variants[0]!.id), quantity },
      name: "main",
    });
  return visitor;
}

export async function tokenOf(visitor: Visitor, number = "4242 4242 4242 4242"): Promise<string> {
  return (await visitor.post("/omnis/v3/local-cards/tokens/", { number, expiry: "12/30", securityCode: "123" })).json()
    .data.token;
}

/** The body of an order of one tee, 27.99 with its delivery. */
export const order = async (visitor: Visitor, changes: object = {}, card?: string) => ({
  email: "rowan@postbox.example",
  shippingAddress: address,
  shippingMethod: "uk-48",
  cardToken: await tokenOf(visitor, card),
  expectedTotal: 27.99,
  ...changes,
});

export const rowsIn =
  ({ database }: World) =>
  async (text: string, values: unknown[] = []) =>
    (await database.pools.backOffice.query(text, values)).rows;
