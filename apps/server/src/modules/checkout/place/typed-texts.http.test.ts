import { withDivision } from "@selvedge/db/with-division";
import type { Scene } from "@selvedge/design/scene";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { seedTexts } from "@selvedge/testing/seed/texts";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { discPng } from "../../../testing/pictures.ts";
import { testApp } from "../../../testing/test-app.ts";
import { renderPrintFiles } from "../../goods/products/index.ts";
import { invoiceOfOrder } from "../../orders/invoices/read-invoice.ts";
import { piecesLeft } from "../../orders/moves/pieces-left.ts";
import { showOrder } from "../../orders/shop-orders/show-order.ts";
import { newKey, order, place, rowsIn, type SeededCheckout, seedCheckout } from "../testing/checkout-fixture.ts";

const world = testApp();
let seeded: SeededCheckout;
let shirt: SeededProduct;
beforeAll(async () => {
  seeded = await seedCheckout(world);
  shirt = await drawn("Name shirt");
  await seedTexts(world.database.pools, seeded.bramble, shirt);
});

const drawn = (name: string) =>
  seedProduct(world.database.pools, seeded.bramble, { name, artwork: discPng(300), files: world.platform.files });
const shopper = () => visitorOf(world.app, seeded.bramble.host).arrive();
const add = "/omnis/v3/frontend/product/addItemToCart/";
const list = "/omnis/v3/basket/main/list/";
const ada = { f1: "Ada", f2: "07", font: "tall", read: "yes" };
const item = (personalisation?: object, product = shirt) => ({
  item: { variantId: String(product.variants[0]!.id), quantity: 1, ...(personalisation && { personalisation }) },
  name: "main",
});

describe("a piece with texts in the basket", () => {
  test("costs what its texts add, and shows them and a picture of its own", async () => {
    const joe = await shopper();
    const { items, added } = (await joe.post(add, item(ada))).json();
    expect(added).toBe(1);
    expect(items).toMatchObject([
      {
        ...{ priceIncTax: 29, quantity: 1, isAvailable: true },
        personalisation: [
          { label: "Name", value: "ADA" },
          { label: "Number", value: "07" },
          { label: "Font", value: "Tall" },
        ],
      },
    ]);
    const [own] = (await joe.post(add, item({ f1: "Eve", read: "yes" }))).json().items.slice(-1);
    expect(own).toMatchObject({ priceIncTax: 27 });
    expect(own.image).not.toBe(items[0].image);
    const { pathname, host } = new URL(items[0].image);
    const picture = await world.app.inject({ url: pathname, headers: { host } });
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
  });

  test("is never merged with another, not even with one of the same words", async () => {
    const joe = await shopper();
    await joe.post(add, item(ada));
    const { items } = (await joe.post(add, item(ada))).json();
    expect(items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 1]);
    expect(new Set(items.map(({ key }: { key: string }) => key)).size).toBe(2);
  });

  test("becomes another size with its words, its picture and its quantity, and in no other colour", async () => {
    const joe = await shopper();
    const big = await drawn("Big name shirt");
    await seedTexts(world.database.pools, seeded.bramble, big);
    const [first, ...others] = big.variants;
    const next = others.find(({ colour, size }) => colour === first!.colour && size !== first!.size)!;
    const other = others.find(({ colour }) => colour !== first!.colour)!;
    await world.database.pools.backOffice.query(
      "update products set size_extras = jsonb_build_object($1::text, 150) where id = $2",
      [next.size, big.id],
    );
    const [line] = (await joe.post(add, { ...item(ada, big), item: { ...item(ada, big).item, quantity: 2 } })).json()
      .items;
    const change = (productColor: string, productSize: string) =>
      joe.post("/omnis/v3/basket/change/", { key: line.key, productColor, productSize });
    const [changed, ...more] = (await change(next.colour, next.size)).json().items;
    expect(more).toEqual([]);
    const { key, image, personalisation } = line;
    expect(changed).toMatchObject({
      ...{ key, image, personalisation, quantity: 2, isAvailable: true },
      ...{
        options: { Colour: next.colour, Size: next.size },
        priceIncTax: line.priceIncTax + 1.5,
        seenPriceIncTax: null,
      },
    });
    const refused = await change(other.colour, other.size);
    expect([refused.statusCode, refused.json().errors.size]).toEqual([
      422,
      ["Your words are shown in this colour. Make another piece for another one."],
    ]);
  });

  test.each([
    ["nothing typed", { read: "yes" }, { f1: ["Fill in Name."] }],
    [
      "an emoji",
      { ...ada, f1: "Ada 🎈" },
      { f1: ["🎈 cannot be printed here. Letters, spaces, hyphens and accents can."] },
    ],
    ["too many letters", { ...ada, f1: "Featherstonehaugh" }, { f1: ["Name has room for 14; this is 17."] }],
    [
      "two wrong fields",
      { f1: "", f2: "x", read: "yes" },
      { f1: ["Fill in Name."], f2: ["x cannot be printed here. Digits can."] },
    ],
    ["a font that is not offered", { ...ada, font: "fat" }, { font: ["Choose one of the fonts."] }],
    ["no tick", { ...ada, read: "" }, { read: ["Read it twice, then tick the box: it is printed as you typed it."] }],
  ])("is refused for %s, by its field, and nothing is added", async (_, typed, errors) => {
    const joe = await shopper();
    const answer = await joe.post(add, item(typed));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(errors);
    expect((await joe.get(list)).json().items).toEqual([]);
  });

  test("is not sold without its texts, and other goods not with any", async () => {
    const joe = await shopper();
    const plain = await joe.post(add, item());
    expect([plain.statusCode, plain.json().message]).toEqual([
      422,
      "Fill in on its page what is printed on Name shirt.",
    ]);
    const tee = await joe.post(add, item(ada, seeded.tee));
    expect(tee.json().message).toBe("Nothing can be written on this any more. Load the page again.");
  });

  test("can no longer be bought once its merchant has changed the fields", async () => {
    const other = await drawn("Changed shirt");
    await seedTexts(world.database.pools, seeded.bramble, other);
    const joe = await shopper();
    await joe.post(add, item(ada, other));
    await rowsIn(world)("update products set personalisable = false where id = $1", [other.id]);
    const { items, totals } = (await joe.get(list)).json();
    expect([items[0].isAvailable, totals.goodsIncTax]).toEqual([false, 0]);
  });
});

