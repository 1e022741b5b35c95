// Streams over real connections, with two processes' worth of server on one database.
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededOrder, seedPaidOrder } from "@selvedge/testing/seed/order";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedShop } from "@selvedge/testing/seed/shop";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../../app.ts";
import { type LiveChanges, listenForChanges } from "../../../live-changes.ts";
import { buildPlatform } from "../../../start/build-platform.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let shop: SeededShop;
let tee: SeededProduct;
let order: SeededOrder;
let otherLive: LiveChanges;
let other: FastifyInstance;

beforeAll(async () => {
  const { pools } = world.database;
  await seedBlanks(pools);
  shop = await seedShop(pools);
  tee = await seedProduct(pools, shop);
  order = await seedPaidOrder(pools, shop, [{ product: tee }]);
  otherLive = await listenForChanges(world.database.ownerUrl);
  other = await buildApp(buildPlatform(world.config, pools, otherLive));
  await other.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => otherLive.close());

/** Opens the receipt's stream at the second process. */
async function openStream(): Promise<IncomingMessage> {
  const { port } = other.server.address() as { port: number };
  const path = `/omnis/v3/orders/receipt/${order.orderHash}/live/`;
  const [answer] = await once(get({ port, host: "127.0.0.1", path, headers: { host: shop.host } }), "response");
  return answer as IncomingMessage;
}

/** What a stream sends until a text has arrived so many times. */
async function readUntil(stream: IncomingMessage, text: string, times = 1): Promise<string> {
  let received = "";
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    received += chunk;
    if (received.split(text).length > times) return received;
  }
  return received;
}

const announce = ({ id }: { id: number }) =>
  world.database.pools.web.query("select announce_order($1, $2)", [shop.divisionId, id]);

test("an order that moves in one process is announced by the other", async () => {
  const stream = await openStream();
  expect(stream.headers["content-type"]).toBe("text/event-stream");
  await readUntil(stream, "retry");
  await announce(order);
  expect(await readUntil(stream, "moved")).toContain("event: moved");
  stream.destroy();
});

test("an open receipt hears of an exchange that is made later, and of no other order", async () => {
  const { pools } = world.database;
  const [exchange, stranger] = [
    await seedPaidOrder(pools, shop, [{ product: tee }]),
    await seedPaidOrder(pools, shop, [{ product: tee }]),
  ];
  const stream = await openStream();
  await readUntil(stream, "retry");
  for (const each of [exchange, stranger]) await announce(each);
  await pools.backOffice.query("update orders set parent_order_id = $1 where id = $2", [order.id, exchange.id]);
  // Its move may be announced before the receipt has read that it is there.
  for (const each of [order, exchange, stranger]) await announce(each);
  const heard = await readUntil(stream, "moved", 2);
  await announce(stranger);
  await announce(exchange);
  expect((heard + (await readUntil(stream, "moved"))).match(/moved/g)).toHaveLength(3);
  stream.destroy();
});

test("a process that stops ends its streams, waits for none, and survives what moves meanwhile", async () => {
  const streams = await Promise.all([openStream(), openStream()]);
  const ended = streams.map((stream) => once(stream.resume(), "end"));
  const closing = other.close();
  await announce(order);
  await Promise.all([closing, ...ended]);
  expect(other.server.listening).toBe(false);
});
