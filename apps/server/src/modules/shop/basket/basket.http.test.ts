import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let bramble: SeededShop;
let other: SeededShop;
let tee: SeededProduct;
let foreignTee: SeededProduct;

beforeAll(async () => {
  const { pools } = world.database;
  await seedBlanks(pools);
  bramble = await seedShop(pools);
  other = await seedShop(pools, { label: "thistle", name: "Thistle", code: "TH" });
  tee = await seedProduct(pools, bramble);
  foreignTee = await seedProduct(pools, other);
});

const shopper = (shop = bramble) => visitorOf(world.app, shop.host).arrive();
const add = "/omnis/v3/frontend/product/addItemToCart/";
const list = "/omnis/v3/basket/main/list/";
const black = () => ({ productId: tee.id, productColor: "Black", productSize: "M" });

describe("adding to the basket", () => {
  test("by id gives the item with the shop's own price, whatever else was sent", async () => {
    const joe = await shopper();
    const answer = await joe.post(add, { item: black(), name: "main" });
    expect(answer.json()).toMatchObject({
      items: [
        {
          quantity: 1,
          name: "Classic Tee",
          priceIncTax: 24,
          options: { Colour: "Black", Size: "M" },
          productUuid: tee.uuid,
          isAvailable: true,
        },
      ],
      totals: { quantity: 1, goodsIncTax: 24, currency: "GBP" },
    });
    const forged = await joe.post(add, { item: { ...black(), price: 1, priceIncTax: 0.01 }, name: "main" });
    expect(forged.statusCode).toBe(422);
    expect((await joe.get(list)).json().totals).toMatchObject({ quantity: 1, goodsIncTax: 24 });
  });

  test("by url, twice, gives one line of two", async () => {
    const joe = await shopper();
    const item = { productUrl: tee.urlName, productColor: "White", productSize: "L" };
    await joe.post(add, { item, name: "main" });
    expect((await joe.post(add, { item, name: "main" })).json().items).toMatchObject([{ quantity: 2, lineIncTax: 48 }]);
  });

  test("by two tabs at once loses nothing", async () => {
    const joe = await shopper();
    await Promise.all(Array.from({ length: 10 }, () => joe.post(add, { item: black(), name: "main" })));
    expect((await joe.get(list)).json().items).toMatchObject([{ quantity: 10 }]);
  });

  test("stops at 99 of one and at 100 lines", async () => {
    const joe = await shopper();
    await joe.post(add, { item: { ...black(), quantity: 97 }, name: "main" });
    expect((await joe.post(add, { item: { ...black(), quantity: 5 }, name: "main" })).json().added).toBe(2);
    expect((await joe.post(add, { item: black(), name: "main" })).json()).toMatchObject({
      items: [{ quantity: 99 }],
      added: 0,
    });
    expect((await joe.post(add, { item: { ...black(), quantity: 100 }, name: "main" })).statusCode).toBe(422);
  });

  test.each([
    ["another shop's product", () => ({ productId: foreignTee.id })],
    ["a product that is not there", () => ({ productId: 999_999_999 })],
    ["a size that is not made", () => ({ ...black(), productSize: "9XL" })],
    ["another shop's variant", () => ({ variantId: String(foreignTee.variants[0]!.id) })],
  ])("%s is reported as no longer available and adds nothing (storefront §8)", async (_, item) => {
    const joe = await shopper();
    const answer = await joe.post(add, { item: item(), name: "main" });
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      "Oops... Looks like this product is no longer available",
    ]);
    expect((await joe.get(list)).json().items).toEqual([]);
  });

  describe("what cannot be bought at this moment", () => {
    const tried = async (item: object) => {
      const joe = await shopper();
      const answer = await joe.post(add, { item, name: "main" });
      expect((await joe.get(list)).json().items).toEqual([]);
      return [answer.statusCode, answer.json().message];
    };
    const gone = [422, "Oops... Looks like this product is no longer available"];
    const variant = async (size: string) => {
      const product = await seedProduct(world.database.pools, bramble, { name: `Tee for ${size}` });
      return product.variants.find((each) => each.size === size && each.colour === "White")!;
    };
    const sql = (text: string, values: unknown[]) => world.database.pools.backOffice.query(text, values);

    test("a variant that was just switched off is refused", async () => {
      const { id } = await variant("S");
      await sql("update product_variants set enabled = false where id = $1", [id]);
      expect(await tried({ variantId: String(id) })).toEqual(gone);
    });

    test("one whose blank is out of stock is refused, and in a basket it holds up the checkout by name", async () => {
      const { id, blankSku } = await variant("XL");
      const joe = await shopper();
      await joe.post(add, { item: { variantId: String(id) }, name: "main" });
      await sql("update blank_variants set stock = 0 where sku = $1", [blankSku]);
      expect(await tried({ variantId: String(id) })).toEqual(gone);
      expect((await joe.get(list)).json()).toMatchObject({ items: [{ isAvailable: false }], totals: { quantity: 0 } });
      const quote = await joe.post("/omnis/v3/checkout/quote/", {});
      expect([quote.statusCode, JSON.stringify(quote.json())]).toEqual([422, expect.stringContaining("Tee for XL")]);
      await sql("update blank_variants set stock = 1 where sku = $1", [blankSku]);
      expect((await joe.get(list)).json().items).toMatchObject([{ isAvailable: true }]);
    });

    test("what is only shown is refused, and may be a favourite", async () => {
      const shown = await seedProduct(world.database.pools, bramble, { name: "Shown Tee" });
      await sql("update products set enable_add_to_cart = false where id = $1", [shown.id]);
      expect(await tried({ productId: shown.id, productSize: "M" })).toEqual(gone);
      const joe = await shopper();
      expect((await joe.post(add, { item: { productId: shown.id }, name: "favourites" })).statusCode).toBe(200);
    });
  });

  test("holds 500 pieces and not one more, added or changed", async () => {
    const joe = await shopper();
    const sizes = ["S", "M", "L", "XL", "2XL"];
    const items = sizes.map((productSize) => ({ ...black(), productSize, quantity: 99 }));
    const bulk = "/omnis/v3/frontend/product/bulkAddItemsToCart/";
    expect((await joe.post(bulk, { items, name: "main" })).json().totals.quantity).toBe(495);
    const white = { ...black(), productColor: "White", productSize: "M" };
    const five = (await joe.post(add, { item: { ...white, quantity: 5 }, name: "main" })).json();
    expect(five.totals.quantity).toBe(500);
    const { key } = five.items.find(({ quantity }: { quantity: number }) => quantity === 5);
    const full = [422, "Your basket is full. Remove something to add more."];
    const more = await joe.post(add, { item: white, name: "main" });
    expect([more.statusCode, more.json().message]).toEqual(full);
    const changed = await joe.post("/omnis/v3/basket/update/", { key, quantity: 6 });
    expect([changed.statusCode, changed.json().message]).toEqual(full);
    expect((await joe.post("/omnis/v3/basket/update/", { key, quantity: 4 })).json().totals.quantity).toBe(499);
    expect((await joe.get(list)).json().totals.quantity).toBe(499);
  });

  test("several at once is all or nothing", async () => {
    const joe = await shopper();
    const bulk = "/omnis/v3/frontend/product/bulkAddItemsToCart/";
    expect((await joe.post(bulk, { items: [black(), { productId: 999_999_999 }], name: "main" })).statusCode).toBe(422);
    expect((await joe.get(list)).json().items).toEqual([]);
    expect(
      (await joe.post(bulk, { items: [black(), { ...black(), productSize: "L" }], name: "main" })).json().items,
    ).toHaveLength(2);
  });
});

