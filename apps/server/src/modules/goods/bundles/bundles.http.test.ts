// A bundle from its merchant's desk to the refund of one of its parts.
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { freshKey, type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { type StaffVisitor, staffAt } from "../../factory/testing/floor-fixture.ts";
import { sendOrder } from "../../orders/testing/sent-order.ts";

const world = testApp();
let fixture: MerchantFixture;
let tee: SeededProduct;
let kidsTee: SeededProduct;
let stranger: SeededProduct;
let sam: StaffVisitor;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  sam = await staffAt(world, "staff@selvedge.test");
  const { pools } = world.platform;
  tee = await seedProduct(pools, fixture.bramble, { priceIncTaxMinor: 2400 });
  kidsTee = await seedProduct(pools, fixture.bramble, { name: "Kids Tee", blank: "tee-kids", priceIncTaxMinor: 1600 });
  stranger = await seedProduct(pools, fixture.other, { name: "Foreign tee" });
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const open = (product: { id: number }) => ({ productId: product.id, colour: null, size: null });
const pair = (changes: object = {}) => ({
  name: "Winter pair",
  priceIncTaxMinor: 3500,
  parts: [open(tee), open(kidsTee)],
  ...changes,
});
const make = (body: object, headers = freshKey(), who = fixture.ada) =>
  who.post(`${fixture.base}/bundles/`, body, headers);
const pathOf = ({ id }: { id: number }) => `${fixture.base}/bundles/${id}/`;
const publish = (bundle: { id: number; version: number }) =>
  fixture.ada.post(`${pathOf(bundle)}publish/`, { version: bundle.version });
/** A bundle on sale. */
async function onSale(changes: object = {}) {
  const made = await make(pair(changes));
  expect(made.statusCode, made.body).toBe(200);
  const published = await publish(made.json().data);
  expect(published.statusCode, published.body).toBe(200);
  return published.json().data;
}

const shopper = () => visitorOf(world.app, fixture.bramble.host).arrive();
type Shopper = Awaited<ReturnType<typeof shopper>>;
const add = "/omnis/v3/frontend/product/addItemToCart/";
const partsOf = async (who: Shopper, bundle: { id: number }) =>
  (await who.post("/omnis/v3/products/fetch/", { product_ids: [bundle.id] })).json().data[0].parts;
/** What is chosen for each part, by colour and size. */
async function chosen(who: Shopper, bundle: { id: number }, choices: { colour?: string; size?: string }[]) {
  const parts = await partsOf(who, bundle);
  return parts.map(({ bundleItemId }: { bundleItemId: number }, index: number) => ({
    bundleItemId,
    ...(choices[index]?.colour && { productColor: choices[index].colour }),
    ...(choices[index]?.size && { productSize: choices[index].size }),
  }));
}
const sizes = () => [
  { colour: "Black", size: "M" },
  { colour: "White", size: kidsTee.variants.find(({ colour }) => colour === "White")!.size },
];
async function addPair(who: Shopper, bundle: { id: number }, { quantity = 1, choices = sizes() } = {}) {
  const bundleOptions = await chosen(who, bundle, choices);
  return who.post(add, { item: { productId: bundle.id, quantity }, name: "main", bundleOptions });
}

describe("a merchant", () => {
  test("makes a bundle once for a key, as a draft with its parts, prints and profit, and puts it on sale", async () => {
    const key = freshKey();
    const { data } = (await make(pair({ name: "First pair" }), key)).json();
    expect((await make(pair({ name: "First pair" }), key)).json().data.id).toBe(data.id);
    expect(data).toMatchObject({ state: "draft", urlName: "first-pair", priceIncTaxMinor: 3500, printCount: 2 });
    expect(data.parts.map(({ name }: { name: string }) => name)).toEqual([tee.name, "Kids Tee"]);
    expect(data.profitMinor).toBeGreaterThan(0);
    expect((await publish(data)).json().data).toMatchObject({ state: "in_review", version: data.version + 1 });
    const list = (await fixture.ada.get(`${fixture.base}/products/`)).json().data;
    expect(list.find(({ id }: { id: number }) => id === data.id)).toMatchObject({
      isBundle: true,
      blankName: "Bundle",
    });
  });

  test.each([
    ["one product", () => ({ parts: [open(tee)] }), "parts"],
    ["more pieces than a bundle holds", () => ({ parts: Array.from({ length: 11 }, () => open(tee)) }), "parts"],
    ["another shop's product", () => ({ parts: [open(tee), open(stranger)] }), "parts"],
    ["a colour that it is not sold in", () => ({ parts: [open(tee), { ...open(kidsTee), colour: "Puce" }] }), "parts"],
    ["a price below cost", () => ({ priceIncTaxMinor: 600 }), "priceIncTaxMinor"],
    ["a sale price that is no reduction", () => ({ salePriceIncTaxMinor: 3500 }), "salePriceIncTaxMinor"],
    ["a picture that is not there", () => ({ pictures: [{ artworkId: 999_999, altText: "" }] }), "pictures"],
  ])("is refused %s, by its field", async (_, changes, field) => {
    const answer = await make(pair(changes()));
    expect(answer.statusCode, answer.body).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test("changes it over the version that was opened; the product's own screens do not know it", async () => {
    const bundle = await onSale({ name: "Changed pair" });
    const body = { version: bundle.version, ...pair({ name: "Better pair", salePriceIncTaxMinor: 3300 }) };
    const changed = await fixture.ada.send("PUT", pathOf(bundle), body);
    expect(changed.json().data).toMatchObject({
      name: "Better pair",
      urlName: "changed-pair",
      salePriceIncTaxMinor: 3300,
    });
    expect((await fixture.ada.send("PUT", pathOf(bundle), body)).statusCode).toBe(412);
    expect((await fixture.ada.get(`${fixture.base}/products/${bundle.id}/`)).statusCode).toBe(404);
    expect((await fixture.ada.get(`${fixture.base}/bundles/${tee.id}/`)).statusCode).toBe(404);
    expect((await fixture.vera.send("PUT", pathOf(bundle), body)).statusCode).toBe(403);
  });

  test("shows it by a picture of their own, else by those of its parts", async () => {
    await sql(
      "update product_images set state = 'ready', sizes = jsonb_build_object('480', $2::text) where product_id = any($1)",
      [[tee.id, kidsTee.id], tee.artwork.sha256],
    );
    const { id } = (
      await make(pair({ name: "Pictured pair", pictures: [{ artworkId: tee.artwork.id, altText: "Both" }] }))
    ).json().data;
    expect((await fixture.ada.get(pathOf({ id }))).json().data.pictures).toMatchObject([{ altText: "Both" }]);
  });
});

describe("moderation", () => {
  const approvals = "/omnis/v3/atlas/approvals/";
  const decide = (bundle: { id: number; version: number }, body: object) =>
    sam.post(`${approvals}${fixture.bramble.divisionId}/${bundle.id}/`, { version: bundle.version, ...body });
  const save = async (bundle: { id: number; version: number }, changes: object) =>
    (await fixture.ada.send("PUT", pathOf(bundle), { version: bundle.version, ...pair(changes) })).json().data;

  test("looks at a bundle's own words and pictures, and again when they change; a price is nobody's to look at", async () => {
    const name = "Reviewed pair";
    const bundle = await onSale({ name, description: "For cold mornings." });
    const waiting = (await sam.get(`${approvals}?limit=50`)).json().data;
    expect(waiting.find(({ id }: { id: number }) => id === bundle.id)).toMatchObject({
      blankName: "Bundle",
      arts: [],
      bundle: { description: "For cold mornings.", parts: [tee.name, "Kids Tee"] },
    });
    expect((await decide(bundle, { decision: "approve" })).statusCode).toBe(200);
    const cheaper = await save(bundle, { name, description: "For cold mornings.", priceIncTaxMinor: 3400 });
    expect(cheaper.state).toBe("live");
    const reworded = await save(cheaper, { name, description: "For warm evenings.", priceIncTaxMinor: 3400 });
    expect(reworded.state).toBe("in_review");
    const denied = await decide(reworded, { decision: "deny", reason: "other", words: "Say what it is." });
    expect(denied.statusCode, denied.body).toBe(200);
    expect((await fixture.ada.get(pathOf(bundle))).json().data).toMatchObject({
      state: "denied",
      denialReason: "Say what it is.",
    });
    const who = await shopper();
    const sold = (await who.post("/omnis/v3/products/fetch/", { product_ids: [bundle.id] })).json().data;
    expect(sold).toEqual([]);
  });
});

describe("shoppers", () => {
  test("find it in lists, search and sitemap, and its page has every part to choose", async () => {
    const bundle = await onSale({ name: "Quince pair" });
    const who = await shopper();
    const { data } = (await who.get(`/omnis/v3/division/${fixture.bramble.divisionId}/products/?limit=100`)).json();
    expect(data.find(({ id }: { id: number }) => id === bundle.id)).toMatchObject({ blankName: "Bundle", price: 35 });
    const page = await who.get("/product/quince-pair/");
    expect(page.statusCode, page.body.slice(0, 300)).toBe(200);
    for (const words of [
      "2 pieces together",
      "you save £5.00",
      'name="colour.0"',
      'name="size.1"',
      tee.name,
      "Kids Tee",
    ])
      expect(page.body).toContain(words);
    expect(page.body).toContain('"@type":"Product"');
    expect((await who.get("/collection/all/")).body).toContain("Quince pair");
    expect((await who.get("/search/?q=quince")).body).toContain("Quince pair");
  });

  test("add it as one line for each choice, with its parts; the same choice adds up", async () => {
    const bundle = await onSale({ name: "Basket pair" });
    const who = await shopper();
    await addPair(who, bundle);
    await addPair(who, bundle, { quantity: 2 });
    const basket = (await addPair(who, bundle, { choices: [{ colour: "White", size: "S" }, sizes()[1]!] })).json();
    expect(basket.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 1]);
    expect(basket.items[0]).toMatchObject({ name: "Basket pair", lineIncTax: 105, variantId: null });
    expect(basket.items[0].parts).toMatchObject([
      { name: tee.name, options: { Colour: "Black", Size: "M" } },
      { name: "Kids Tee", options: { Colour: "White" } },
    ]);
    expect((await who.get("/basket/")).body).toContain(`${tee.name}, Black, M`);
    const [first, second] = basket.items;
    const form = (await who.get(`/basket/?edit=${first.key}`)).body;
    for (const field of ['action="/basket/change/"', 'name="part.1"', 'name="size.0"']) expect(form).toContain(field);
    const change = async (key: string, choices: ReturnType<typeof sizes>) =>
      who.post("/omnis/v3/basket/change-parts/", { key, bundleOptions: await chosen(who, bundle, choices) });
    const refused = await change(first.key, [{ colour: "Black", size: "9XL" }, sizes()[1]!]);
    expect([refused.statusCode, refused.json().message]).toEqual([422, expect.stringContaining("not made any more")]);
    const other = await change(first.key, [{ colour: "White", size: "M" }, sizes()[1]!]);
    expect(other.json().items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 1]);
    expect(other.json().items[0].parts[0].options).toMatchObject({ Colour: "White", Size: "M" });
    const joined = await change(other.json().items[0].key, [{ colour: "White", size: "S" }, sizes()[1]!]);
    expect(joined.json().items).toMatchObject([{ key: second.key, quantity: 4, lineIncTax: 140 }]);
    expect((await change("b1-gone", sizes())).json().items).toHaveLength(1);
  });

  test("are told what is missing or sold out, beside its part, with and without scripts", async () => {
    const bundle = await onSale({ name: "Missing pair" });
    const who = await shopper();
    const [first, second] = await partsOf(who, bundle);
    const answer = await addPair(who, bundle, { choices: [{ colour: "Black" } as never, sizes()[1]!] });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      [`bundleOptions.${first.bundleItemId}`]: [`Choose a size for ${tee.name}.`],
    });
    const fields = {
      productId: bundle.id,
      quantity: 1,
      "part.0": first.bundleItemId,
      "colour.0": "Black",
      "part.1": second.bundleItemId,
    };
    const sent = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
    const form = await who.send("POST", "/basket/add/", sent, {
      "content-type": "application/x-www-form-urlencoded",
      origin: `http://${fixture.bramble.host}`,
    });
    expect(form.statusCode).toBe(422);
    expect(form.body).toContain(`Choose a size for ${tee.name}.`);
  });

  test("keep nothing of it in the favourites but the bundle itself", async () => {
    const bundle = await onSale({ name: "Loved pair" });
    const who = await shopper();
    const item = { productId: bundle.id };
    expect((await who.post(add, { item, name: "favourites", bundleOptions: [] })).statusCode).toBe(422);
    const loved = (await who.post(add, { item, name: "favourites" })).json();
    expect(loved.items).toMatchObject([{ key: `p${bundle.id}`, name: "Loved pair" }]);
  });

  test("cannot buy it once a part is gone or another", async () => {
    const bundle = await onSale({ name: "Gone pair" });
    const who = await shopper();
    await addPair(who, bundle);
    const quote = () => who.post("/omnis/v3/checkout/quote/", {});
    expect((await quote()).statusCode).toBe(200);
    const body = { version: bundle.version, ...pair({ name: "Gone pair", parts: [open(tee), open(tee)] }) };
    const changed = (await fixture.ada.send("PUT", pathOf(bundle), body)).json().data;
    expect((await quote()).json()).toMatchObject({ code: "productGone" });
    expect(changed.parts).toHaveLength(2);
  });

  test("read which part stops it, as its merchant does in the list and on its page", async () => {
    const scarf = await seedProduct(world.platform.pools, fixture.bramble, { name: "Stopped tee" });
    const name = "Stopped pair";
    const bundle = await onSale({ name, parts: [open(tee), open(scarf)] });
    const who = await shopper();
    const size = scarf.variants.find(({ colour }) => colour === "Black")!.size;
    await addPair(who, bundle, { choices: [sizes()[0]!, { colour: "Black", size }] });
    const listed = async () =>
      (await fixture.ada.get(`${fixture.base}/products/`))
        .json()
        .data.find(({ id }: { id: number }) => id === bundle.id);
    const line = async () => (await who.get("/omnis/v3/basket/main/list/")).json().items[0];
    expect([(await listed()).stoppedBy, (await line()).whyNot]).toEqual([[], ""]);
    await sql("update products set enabled = false where id = $1", [scarf.id]);
    expect((await listed()).stoppedBy).toEqual(["Stopped tee"]);
    expect(await line()).toMatchObject({ isAvailable: false, whyNot: "Stopped tee is no longer available." });
    expect((await partsOf(who, bundle)).map(({ standing }: { standing: string }) => standing)).toEqual([
      "on_sale",
      "gone",
    ]);
    expect((await fixture.ada.get(pathOf(bundle))).json().data.gone).toEqual([]);
    await sql("update products set deleted_at = now() where id = $1", [scarf.id]);
    const { gone, parts } = (await fixture.ada.get(pathOf(bundle))).json().data;
    expect([gone, parts.length]).toEqual([["Stopped tee"], 1]);
    expect((await who.get("/product/stopped-pair/")).body).toContain(
      "Stopped tee is no longer available, so the bundle cannot be bought at the moment.",
    );
  });
});

