// Streams over real connections, with two processes' worth of server on one database.
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededOrder, seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedShop } from "@selvedge/testing/seed/shop";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../../app.ts";
import { type LiveChanges, listenForChanges } from "../../../live-changes.ts";
import { buildPlatform } from "../../../start/build-platform.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let shop: SeededShop;
let order: SeededOrder;
let otherLive: LiveChanges;
let other: FastifyInstance;

beforeAll(async () => {
  const { pools } = world.database;
  await seedBlanks(pools);
  shop = await seedShop(pools);
  order = await seedPaidOrder(pools, shop, [{ product: await seedProduct(pools, shop) }]);
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

/** What a stream sends until a text arrives. */
async function readUntil(stream: IncomingMessage, text: string): Promise<string> {
  let received = "";
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    received += chunk;
    if (received.includes(text)) return received;
  }
  return received;
}

test("an order that moves in one process is announced by the other", async () => {
  const stream = await openStream();
  expect(stream.headers["content-type"]).toBe("text/event-stream");
  await readUntil(stream, "retry");
  await world.database.pools.web.query("select announce_order($1, $2)", [shop.divisionId, order.id]);
  expect(await readUntil(stream, "moved")).toContain("event: moved");
  stream.destroy();
});

test("a process that stops ends its streams, waits for none, and survives what moves meanwhile", async () => {
  const streams = await Promise.all([openStream(), openStream()]);
  const ended = streams.map((stream) => once(stream.resume(), "end"));
  const closing = other.close();
  await world.database.pools.web.query("select announce_order($1, $2)", [shop.divisionId, order.id]);
  await Promise.all([closing, ...ended]);
  expect(other.server.listening).toBe(false);
});
