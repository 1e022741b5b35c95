import { createHash } from "node:crypto";
import { merchantPermissions } from "@selvedge/domain/access/merchant-roles";
import { staffPermissions } from "@selvedge/domain/access/roles";
import { type TestDatabase, testDatabase, testSecret } from "@selvedge/testing/test-database";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { readConfig } from "../../../../config.ts";
import { originsOf } from "../../../../origins.ts";
import type { Platform } from "../../../../platform.ts";
import { models } from "../all-models.ts";
import { fetchModels } from "../fetch-models.ts";
import { type Model, relationsOf, type TableModel } from "../model.ts";
import { mayRead, type Reader } from "../reader.ts";
import { seedWholeShop } from "../testing/whole-shop.ts";
import { goodsAndOrders } from "./goods-and-orders.ts";

/** Field names as the specification gives them, one row for each entity of platform-core §3. */
const specified: Record<string, string> = {
  image: "id original position altText color sizes",
  font: "type name size defaultWeight source capitalised display url",
  tag: "id name",
  time_interval: "id code name character",
  product:
    "id uuid sku name description metaTitle metaDescription metaImage collections tags urlName images ugcImages designs applications options price salePrice onSale enabled gender type manufacturer minPrice maxPrice defaultPrice vatRate baseCost baseCostWhite baseSku baseProductId approvalStatus denialReason isBundle bundleItems defaultColour customiseIt enableAddToCart crossSellDesign crossSellProducts includeInProductFeed isBaseProduct isFProduct isDiyFProduct isEditableInStudio magicModelsEnabled orders created platen printCosts processing keyPhraseCampaign variants files mockupParams priceMatrix template personalizable personalizationTemplate sizeChartId",
  order_item:
    "id order options quantity printedCount returnLogs parentItemId pigeonholeLogs tax price labels optionMatrixRecord product images parentItem priceTaxIncluded fulfillmentItem masterBundleItem discountTaxIncluded",
  order_status: "id name code color",
  order_payment_attempt: "id message isSuccessful paymentMethodName createdAt",
  order_status_log: "id user status createdAt",
  order:
    "id items total subtotal goodsTax discount taxDiscount shipping shippingTax status coupon priority customer billingFirstName billingLastName billingCompany billingStreet billingCity billingState billingCountry billingZip shippingFirstName shippingLastName shippingCompany shippingStreet shippingCity shippingState shippingCountry shippingZip shippingCustomsRegistrationNumber billingEmail trackingCodes paymentMethod shippingMethod child parent exchangeOrders refundOrders paidDivision createdDivision manufacturer integrationType reprintReasonId directFromIndia friskCheck pigeonhole shopReturns fulfillmentFactory fulfillmentFactoryId factoryFulfillmentOrders statusLogRecords paymentAttempts paymentTransaction styles deletedAt createdAt paidAt",
  theme: "id uuid name extends properties",
  factory_label:
    "id counter pickface printLogs pretreatLogs cancelled toBePicked timesPrinted pigeonholeLog order pickedUser product childLabels orderItem pickedAt createdAt cancelledAt",
  approval_item: "id approved",
  favourite_item: "productId productUrl key options",
  basket_item: "key quantity name priceIncTax image options productUuid variantId",
};

const ours: readonly TableModel[] = goodsAndOrders;
let database: TestDatabase;
let platform: Platform;
let fixture: Awaited<ReturnType<typeof seedWholeShop>>;
let readers: Record<"anyone" | "merchant" | "staff", Reader>;

beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
  const config = readConfig({ NODE_ENV: "test", SECRET_KEY: testSecret, DATABASE_URL: database.ownerUrl });
  platform = { pools: database.pools, config, origins: originsOf(config), now: () => new Date() } as Platform;
  fixture = await seedWholeShop(database);
  const { divisionId } = fixture.shop;
  const { ownerHash } = fixture;
  readers = {
    anyone: { audience: "anyone", divisionId, permissions: [], isSignedIn: false, ownerHash },
    merchant: {
      audience: "merchant",
      divisionId,
      permissions: Object.keys(merchantPermissions),
      isSignedIn: true,
      ownerHash,
    },
    staff: {
      audience: "staff",
      divisionId: null,
      permissions: Object.keys(staffPermissions),
      isSignedIn: true,
      ownerHash,
    },
  };
});
afterAll(() => database.drop());

type Shown = Record<string, unknown>;
const read = async (reader: Reader, type: string, ids: readonly (number | string)[], relations: string[] = []) => {
  const requested = { type, ids, attributes: [], relations, page: 1, perPage: 50 };
  const { data } = await fetchModels(platform, reader, requested);
  return (Array.isArray(data) ? data : [data]) as Shown[];
};

