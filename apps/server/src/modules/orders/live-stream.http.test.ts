// Streams over real connections, with two processes' worth of server on one database.
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { castBlanks } from "@selvedge/testing/cast/blanks";
import { type CastOrder, castPaidOrder } from "@selvedge/testing/cast/order";
import { castProduct } from "@selvedge/testing/cast/product";
import { type CastShop, castShop } from "@selvedge/testing/cast/shop";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { buildPlatform } from "../../build-platform.ts";
import { type LiveChanges, listenForChanges } from "../../live-changes.ts";
import { testApp } from "../../testing/test-app.ts";

const world = testApp();
let shop: CastShop;
let order: CastOrder;
let otherLive: LiveChanges;
let other: FastifyInstance;

beforeAll(async () => {
  const { pools } = world.database;
  await castBlanks(pools);
  shop = await castShop(pools);
  order = await castPaidOrder(pools, shop, [{ product: await castProduct(pools, shop) }]);
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

/** What a stream says until a text has come. */
async function readUntil(stream: IncomingMessage, text: string): Promise<string> {
  let said = "";
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    said += chunk;
    if (said.includes(text)) return said;
  }
  return said;
}

test("an order that moves in one process is told by the other", async () => {
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
