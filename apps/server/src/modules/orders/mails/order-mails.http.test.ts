// The mail of a paid order, with its pictures where a mail program fetches them.
import type { DivisionId } from "@selvedge/domain/ids";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { clearPixelPng } from "@selvedge/testing/seed/file";
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import { storeBytes } from "../../plumbing/files/index.ts";
import { orderPaid } from "./jobs.ts";

const world = testApp();
let bramble: SeededShop;

beforeAll(async () => {
  const { pools } = world.database;
  await Promise.all([seedBlanks(pools), seedMainSite(pools)]);
  bramble = await seedShop(pools);
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;

test("shows the goods and the shop's mark, each at an address on the shop's own host", async () => {
  const { pools } = world.database;
  const order = await seedPaidOrder(pools, bramble, [{ product: await seedProduct(pools, bramble) }]);
  const { files } = world.platform;
  const sha256 = await storeBytes(files, bramble.divisionId, clearPixelPng);
  const spoilt = await storeBytes(files, bramble.divisionId, Buffer.from("no picture"));
  const damaged = "d".repeat(64);
  await files.put(bramble.divisionId, damaged, clearPixelPng);
  await sql(
    `insert into order_items (division_id, order_id, position, product_id, variant_id, name, sku, blank_sku, colour, hex, size, scene_hash, image_sha256,
       quantity, vat_rate, tax_treatment, tax_rate, unit_price_inc_tax_minor, price_minor, tax_minor, price_inc_tax_minor)
     select division_id, order_id, position + at.n, product_id, variant_id, name, sku, blank_sku, colour, hex, size, scene_hash, at.picture,
       quantity, vat_rate, tax_treatment, tax_rate, unit_price_inc_tax_minor, price_minor, tax_minor, price_inc_tax_minor
     from order_items, unnest($2::text[]) with ordinality as at(picture, n) where order_id = $1`,
    [order.id, [sha256, "0".repeat(64), spoilt, damaged]],
  );
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#c00"/></svg>';
  await sql(
    `insert into shop_settings (division_id, settings) values ($1, $2) on conflict (division_id) do update set settings = excluded.settings`,
    [bramble.divisionId, JSON.stringify({ logo: { svg: logo, text: "Bramble & Sons" } })],
  );
  await orderPaid(world.platform, { divisionId: bramble.divisionId, orderId: order.id });
  const [mail] = await sql("select html, body_text from mails where dedupe_key = $1", [`order_confirmed ${order.id}`]);
  expect(mail.html).toContain(">Bramble &amp; Sons</a>");
  expect(mail.body_text).toMatch(/^Bramble & Sons\n/);
  const origin = world.platform.origins.shop("bramble");
  const pictures = [...mail.html.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => new URL(src));
  expect(pictures.map((url) => url.origin)).toEqual([origin, origin]);
  for (const [index, { pathname }] of pictures.entries()) {
    const sent = await world.app.inject({ url: pathname, headers: { host: bramble.host } });
    const address = new URL(String(sent.headers.location));
    const file = await world.app.inject({ url: address.pathname, headers: { host: address.host } });
    expect([file.statusCode, file.headers["content-type"]]).toEqual([200, index === 0 ? "image/png" : "image/jpeg"]);
  }
});

test("goods that were sold before are not rendered for the next mail, and both mails show the same pictures", async () => {
  const { pools, ownerQuery } = world.database;
  const product = await seedProduct(pools, bramble, { name: "Sold Twice" });
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#357"/></svg>';
  const sha256 = await storeBytes(world.platform.files, bramble.divisionId, Buffer.from(drawing));
  const read: string[] = [];
  const files = new Proxy(world.platform.files, {
    get: (store, name) =>
      name === "get"
        ? (division: DivisionId, hash: string) => {
            read.push(hash);
            return store.get(division, hash);
          }
        : Reflect.get(store, name),
  });
  const picturesOfMail = async () => {
    const order = await seedPaidOrder(pools, bramble, [{ product }]);
    await ownerQuery(`update order_items set image_sha256 = '${sha256}' where order_id = ${order.id}`);
    await orderPaid({ ...world.platform, files }, { divisionId: bramble.divisionId, orderId: order.id });
    const [mail] = await sql("select html from mails where dedupe_key = $1", [`order_confirmed ${order.id}`]);
    return [...mail.html.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src);
  };
  const first = await picturesOfMail();
  expect(await picturesOfMail()).toEqual(first);
  expect(first.length).toBeGreaterThan(0);
  expect(read).toEqual([sha256]);
});

test("leads to the shop's own domain while that is its main address, and shows pictures from the address that stays", async () => {
  const { pools } = world.database;
  const order = await seedPaidOrder(pools, bramble, [
    { product: await seedProduct(pools, bramble, { name: "Hedge Tee" }) },
  ]);
  await sql("insert into custom_domains (host, division_id, verified_at, active) values ($1, $2, now(), true)", [
    "shop.bramble.example",
    bramble.divisionId,
  ]);
  await orderPaid(world.platform, { divisionId: bramble.divisionId, orderId: order.id });
  const [mail] = await sql("select html, body_text from mails where dedupe_key = $1", [`order_confirmed ${order.id}`]);
  expect(mail.body_text).toMatch(/Follow your order:\nhttp:\/\/shop\.bramble\.example(:\d+)?\/receipt\//);
  for (const [, src] of mail.html.matchAll(/<img src="([^"]+)"/g))
    expect(new URL(src).origin).toBe(world.platform.origins.shop("bramble"));
  await sql("update custom_domains set active = false where host = 'shop.bramble.example'");
});