const idsOf = async ({ table, key = "id", owner }: TableModel): Promise<(number | string)[]> => {
  const where = owner === "division" ? `where division_id = ${fixture.shop.divisionId}` : "";
  const { rows } = await database.ownerQuery(`select ${String(key)} as id from ${table} ${where} order by 1 limit 50`);
  return rows.map(({ id }) => id);
};

const leadsSomewhere = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== null);

describe("every field of the specification has a home (platform-core §3)", () => {
  test.each(Object.entries(specified))("%s", (type, fields) => {
    const model = models.get(type) as Model;
    const homes = new Set(["id", ...Object.keys(model.attributes), ...Object.keys(relationsOf(model))]);
    expect(fields.split(" ").filter((field) => !homes.has(field))).toEqual([]);
  });
});

describe.each(ours)("$type", (model) => {
  test.each(["anyone", "merchant", "staff"] as const)("is read whole by %s, as far as they may", async (audience) => {
    const reader = readers[audience];
    if (!mayRead(reader, model)) return expect(model.audience).not.toBe("anyone");
    const mine = Object.entries(model.relations)
      .filter(
        ([, relation]) =>
          mayRead(reader, relation) && mayRead(reader, models.get(relation.model) ?? { audience: "nobody" }),
      )
      .map(([name]) => name);
    const ids = await idsOf(model);
    expect(ids).not.toEqual([]);
    if (model.ownRows && audience === "staff") return expect(await read(reader, model.type, [...ids, "x"])).toEqual([]);
    const rows = await read(reader, model.type, ids, mine);
    const attributes = Object.keys(model.attributes).filter((name) => mayRead(reader, model.attributes[name]!));
    expect(Object.keys(rows[0]!).sort()).toEqual([...new Set(["id", ...attributes, ...mine])].sort());
    if (audience !== "anyone")
      for (const name of mine)
        expect(
          rows.some((row) => leadsSomewhere(row[name])),
          name,
        ).toBe(true);
  });
});