describe("changing the basket", () => {
  test("sets a quantity, removes a line, and tolerates a line that is gone", async () => {
    const joe = await shopper();
    const { items } = (await joe.post(add, { item: black(), name: "main" })).json();
    const { key } = items[0];
    expect((await joe.post("/omnis/v3/basket/update/", { key, quantity: 4 })).json().totals.quantity).toBe(4);
    expect((await joe.post("/omnis/v3/basket/remove/", { key, name: "main" })).json().items).toEqual([]);
    expect((await joe.post("/omnis/v3/basket/remove/", { key, name: "main" })).statusCode).toBe(200);
  });

  test("a price that moved is shown beside the one that was seen", async () => {
    const joe = await shopper();
    const cheap = await seedProduct(world.database.pools, bramble, { name: "Moving Tee", priceIncTaxMinor: 2000 });
    await joe.post(add, { item: { productId: cheap.id, productSize: "M" }, name: "main" });
    await world.database.pools.backOffice.query("update products set price_inc_tax_minor = 2100 where id = $1", [
      cheap.id,
    ]);
    expect((await joe.get(list)).json().items).toMatchObject([{ priceIncTax: 21, seenPriceIncTax: 20 }]);
  });
});

describe("whose basket it is", () => {
  test("a shop's basket does not show in another shop, even with the same cookie", async () => {
    const joe = await shopper();
    await joe.post(add, { item: black(), name: "main" });
    const there = visitorOf(world.app, other.host);
    for (const [name, value] of joe.cookies) there.cookies.set(name, value);
    expect((await there.get(list)).json().items).toEqual([]);
  });

  test("its lines are readable field by field with the session cookie, and match the basket (platform-core §3)", async () => {
    const joe = await shopper();
    const { items } = (await joe.post(add, { item: black(), name: "main" })).json();
    await joe.post(add, { item: { productId: tee.id }, name: "favourites" });
    const favourite = (await joe.get("/omnis/v3/basket/favourites/list/")).json().items[0];
    const fetch = (who: typeof joe, type: string, key: string, attributes: string[]) =>
      who.post("/omnis/v3/models/fetch/", { type, ids: [key], attributes });
    const compared = [
      ["basket_item", items[0], "key quantity name priceIncTax image options productUuid variantId"],
      ["favourite_item", favourite, "productId productUrl key options"],
    ] as const;
    const eve = await shopper();
    for (const [type, line, fields] of compared) {
      const names = fields.split(" ");
      const own = (await fetch(joe, type, line.key, names)).json().data;
      expect(own).toEqual({ id: line.key, ...Object.fromEntries(names.map((name) => [name, line[name]])) });
      expect((await fetch(eve, type, line.key, names)).statusCode).toBe(404);
    }
  });

  test("favourites and basket are two lists", async () => {
    const joe = await shopper();
    await joe.post(add, { item: { productId: tee.id }, name: "favourites" });
    await joe.post(add, { item: { productId: tee.id }, name: "favourites" });
    expect((await joe.get(list)).json().items).toEqual([]);
    expect((await joe.get("/omnis/v3/basket/favourites/list/")).json().items).toMatchObject([
      { productId: tee.id, quantity: 1, variantId: null },
    ]);
  });
});

