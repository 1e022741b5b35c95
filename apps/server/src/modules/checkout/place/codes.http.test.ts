import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { testApp } from "../../../testing/test-app.ts";
import {
  newKey,
  order,
  place,
  rowsIn,
  type SeededCheckout,
  seedCheckout,
  shopperIn,
  type Visitor,
} from "../testing/checkout-fixture.ts";

const world = testApp();
const rows = (text: string, values: unknown[] = []) => rowsIn(world)(text, values);
let seeded: SeededCheckout;
let bramble: SeededCheckout["bramble"];
let tee: SeededCheckout["tee"];
let kidsTee: SeededCheckout["kidsTee"];

beforeAll(async () => {
  seeded = await seedCheckout(world);
  ({ bramble, tee, kidsTee } = seeded);
});

const enter = "/omnis/v3/basket/codes/enter/";
const remove = "/omnis/v3/basket/codes/remove/";
const list = "/omnis/v3/basket/main/list/";

/** A code of the shop, a tenth off if nothing else is said. */
async function seedCode(code: string, columns: Record<string, unknown> = {}, shop = bramble): Promise<number> {
  const all = {
    kind: "percent",
    percent: columns.kind && columns.kind !== "percent" ? null : 10,
    currency: "GBP",
    ...columns,
  };
  const names = Object.keys(all);
  const [row] = await rows(
    `insert into coupons (division_id, code, code_normalised, ${names.join(", ")})
     values ($1, $2, lower($2), ${names.map((_, index) => `$${index + 3}`).join(", ")}) returning id`,
    [shop.divisionId, code, ...Object.values(all)],
  );
  return row.id;
}

const quoteOf = async (who: Visitor) => (await who.post("/omnis/v3/checkout/quote/", {})).json().data;
const pay = async (who: Visitor, changes: object = {}, key = newKey()) => {
  const { totals, chosen } = await quoteOf(who);
  const body = await order(who, { expectedTotal: totals.total, shippingMethod: chosen, ...changes });
  return who.post(place, body, { "idempotency-key": key });
};