describe("a product", () => {
  test("shows visitors its prices, never what it costs or how it is made", async () => {
    const [tee] = await read(readers.anyone, "product", [fixture.ids.tee]);
    expect(tee).toMatchObject({
      price: 24,
      salePrice: 19,
      onSale: true,
      defaultPrice: 24,
      minPrice: 19,
      maxPrice: 19,
      vatRate: 1,
    });
    const hidden = [
      "baseCost",
      "baseCostWhite",
      "printCosts",
      "designs",
      "applications",
      "created",
      "platen",
      "denialReason",
    ];
    expect(Object.keys(tee!).filter((name) => hidden.includes(name))).toEqual([]);
  });

  test("that is not on sale is nobody's to see but the shop's", async () => {
    await database.ownerQuery(`update products set enabled = false where id = ${fixture.ids.kids}`);
    await expect(read(readers.anyone, "product", [fixture.ids.kids])).rejects.toMatchObject({ code: "notFound" });
    expect(await read(readers.merchant, "product", [fixture.ids.kids])).toHaveLength(1);
  });

  test("that is not on sale shows none of its parts either, but to members and staff who hold the word", async () => {
    await database.ownerQuery(
      `insert into product_ugc_images (division_id, id, product_id, original_sha256, alt_text, approval_status)
       values (${fixture.ids.division}, 77, ${fixture.ids.kids}, '${fixture.ids.sha256}', 'Ivy at school', 'approved');
       insert into personalisation_templates (division_id, id, product_id, version, fields, bindings)
       values (${fixture.ids.division}, 77, ${fixture.ids.kids}, 1, '[]', '[]');
       insert into bundle_items (division_id, id, bundle_product_id, product_id) values (${fixture.ids.division}, 77, ${fixture.ids.tee}, ${fixture.ids.kids})`,
    );
    await database.ownerQuery(`update products set enabled = false where id = ${fixture.ids.kids}`);
    const parts = [
      ["image", "product_images"],
      ["product_variant", "product_variants"],
      ["ugc_image", "product_ugc_images"],
      ["personalization_template", "personalisation_templates"],
      ["bundle_item", "bundle_items"],
    ] as const;
    const without = (reader: Reader, word: string): Reader => ({
      ...reader,
      permissions: reader.permissions.filter((held) => held !== word),
    });
    const { anyone, merchant, staff } = readers;
    for (const [type, table, key = "product_id"] of [["product", "products", "id"] as const, ...parts]) {
      const { rows } = await database.ownerQuery(`select id from ${table} where ${key} = ${fixture.ids.kids} limit 1`);
      const id = Number(rows[0].id);
      for (const reader of [anyone, without(merchant, "products.read"), without(staff, "shops.read")])
        await expect(read(reader, type, [id]), type).rejects.toMatchObject({ code: "notFound" });
      for (const reader of [
        { ...merchant, permissions: ["products.read"] },
        { ...staff, permissions: ["shops.read"] },
      ])
        expect(await read(reader, type, [id]), type).toHaveLength(1);
    }
    const hand = { ...staff, permissions: ["floor.read", "orders.read", "products.moderate"] };
    expect((await read(hand, "order_item", [fixture.ids.otherItem], ["product"]))[0]).toMatchObject({
      name: "Kids' Tee",
      product: null,
    });
  });

  test("that is a bundle shows nothing of what is in it once it is off sale", async () => {
    expect(await read(readers.anyone, "bundle_item", [1])).toHaveLength(1);
    await database.ownerQuery("update products set enabled = false where id = 900");
    await expect(read(readers.anyone, "bundle_item", [1])).rejects.toMatchObject({ code: "notFound" });
    await database.ownerQuery("update products set enabled = true where id = 900");
  });

  test("what it costs and how it is made takes a word, of members as of staff", async () => {
    for (const reader of [
      { ...readers.merchant, permissions: ["orders.read"] },
      { ...readers.staff, permissions: ["orders.read", "floor.read"] },
    ]) {
      const [tee] = await read(reader, "product", [fixture.ids.tee]);
      expect(Object.keys(tee!)).toEqual(Object.keys((await read(readers.anyone, "product", [fixture.ids.tee]))[0]!));
    }
  });

  test("knows its blank's costs in pounds, its designs and the prints that they need", async () => {
    const [tee] = await read(readers.merchant, "product", [fixture.ids.tee]);
    const design = { designId: fixture.tee.designId, hash: fixture.tee.sceneHash };
    expect(tee).toMatchObject({
      baseCost: 7.2,
      baseCostWhite: 5.9,
      baseSku: "BLANK-TEE-U",
      platen: "14x16",
      printCosts: { front: { dark: 2.6, light: 1.7 }, back: { dark: 2.6, light: 1.7 } },
      designs: { front: design, back: null, left: null, right: null },
      applications: [{ placement: "front", technology: "dtg", platen: "14x16", designHash: fixture.tee.sceneHash }],
      options: [
        {
          name: "Black",
          pro: false,
          thumbnail: expect.stringContaining(fixture.ids.sha256),
          images: { front: { "480": expect.any(String) }, back: null },
        },
        { name: "White", sizes: ["XS", "S", "M", "L", "XL", "2XL", "3XL"] },
      ],
      created: { by: null, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) },
    });
  });

  test("that is a bundle has items in place of a blank", async () => {
    const [pair] = await read(readers.merchant, "product", [900], ["bundleItems", "bundleItems.product"]);
    expect(pair).toMatchObject({ isBundle: true, baseSku: null, baseProductId: null, applications: [] });
    expect(pair!.bundleItems).toMatchObject([{ quantity: 1, product: { name: "Classic Tee" } }]);
  });
});

test("an order knows its family, its money and where it is (platform-core §3, §4)", async () => {
  const relations = ["child", "parent", "exchangeOrders", "refundOrders", "friskCheck", "status", "fulfillmentFactory"];
  const [order] = await read(readers.staff, "order", [fixture.ids.order], relations);
  const { totals } = fixture.order;
  expect(order).toMatchObject({
    total: totals.totalMinor / 100,
    subtotal: totals.subtotalMinor / 100,
    goodsTax: totals.goodsTaxMinor / 100,
    shipping: totals.shippingMinor / 100,
    trackingCodes: ["RM123"],
    pigeonhole: "B14",
    fulfillmentFactoryId: 1,
    fulfillmentFactory: { code: "telford" },
    friskCheck: { decision: "pass", by: "Sam Okafor" },
    status: { code: "paid", name: "Paid", color: "#1a7f37" },
    parent: null,
    child: { id: fixture.ids.child },
    refundOrders: [{ kind: "part", total: 21.6, creditNote: 1 }],
  });
  // The other child is a reprint, so it is no exchange.
  expect((order!.exchangeOrders as Shown[]).map(({ id }) => id)).toEqual([fixture.ids.child]);
});

test("a line's total is price + tax - discount, and what is active of it is neither returned nor cancelled (platform-core §3)", async () => {
  const [item] = await read(readers.merchant, "order_item", [fixture.ids.item]);
  const line = fixture.order.totals.lines[0]!;
  expect(item).toMatchObject({
    quantity: 3,
    activeQuantity: 1,
    printedCount: 1,
    total: (line.priceMinor + line.taxMinor - line.discountMinor) / 100,
    options: { Colour: "Black", Size: "XS" },
    optionMatrixRecord: { id: fixture.ids.variant, blankSku: fixture.ids.sku },
  });
});