describe("changes that do not come from our page", () => {
  test.each([
    ["no token", { "x-xsrf-token": "" }],
    ["a forged token", { "x-xsrf-token": "x".repeat(43) }],
    ["another origin", { origin: "http://evil.example" }],
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["another shop's origin", { origin: "http://thistle.localhost:4000", host: "bramble.localhost:4000" }],
  ])("are refused with %s", async (_, headers) => {
    const joe = await shopper();
    const answer = await joe.post(add, { item: black(), name: "main" }, headers as Record<string, string>);
    expect([answer.statusCode, answer.json().code]).toEqual([419, "csrf"]);
  });

  test("a plain form cannot reach the API", async () => {
    const joe = await shopper();
    const answer = await joe.post(add, "name=main", {
      "content-type": "application/x-www-form-urlencoded",
      "x-xsrf-token": "",
    });
    expect(answer.statusCode).toBe(419);
  });

  test("one visitor's token is worthless to another", async () => {
    const [joe, eve] = [await shopper(), await shopper()];
    const answer = await eve.post(
      add,
      { item: black(), name: "main" },
      { "x-xsrf-token": decodeURIComponent(joe.cookies.get("XSRF-TOKEN")!) },
    );
    expect(answer.statusCode).toBe(419);
  });
});

describe("another colour or size of a line", () => {
  const change = "/omnis/v3/basket/change/";
  const added = async (joe: Awaited<ReturnType<typeof shopper>>, item: object) =>
    (await joe.post(add, { item, name: "main" })).json().items.at(-1).key as string;

  test("is given in its place, and its quantity stays", async () => {
    const joe = await shopper();
    const key = await added(joe, { ...black(), quantity: 3 });
    await added(joe, { ...black(), productSize: "XL" });
    const answer = (await joe.post(change, { key, productColor: "White", productSize: "L" })).json();
    expect(answer.items.map((item: { options: object; quantity: number }) => [item.options, item.quantity])).toEqual([
      [{ Colour: "White", Size: "L" }, 3],
      [{ Colour: "Black", Size: "XL" }, 1],
    ]);
    expect(answer.totals.quantity).toBe(4);
  });

  test("joins a line that is equal then", async () => {
    const joe = await shopper();
    const key = await added(joe, { ...black(), quantity: 2 });
    await added(joe, { ...black(), productSize: "L" });
    const answer = (await joe.post(change, { key, productColor: "Black", productSize: "L" })).json();
    expect(answer.items).toMatchObject([{ options: { Colour: "Black", Size: "L" }, quantity: 3 }]);
  });

  test("changes nothing for what it is already, a line that is gone, and another visitor's", async () => {
    const joe = await shopper();
    const eve = await shopper();
    const key = await added(joe, black());
    const same = await joe.post(change, { key, productColor: "Black", productSize: "M" });
    expect([same.statusCode, same.json().items]).toMatchObject([200, [{ quantity: 1 }]]);
    expect((await eve.post(change, { key, productColor: "White", productSize: "M" })).json().items).toEqual([]);
    expect((await joe.get(list)).json().items).toMatchObject([{ options: { Colour: "Black" } }]);
  });

  test("is refused by name where it is sold out, not made, or more than one line may have", async () => {
    const joe = await shopper();
    const product = await seedProduct(world.database.pools, bramble, { name: "Scarce Tee" });
    const scarce = product.variants.find(({ colour, size }) => colour === "White" && size === "S")!;
    await world.database.pools.backOffice.query("update product_variants set enabled = false where id = $1", [
      product.variants.find(({ colour, size }) => colour === "White" && size === "L")!.id,
    ]);
    const tried = async (key: string, productSize: string, productColor = "White") => {
      const answer = await joe.post(change, { key, productColor, productSize });
      return [answer.statusCode, answer.json().errors.size?.[0]];
    };
    const key = await added(joe, { productId: product.id, productColor: "White", productSize: "M" });
    expect(await tried(key, "9XL")).toEqual([422, "9XL is not made in White. Choose another size."]);
    expect(await tried(key, "L")).toEqual([422, "L is not made in White. Choose another size."]);
    const { pools } = world.database;
    await pools.backOffice.query("update blank_variants set stock = 0 where sku = $1", [scarce.blankSku]);
    expect(await tried(key, "S")).toEqual([422, "S in White is sold out. Choose another size."]);
    await pools.backOffice.query("update blank_variants set stock = 1 where sku = $1", [scarce.blankSku]);
    await added(joe, { productId: product.id, productColor: "White", productSize: "XL", quantity: 99 });
    expect(await tried(key, "XL")).toEqual([
      422,
      "You have 99 of these in your basket. You can order up to 99 of one item.",
    ]);
    expect((await joe.get(list)).json().totals.quantity).toBe(100);
  });
});

