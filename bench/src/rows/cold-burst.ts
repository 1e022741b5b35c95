import { openConnection } from "../http/connection.ts";
import { getRequest } from "../http/request.ts";
import { asBackOffice } from "../pages/demo-owner.ts";
import { demoServer } from "../pages/demo-server.ts";
import { announceShop } from "../pages/demo-shop.ts";
import type { Row } from "../report/row.ts";

const requests = 200;
const rounds = 5;

/** How often the server renders a page that 200 visitors ask for at once right after a change; the most of five times. */
export async function coldBurst(): Promise<Row> {
  const demo = await demoServer();
  await demo.onlyWeb();
  const { server, host } = demo;
  const connections = await Promise.all(Array.from({ length: requests }, () => openConnection(server.port)));
  const rendered = async (): Promise<number> => {
    const { body } = await connections[0]!.send(getRequest("/metrics", { host: "localhost" }));
    return Number(/selvedge_events_total\{event="page_rendered"\} (\d+)/.exec(String(body))?.[1] ?? 0);
  };
  const request = getRequest("/", { host, "accept-encoding": "br" });
  const renders: number[] = [];
  const waits: number[] = [];
  await asBackOffice(demo, async (owner) => {
    for (let round = 0; round < rounds; round++) {
      // No render of before may still be under way.
      await announceShop(owner, 500);
      const before = await rendered();
      const begin = performance.now();
      const answers = await Promise.all(connections.map((connection) => connection.send(request)));
      waits.push(performance.now() - begin);
      if (new Set(answers.map(({ body }) => body.length)).size > 1) throw new Error("Visitors got different pages.");
      renders.push((await rendered()) - before);
    }
  });
  for (const connection of connections) connection.close();
  if (renders.some((count) => count < 1)) throw new Error("The page came from the cache.");
  return {
    name: "cold-burst",
    ratio: Math.max(...renders),
    target: { sign: "≤", value: 1 },
    detail: `renders for ${requests} requests at once after a change: ${renders.join(", ")}; all answered within ${Math.max(...waits).toFixed(0)} ms`,
  };
}