test("a label that was replaced is not cancelled, and names its child (readings, Replaced labels)", async () => {
  const [label] = await read(readers.staff, "factory_label", [700001], ["childLabels", "product"]);
  expect(label).toMatchObject({ cancelled: false, toBePicked: false, product: { name: "Classic Tee" } });
  expect((label!.childLabels as Shown[]).map(({ id }) => id)).toEqual([700002]);
  const [cancelled] = await read(readers.staff, "factory_label", [700003]);
  expect(cancelled).toMatchObject({ cancelled: true, cancelledAt: "2026-11-20T10:00:00.000Z" });
});

test("shops see what happened to a garment, not who did it", async () => {
  const [log] = await read(
    readers.merchant,
    "order_status_log",
    await idsOf(models.get("order_status_log") as TableModel),
  );
  expect(Object.keys(log!).sort()).toEqual(["createdAt", "fromStatus", "id", "status"]);
});

test("staff read what opens a print file, shops' codes and their standing by a word of their own", async () => {
  const hand: Reader = { ...readers.staff, permissions: ["floor.read", "orders.read", "files.preview"] };
  const [fileId] = await idsOf(models.get("product_file") as TableModel);
  const [seen] = await read(hand, "product_file", [fileId!]);
  expect(seen).toMatchObject({ application: "front" });
  // With its hash a file is fetched whole from the files' host.
  expect(Object.keys(seen!)).not.toContain("hash");
  expect((await read(readers.staff, "product_file", [fileId!]))[0]).toHaveProperty("hash");
  for (const type of ["coupon", "approval_item"]) {
    const [id] = await idsOf(models.get(type) as TableModel);
    await expect(read(hand, type, [id!]), type).rejects.toMatchObject({ code: "permissionDenied" });
  }
  await expect(read(hand, "order", [fixture.ids.order], ["coupon"])).rejects.toMatchObject({
    code: "permissionDenied",
  });
});

test("discount codes are read only with the permission, because anyone who reads a code can use it", async () => {
  const [id] = await idsOf(models.get("coupon") as TableModel);
  const member = (permissions: string[]): Reader => ({ ...readers.merchant, permissions });
  for (const words of [[], ["orders.read", "products.read", "designs.read", "overview.read"]])
    await expect(read(member(words), "coupon", [id!])).rejects.toMatchObject({ code: "permissionDenied" });
  await expect(read(member(["orders.read"]), "order", [fixture.ids.order], ["coupon"])).rejects.toMatchObject({
    code: "permissionDenied",
  });
  expect(await read(member(["discounts.read"]), "coupon", [id!])).toMatchObject([{ code: "SEA10" }]);
  const both = await read(member(["orders.read", "discounts.read"]), "order", [fixture.ids.order], ["coupon"]);
  expect(both).toMatchObject([{ coupon: { code: "SEA10", percent: 10 } }]);
});

describe("what lies in a basket (platform-core §3)", () => {
  const line = () => `v${fixture.ids.variant}`;
  const options = { Colour: "Black", Size: "XS" };

  test("P3.15 a basket item has its fields, priced as the shop sells it now", async () => {
    expect(await read(readers.anyone, "basket_item", [line()])).toEqual([
      {
        id: line(),
        key: line(),
        quantity: 2,
        name: "Classic Tee",
        priceIncTax: 19,
        image: expect.stringContaining(fixture.ids.sha256),
        options,
        productId: fixture.ids.tee,
        productUrl: fixture.tee.urlName,
        productUuid: fixture.tee.uuid,
        variantId: String(fixture.ids.variant),
        bundleOptions: null,
        personalization: null,
      },
    ]);
  });

  test("P3.14 a favourite item has its fields, and none of a basket's", async () => {
    expect(await read(readers.anyone, "favourite_item", [line()])).toEqual([
      { id: line(), key: line(), productId: fixture.ids.tee, productUrl: fixture.tee.urlName, options },
    ]);
  });

  test("is its owner's alone: another cookie finds nothing, and neither do the shop's people nor staff", async () => {
    const another = { ownerHash: createHash("sha256").update("another cookie").digest() };
    for (const type of ["basket_item", "favourite_item"])
      for (const reader of [
        { ...readers.anyone, ...another },
        { ...readers.anyone, ownerHash: null },
        { ...readers.merchant, ...another },
        { ...readers.staff, ...another },
        { ...readers.staff, ...another, divisionId: fixture.shop.divisionId },
        readers.staff,
      ])
        await expect(read(reader, type, [line()])).rejects.toMatchObject({ code: "notFound" });
  });
});