describe("an order", () => {
  const address = {
    ...{ firstName: "Rowan", lastName: "Ashby", street: "14 Brincliffe Crescent", city: "Sheffield" },
    ...{ country: "GB", zip: "S7 1FB" },
  };
  async function bought(who: Shopper, code = "") {
    if (code) await who.post("/omnis/v3/basket/codes/enter/", { code });
    const { totals, chosen: shippingMethod } = (await who.post("/omnis/v3/checkout/quote/", {})).json().data;
    const card = { number: "4242 4242 4242 4242", expiry: "12/30", securityCode: "123" };
    const { token } = (await who.post("/omnis/v3/local-cards/tokens/", card)).json().data;
    const body = { email: "rowan@postbox.example", shippingAddress: address, shippingMethod, cardToken: token };
    const placed = await who.post("/omnis/v3/checkout/place/", { ...body, expectedTotal: totals.total }, freshKey());
    expect(placed.statusCode, placed.body).toBe(200);
    const [{ id }] = await sql("select id from orders where division_id = $1 order by id desc limit 1", [
      fixture.bramble.divisionId,
    ]);
    return { id, totals, orderHash: placed.json().data.orderHash };
  }

  test("has a line for each part with its share of price, discount and VAT, exact to the penny", async () => {
    const bundle = await onSale({ name: "Ordered pair", priceIncTaxMinor: 3333 });
    await sql(
      "insert into coupons (division_id, code, code_normalised, kind, percent, currency) values ($1, 'SEVENTH', 'seventh', 'percent', 7, 'GBP')",
      [fixture.bramble.divisionId],
    );
    const who = await shopper();
    await addPair(who, bundle, { quantity: 3 });
    const { id, totals, orderHash } = await bought(who, "SEVENTH");
    const lines = await sql("select * from order_items where order_id = $1 order by position", [id]);
    expect(lines).toMatchObject([
      {
        name: tee.name,
        quantity: 3,
        unit_price_inc_tax_minor: 2000,
        tax_treatment: "UK_STD",
        bundle_name: "Ordered pair",
        bundle_line: 1,
      },
      { name: "Kids Tee", quantity: 3, unit_price_inc_tax_minor: 1333, tax_minor: 0, tax_treatment: "UK_ZERO" },
    ]);
    const add = (pick: (line: (typeof lines)[number]) => number) => lines.reduce((sum, line) => sum + pick(line), 0);
    expect(add((line) => line.price_inc_tax_minor)).toBe(9999);
    expect(add((line) => line.discount_inc_tax_minor)).toBe(700);
    expect(totals).toMatchObject({ goodsIncTax: 99.99, discountIncTax: 7 });
    const receipt = (await who.get(`/omnis/v3/orders/receipt/${orderHash}/`)).json().data;
    expect(receipt.garments.map(({ bundle }: { bundle: string }) => bundle)).toEqual(Array(6).fill("Ordered pair"));
    expect(receipt.itemCount).toBe(3);
    const shown = (await fixture.ada.get(`${fixture.base}/orders/${id}/`)).json().data;
    expect(shown.garments[0]).toMatchObject({ bundle: "Ordered pair", productId: tee.id });
    expect(shown.money.profitMinor).toBe(add((line) => line.price_minor - line.discount_minor) - shown.money.costMinor);
  });

  test("is as many items as were bought to shopper, shop and staff, also once half of each part is another size", async () => {
    const bundle = await onSale({ name: "Split pair" });
    const who = await shopper();
    await addPair(who, bundle, { quantity: 4 });
    const { id, orderHash } = await bought(who);
    const path = `${fixture.base}/orders/${id}`;
    for (const { id: item, product_id } of await sql("select id, product_id from order_items where order_id = $1", [
      id,
    ])) {
      const { variants } = [tee, kidsTee].find((product) => product.id === product_id)!;
      const { colour, size } = variants.at(-1)!;
      const changed = await fixture.ada.post(`${path}/items/${item}/`, { colour, size, pieces: 2, of: 4 }, freshKey());
      expect(changed.statusCode, changed.body).toBe(200);
    }
    const lines = await sql("select quantity, bundle_part from order_items where order_id = $1 order by position", [
      id,
    ]);
    expect(lines.map(({ quantity, bundle_part }) => [quantity, bundle_part])).toEqual([
      [2, 1],
      [2, 2],
      [2, 1],
      [2, 2],
    ]);
    const read = async (visitor: { get: Shopper["get"] }, address: string) => (await visitor.get(address)).json().data;
    const mine = (rows: { id: number }[]) => rows.find((row) => row.id === Number(id));
    expect((await read(who, `/omnis/v3/orders/receipt/${orderHash}/`)).itemCount).toBe(4);
    expect(mine(await read(fixture.ada, `${fixture.base}/orders/`))).toMatchObject({ itemCount: 4, pieces: 8 });
    expect((await read(fixture.ada, `${path}/`)).itemCount).toBe(4);
    const products: { id: number; sold: number }[] = await read(fixture.ada, `${fixture.base}/products/`);
    expect(products.find((product) => product.id === bundle.id)!.sold).toBe(4);
    expect(mine(await read(sam, "/omnis/v3/atlas/orders/?view=all"))).toMatchObject({ itemCount: 4, pieces: 8 });
    expect((await read(sam, `/omnis/v3/atlas/orders/${id}/`)).itemCount).toBe(4);
  });

  test("gives each part back for what was paid for it, and all of them for the whole price", async () => {
    const bundle = await onSale({ name: "Returned pair", priceIncTaxMinor: 3333 });
    const who = await shopper();
    await addPair(who, bundle);
    const { id } = await bought(who);
    const read = async () => (await fixture.ada.get(`${fixture.base}/orders/${id}/`)).json().data;
    const before = (await read()).refundable.leftMinor;
    const items = await sql("select id from order_items where order_id = $1 order by position", [id]);
    for (const [index, amountMinor] of [2000, 1333].entries()) {
      const lines = [{ id: items[index]!.id, quantity: 1 }];
      const body = {
        what: { kind: "lines", lines, delivery: false },
        amountMinor,
        reason: "Faulty print",
        words: "",
        seen: index,
      };
      const answer = await fixture.ada.post(`${fixture.base}/orders/${id}/refunds/`, body, freshKey());
      expect(answer.json().data, answer.body).toMatchObject({ totalMinor: amountMinor });
    }
    expect(before - (await read()).refundable.leftMinor).toBe(3333);
  });

  test("exchanges one piece of it at no cost in a size that it is sold in, and for the piece's share in another", async () => {
    const large = tee.variants.find(({ colour, size }) => colour === "Black" && size !== "M")!;
    await sql("update products set size_extras = jsonb_build_object($1::text, 200) where id = $2", [
      large.size,
      tee.id,
    ]);
    const sent = async (changes: object) => {
      const bundle = await onSale(changes);
      const who = await shopper();
      await addPair(who, bundle);
      const order = await bought(who);
      const [piece] = await sql("select id from order_items where order_id = $1 order by position", [order.id]);
      const path = `${fixture.base}/orders/${order.id}`;
      const line = (await fixture.ada.get(`${path}/items/`)).json().data[0];
      const sizes = line.colours.find(({ name }: { name: string }) => name === "Black").sizes;
      const before = sizes.find(({ name }: { name: string }) => name === large.size).difference;
      await sendOrder(world, order.id, 3);
      const [part] = (await fixture.ada.get(`${path}/pieces/`)).json().data;
      expect(part.detail).toMatch(/, in (Open|Fixed) pair$/);
      const exchange = (expectedDifference: number) =>
        fixture.ada.post(
          `${path}/exchange/`,
          { pieces: [{ id: piece.id, quantity: 1, variant: large.id }], note: "", expectedDifference },
          freshKey(),
        );
      return { ...order, who, before, exchange };
    };
    const open = await sent({ name: "Open pair" });
    expect(open.before).toBe(0);
    const child = (await open.exchange(0)).json().data;
    expect(child.toPay).toBe(0);
    expect(await sql("select size, bundle_name from order_items where order_id = $1", [child.id])).toEqual([
      { size: large.size, bundle_name: "Open pair" },
    ]);
    const fixed = await sent({
      name: "Fixed pair",
      parts: [
        { productId: tee.id, colour: null, size: "M" },
        { productId: kidsTee.id, colour: null, size: null },
      ],
    });
    // 24.00 on its own, 21.00 of the bundle's 35.00: of 2.00 more, 1.75.
    expect(fixed.before).toBe(1.75);
    const page = (await fixed.who.get(`/returns/${fixed.orderHash}/?step=2`)).body;
    expect(page).toContain("Fixed pair");
    expect((await fixed.exchange(0)).statusCode).toBe(409);
    expect((await fixed.exchange(1.75)).json().data.toPay).toBe(1.75);
    await sql("update products set size_extras = '{}' where id = $1", [tee.id]);
  });
});