test("a paid piece is printed from its own design, and comes back only when it is faulty", async () => {
  const joe = await shopper();
  await joe.post(add, item(ada));
  const answer = await joe.post(place, await order(joe, { expectedTotal: 32.99 }), { "idempotency-key": newKey() });
  expect(answer.statusCode).toBe(200);
  const [line] = await rowsIn(world)(
    `select i.order_id, i.division_id, i.scene_hash, i.image_sha256, i.unit_price_inc_tax_minor::int as price, i.personalisation, s.scene from order_items i
     join published_scenes s on s.division_id = i.division_id and s.scene_hash = i.scene_hash where i.product_id = $1`,
    [shirt.id],
  );
  expect(line).toMatchObject({ price: 2900, image_sha256: line.personalisation.proofSha256 });
  expect(line.scene_hash).not.toBe(shirt.sceneHash);
  expect((line.scene as Scene).sides.front!.texts).toMatchObject([{ text: "ADA" }, { text: "07" }]);
  await renderPrintFiles(world.platform, { divisionId: line.division_id, productId: shirt.id });
  const files = await rowsIn(world)("select side from print_files where scene_hash = $1", [line.scene_hash]);
  expect(files).toEqual([{ side: "front" }]);
  const pieces = await withDivision(world.database.pools.web, line.division_id, (db) =>
    piecesLeft(db, line.division_id, line.order_id),
  );
  expect(pieces).toMatchObject([{ left: 1, isPersonalised: true }]);
  const words = line.personalisation.words;
  expect(words.map(({ value }: { value: string }) => value)).toEqual(["ADA", "07", "Tall"]);
  const { garments } = await showOrder(world.platform, line.division_id, line.order_id, ["orders.read"]);
  expect(garments).toMatchObject([{ personalisation: words }]);
  const shop = { id: line.division_id, name: "Bramble", supportEmail: "ask@bramble.test" };
  const invoice = await withDivision(world.database.pools.web, line.division_id, (db) =>
    invoiceOfOrder(db, shop, line.order_id, true),
  );
  expect(invoice!.data.lines[0]!.detail).toMatch(/, Name: ADA, Number: 07, Font: Tall$/);
});

describe("the picture of what is being typed", () => {
  const texts = (query: string, side = "front", name = "name-shirt") =>
    world.app.inject({ url: `/product/${name}/texts/${side}?${query}`, headers: { host: seeded.bramble.host } });
  const outlines = (svg: string) => svg.match(/<path transform/g)?.length ?? 0;

  test("shows the examples at first, then each field as far as it can be printed", async () => {
    const first = await texts("");
    expect(first.headers["content-type"]).toBe("image/svg+xml");
    expect(outlines(first.body)).toBe(2);
    const typed = await texts("f1=Eve&f2=x&font=brush");
    expect(outlines(typed.body)).toBe(1);
    expect(typed.body).not.toBe((await texts("f1=Eve&font=tall")).body);
    expect(outlines((await texts("f1=Eve", "back")).body)).toBe(0);
  });

  test("never contains what was typed, only its outline", async () => {
    const { body } = await texts(`f1=${encodeURIComponent('"><script>alert(1)</script>')}&f2=7`);
    expect(body).not.toContain("script");
    expect(outlines(body)).toBe(1);
  });

  test("is not found for goods without texts", async () => {
    expect((await texts("", "front", "classic-tee")).statusCode).toBe(404);
    expect((await texts("", "front", "nothing")).statusCode).toBe(404);
  });
});