describe("entering a code", () => {
  test("takes it off the basket, however it is written, and is entered once", async () => {
    await seedCode("Autumn10");
    const joe = await shopperIn(world, bramble, [tee, 2], [kidsTee, 1]);
    const basket = (await joe.post(enter, { code: " aUTUMN10 " })).json();
    expect(basket).toMatchObject({
      totals: { goodsIncTax: 64, discountIncTax: 6.4 },
      codes: [{ code: "Autumn10", isApplied: true, discountIncTax: 6.4, words: "10% off" }],
    });
    expect((await joe.post(enter, { code: "AUTUMN10" })).json().codes).toHaveLength(1);
    expect((await joe.get(list)).json()).toMatchObject({ codes: [{ code: "Autumn10" }] });
    expect(await quoteOf(joe)).toMatchObject({
      codes: [{ code: "Autumn10", discountIncTax: 6.4 }],
      totals: { goodsIncTax: 64, discountIncTax: 6.4, shippingIncTax: 3.99, total: 61.59, taxIncluded: 7.7 },
    });
    expect((await joe.post(remove, { code: "autumn10" })).json()).toMatchObject({
      codes: [],
      totals: { discountIncTax: 0 },
    });
    expect((await joe.post(remove, { code: "autumn10" })).statusCode).toBe(200);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["OFF", { enabled: false }, "This code is no longer in use."],
    ["SOON", { starts_at: "2099-06-30T23:30:00Z" }, "This code works from 1 July 2099."],
    ["PAST", { ends_at: "2020-10-31T23:59:59Z" }, "This code ended on 31 October 2020."],
    ["GONE", { max_uses: 3, uses: 3 }, "This code has been used up."],
  ])("%s is refused with its reason, and the basket stays as it is", async (code, columns, reason) => {
    await seedCode(code, columns);
    const joe = await shopperIn(world, bramble, [tee, 1]);
    const answer = await joe.post(enter, { code });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { code: [reason] }]);
    expect((await joe.get(list)).json().codes).toEqual([]);
  });

  test("one of another shop is not known here", async () => {
    await seedCode("THISTLE", {}, seeded.other);
    const joe = await shopperIn(world, bramble, [tee, 1]);
    const answer = await joe.post(enter, { code: "THISTLE" });
    expect(answer.json().errors.code).toEqual(["We do not know this code. Check how it is written."]);
  });

  test("one that the basket does not fit yet is saved, says what is missing, and works once it fits", async () => {
    await seedCode("THIRTY", { minimum_inc_tax_minor: 3000 });
    const joe = await shopperIn(world, bramble, [tee, 1]);
    const saved = (await joe.post(enter, { code: "THIRTY" })).json();
    expect(saved.codes).toMatchObject([{ isApplied: false, words: "Spend £6.00 more to use this code." }]);
    const [{ key }] = saved.items;
    const more = (await joe.post("/omnis/v3/basket/update/", { key, quantity: 2 })).json();
    expect(more).toMatchObject({ codes: [{ isApplied: true }], totals: { discountIncTax: 4.8 } });
  });

  test("one for some products takes off those alone, by product and by collection", async () => {
    const id = await seedCode("KIDS", { kind: "amount", amount_inc_tax_minor: 500, scope: "products" });
    await rows("insert into coupon_products values ($1, $2, $3)", [bramble.divisionId, id, kidsTee.id]);
    const ofAll = await seedCode("COLLECTED", { percent: 50, scope: "collections", combines: true });
    const [collection] = await rows(
      "insert into collections (division_id, name, url_name) values ($1, 'Small', 'small') returning id",
      [bramble.divisionId],
    );
    await rows("insert into collection_products (division_id, collection_id, product_id) values ($1, $2, $3)", [
      ...[bramble.divisionId, collection.id, kidsTee.id],
    ]);
    await rows("insert into coupon_collections values ($1, $2, $3)", [bramble.divisionId, ofAll, collection.id]);
    const joe = await shopperIn(world, bramble, [tee, 1]);
    expect((await joe.post(enter, { code: "KIDS" })).json().codes).toMatchObject([
      { isApplied: false, words: "This code is for other products than those in your basket." },
    ]);
    const ann = await shopperIn(world, bramble, [tee, 1], [kidsTee, 1]);
    expect((await ann.post(enter, { code: "KIDS" })).json().totals.discountIncTax).toBe(5);
    const bob = await shopperIn(world, bramble, [tee, 1], [kidsTee, 1]);
    expect((await bob.post(enter, { code: "COLLECTED" })).json().totals.discountIncTax).toBe(8);
  });

  test("three for two, and free delivery beside it", async () => {
    await seedCode("THREE4TWO", { kind: "buy_get", percent: 100, buy_quantity: 2, get_quantity: 1 });
    await seedCode("POST", { kind: "free_shipping" });
    const joe = await shopperIn(world, bramble, [tee, 2], [kidsTee, 1]);
    await joe.post(enter, { code: "three4two" });
    await joe.post(enter, { code: "post" });
    expect(await quoteOf(joe)).toMatchObject({
      codes: [
        { code: "THREE4TWO", discountIncTax: 16, words: "3 for 2" },
        { code: "POST", isApplied: true, discountIncTax: 0, words: "Free delivery" },
      ],
      totals: { shippingIncTax: 0, total: 48 },
    });
  });

  test("a basket takes five codes", async () => {
    const joe = await shopperIn(world, bramble, [tee, 1]);
    for (const at of [1, 2, 3, 4, 5, 6]) await seedCode(`FIVE${at}`, { percent: 1, combines: true });
    for (const at of [1, 2, 3, 4, 5]) expect((await joe.post(enter, { code: `FIVE${at}` })).statusCode).toBe(200);
    expect((await joe.post(enter, { code: "FIVE6" })).json().errors.code).toEqual([
      "A basket takes 5 codes. Remove one first.",
    ]);
  });
});

