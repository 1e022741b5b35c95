import { openConnection } from "../http/connection.ts";
import { getRequest } from "../http/request.ts";
import { median, spread } from "../measure/median.ts";
import { asBackOffice } from "../pages/demo-owner.ts";
import { demoServer } from "../pages/demo-server.ts";
import { announceShop } from "../pages/demo-shop.ts";
import { askAfter } from "../pages/page-rounds.ts";
import type { Row } from "../report/row.ts";

const rounds = 7;
const count = 60;

/**
 * What packing a page for keeping costs, through what making it costs, in processor time of the server: the home page after a
 * change of the shop, once by the way that every visitor takes and once by the way that keeps nothing.
 */
export async function packing(): Promise<Row> {
  const demo = await demoServer();
  await demo.onlyWeb();
  const { server, host } = demo;
  const connection = await openConnection(server.port);
  const kept = getRequest("/", { host, "accept-encoding": "br" });
  const made = getRequest("/", { host, authorization: "Bearer of-nothing" });
  const pairs = await asBackOffice(demo, async (owner) => {
    const ask = (request: string) =>
      askAfter(() => announceShop(owner), request, { connection, serverPid: server.pid, count });
    await ask(kept);
    const measured: { keptUs: number; madeUs: number }[] = [];
    for (let round = 0; round < rounds; round++) measured.push({ madeUs: await ask(made), keptUs: await ask(kept) });
    return measured;
  });
  const packed = await connection.send(kept);
  connection.close();
  const ratios = pairs.map(({ keptUs, madeUs }) => (keptUs - madeUs) / madeUs);
  const us = (name: "keptUs" | "madeUs") => median(pairs.map((pair) => pair[name])).toFixed(0);
  return {
    name: "packing",
    ratio: median(ratios),
    target: { sign: "≤", value: 1 },
    detail: `after a change of the shop: rendered ${us("madeUs")} µs, rendered, packed and cached ${us("keptUs")} µs; ${(packed.body.length / 1000).toFixed(1)} kB packed; rounds ${spread(ratios)}`,
  };
}