describe("what is saved for later", () => {
  const saveFor = "/omnis/v3/basket/save-for-later/";
  const back = "/omnis/v3/basket/move-to-basket/";
  const saved = "/omnis/v3/basket/saved/list/";
  const withLine = async (quantity = 2) => {
    const joe = await shopper();
    const { items } = (await joe.post(add, { item: { ...black(), quantity }, name: "main" })).json();
    return { joe, key: items[0].key as string };
  };

  test("leaves the basket and its total, is there later, and comes back as it was", async () => {
    const { joe, key } = await withLine();
    const aside = (await joe.post(saveFor, { key })).json();
    expect(aside).toMatchObject({ items: [], totals: { quantity: 0, goodsIncTax: 0 }, saved: [{ key, quantity: 2 }] });
    expect((await joe.get(saved)).json().items).toMatchObject([{ key, quantity: 2 }]);
    expect((await joe.post(saveFor, { key })).json().saved).toHaveLength(1);
    const moved = (await joe.post(back, { key })).json();
    expect(moved).toMatchObject({ items: [{ key, quantity: 2 }], saved: [] });
    expect((await joe.post(back, { key })).json().totals.quantity).toBe(2);
  });

  test("joins an equal line, and never makes one too many", async () => {
    const { joe, key } = await withLine(60);
    await joe.post(saveFor, { key });
    await joe.post(add, { item: { ...black(), quantity: 30 }, name: "main" });
    expect((await joe.post(back, { key })).json().items).toMatchObject([{ quantity: 90 }]);
    await joe.post(saveFor, { key });
    await joe.post(add, { item: { ...black(), quantity: 30 }, name: "main" });
    const full = await joe.post(back, { key });
    expect([full.statusCode, full.json().message]).toEqual([422, "You can order up to 99 of one item."]);
    expect((await joe.get(saved)).json().items).toMatchObject([{ quantity: 90 }]);
    expect((await joe.get(list)).json().items).toMatchObject([{ quantity: 30 }]);
  });

  test("stays saved when it cannot be bought any more, and can be removed", async () => {
    const product = await seedProduct(world.database.pools, bramble, { name: "Last Tee" });
    const joe = await shopper();
    const { items } = (await joe.post(add, { item: { productId: product.id, productSize: "M" }, name: "main" })).json();
    const [{ key }] = items;
    await joe.post(saveFor, { key });
    await world.database.pools.backOffice.query("update products set enable_add_to_cart = false where id = $1", [
      product.id,
    ]);
    expect((await joe.post(back, { key })).json().code).toBe("productGone");
    expect((await joe.get(saved)).json().items).toMatchObject([{ isAvailable: false }]);
    expect((await joe.post("/omnis/v3/basket/saved/remove/", { key })).json().saved).toEqual([]);
  });

  test("is another visitor's own", async () => {
    const { joe, key } = await withLine();
    await joe.post(saveFor, { key });
    const eve = await shopper();
    expect((await eve.get(saved)).json().items).toEqual([]);
    expect((await eve.post(back, { key })).json()).toMatchObject({ items: [], saved: [] });
    expect((await joe.get(saved)).json().items).toHaveLength(1);
  });
});