describe("an order with a code", () => {
  const ordersOf = (code: string) =>
    rows(
      "select id, coupon, total_minor, discount_minor, tax_discount_minor, freed_delivery_minor from orders where coupon = $1 order by id",
      [code],
    );
  const usesOf = async (code: string) =>
    (await rows("select uses from coupons where code = $1 and division_id = $2", [code, bramble.divisionId]))[0].uses;

  test("stores the code, its part of the discount and its use, and its receipt says it", async () => {
    await seedCode("TENTH");
    const joe = await shopperIn(world, bramble, [tee, 1]);
    await joe.post(enter, { code: "TENTH" });
    const paid = await pay(joe);
    expect(paid.statusCode).toBe(200);
    expect(await ordersOf("TENTH")).toMatchObject([{ total_minor: 2559, discount_minor: 200, tax_discount_minor: 40 }]);
    expect(
      await rows("select code, discount_minor, tax_discount_minor, released_at from coupon_uses where code = 'TENTH'"),
    ).toEqual([{ code: "TENTH", discount_minor: 200, tax_discount_minor: 40, released_at: null }]);
    expect(await usesOf("TENTH")).toBe(1);
    const receipt = (await joe.get(`/omnis/v3/orders/receipt/${paid.json().data.orderHash}/`)).json().data;
    expect(receipt).toMatchObject({ coupon: "TENTH", totals: { discountIncTax: 2.4, total: 25.59 } });
  });

  test("of 100 baskets at once with a code of one use, one gets it, and the others are told before they pay", async () => {
    await seedCode("ONLYONE", { max_uses: 1 });
    const hundred = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const who = await shopperIn(world, bramble, [tee, 1]);
        await who.post(enter, { code: "ONLYONE" });
        const body = await order(who, { email: `shopper${index}@postbox.example`, expectedTotal: 25.59 });
        return { who, body };
      }),
    );
    const answers = await Promise.all(
      hundred.map(({ who, body }) => who.post(place, body, { "idempotency-key": newKey() })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect([answers.length, refused.length]).toEqual([100, 99]);
    for (const answer of refused) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, "priceChanged"]);
      expect(answer.json().data).toMatchObject({
        codes: [{ code: "ONLYONE", isApplied: false, words: "This code has been used up." }],
        totals: { discountIncTax: 0, total: 27.99 },
      });
    }
    expect(await usesOf("ONLYONE")).toBe(1);
    expect(await ordersOf("ONLYONE")).toHaveLength(1);
  }, 120_000);

  test("a customer uses it as often as each may, however their address is written", async () => {
    await seedCode("ONCE", { max_uses_each: 1 });
    const joe = await shopperIn(world, bramble, [tee, 1]);
    await joe.post(enter, { code: "ONCE" });
    expect((await pay(joe, { email: "once@postbox.example" })).statusCode).toBe(200);
    const again = await shopperIn(world, bramble, [tee, 1]);
    await again.post(enter, { code: "ONCE" });
    const refused = await pay(again, { email: "ONCE@Postbox.example" });
    expect([refused.statusCode, refused.json().data.codes[0].words]).toEqual([
      409,
      "You have used this code before. It works once for each customer.",
    ]);
    expect((await pay(again, { email: "other@postbox.example" })).statusCode).toBe(200);
  });

  test("a declined card gives the use back, the same basket takes it again, and another may have it meanwhile", async () => {
    await seedCode("LAST", { max_uses: 1 });
    const joe = await shopperIn(world, bramble, [tee, 1]);
    await joe.post(enter, { code: "LAST" });
    const declined = await joe.post(place, await order(joe, { expectedTotal: 25.59 }, "4000 0000 0000 0002"), {
      "idempotency-key": newKey(),
    });
    expect([declined.statusCode, await usesOf("LAST")]).toEqual([402, 0]);
    expect((await quoteOf(joe)).codes).toMatchObject([{ isApplied: true }]);
    const ann = await shopperIn(world, bramble, [tee, 1]);
    await ann.post(enter, { code: "LAST" });
    expect((await pay(ann, { email: "ann@postbox.example" })).statusCode).toBe(200);
    expect((await quoteOf(joe)).codes).toMatchObject([{ isApplied: false, words: "This code has been used up." }]);
    expect((await pay(joe)).statusCode).toBe(200);
    expect([await usesOf("LAST"), (await ordersOf("LAST")).length]).toEqual([1, 1]);
  });

  test("one that frees all of it is paid without a card", async () => {
    await seedCode("ALLOFIT", { percent: 100 });
    await seedCode("ALLPOST", { kind: "free_shipping" });
    const joe = await shopperIn(world, bramble, [tee, 1]);
    await joe.post(enter, { code: "ALLOFIT" });
    await joe.post(enter, { code: "ALLPOST" });
    const answer = await pay(joe, { cardToken: "" });
    expect(answer.json().data).toMatchObject({ state: "paid" });
    // The shop pays 3.99 for the parcel, without VAT.
    expect(await ordersOf("ALLOFIT, ALLPOST")).toMatchObject([{ total_minor: 0, freed_delivery_minor: 332 }]);
    expect(await ordersOf("LAST")).toMatchObject([{ freed_delivery_minor: 0 }]);
    const ann = await shopperIn(world, bramble, [tee, 1]);
    const unpaid = await ann.post(place, { ...(await order(ann)), cardToken: "" }, { "idempotency-key": newKey() });
    expect([unpaid.statusCode, Object.keys(unpaid.json().errors)]).toEqual([422, ["cardToken"]]);
  });

  test("a total that the shopper did not see is never charged: a code that ended in between is shown first", async () => {
    const id = await seedCode("ENDING");
    const joe = await shopperIn(world, bramble, [tee, 1]);
    await joe.post(enter, { code: "ENDING" });
    await rows("update coupons set ends_at = now() - interval '1 second' where id = $1", [id]);
    const answer = await joe.post(place, await order(joe, { expectedTotal: 25.59 }), { "idempotency-key": newKey() });
    expect([answer.statusCode, answer.json().data.totals.total]).toEqual([409, 27.99]);
    expect(answer.json().data.codes[0].words).toContain("This code ended on");
  });
});

describe("without scripts", () => {
  const visit = () => visitorOf(world.app, bramble.host).arrive();
  const submit = (who: Visitor, path: string, fields: Record<string, string>) =>
    who.send("POST", path, new URLSearchParams(fields).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      origin: `http://${bramble.host}`,
    });

  test("a link with a code enters it before anything is chosen, and leads to the same page", async () => {
    await seedCode("LINKED");
    const joe = await visit();
    const answer = await joe.get("/?code=linked&sort=new");
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/?sort=new"]);
    await joe.post("/omnis/v3/frontend/product/addItemToCart/", {
      ...{ item: { variantId: String(tee.variants[0]!.id) }, name: "main" },
    });
    expect((await joe.get(list)).json().codes).toMatchObject([{ code: "LINKED", isApplied: true }]);
  });

  test("a link with a code that does not work leads to the basket, which says why", async () => {
    const joe = await shopperIn(world, bramble, [tee, 1]);
    const answer = await joe.get("/?code=NOSUCH");
    expect(answer.headers.location).toBe("/basket/?refused-code=NOSUCH");
    expect((await joe.get("/basket/?refused-code=NOSUCH")).body).toContain("We do not know this code.");
  });

  test("the basket's form enters a code and removes it, and shows a refusal beside its field", async () => {
    await seedCode("FORMED");
    const joe = await shopperIn(world, bramble, [tee, 1]);
    expect((await submit(joe, "/basket/codes/", { code: "formed", show: "code" })).headers.location).toBe("/basket/");
    const shown = (await joe.get("/basket/")).body;
    expect([shown.includes("FORMED"), shown.includes("£2.40")]).toEqual([true, true]);
    const refused = await submit(joe, "/basket/codes/", { code: "nonsense" });
    expect([refused.statusCode, refused.body.includes("We do not know this code.")]).toEqual([422, true]);
    await submit(joe, "/basket/codes/", { removeCode: "FORMED" });
    expect((await joe.get(list)).json().codes).toEqual([]);
  });

  test("Pay with a code that is typed and not entered enters it and shows the new total first", async () => {
    await seedCode("TYPED");
    const joe = await shopperIn(world, bramble, [tee, 1]);
    const typed = { email: "rowan@postbox.example", "shippingAddress.firstName": "Rowan", expectedTotal: "27.99" };
    const answer = await submit(joe, "/checkout/", { ...typed, code: "typed" });
    expect([answer.statusCode, answer.body.includes("£25.59"), answer.body.includes("Rowan")]).toEqual([
      200,
      true,
      true,
    ]);
  });
});
