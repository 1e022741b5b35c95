import { type Answer, type Connection, openConnection } from "../http/connection.ts";
import { getRequest } from "../http/request.ts";
import { compare, type Reading } from "../measure/rounds.ts";
import { asBackOffice } from "../pages/demo-owner.ts";
import { type DemoServer, demoServer } from "../pages/demo-server.ts";
import { touchHomePage } from "../pages/demo-shop.ts";
import { askAfter, askFor } from "../pages/page-rounds.ts";
import type { Row } from "../report/row.ts";

const clients = 4;
const count = 300;
const rounds = 7;
/** How often the dearer way to a page is gone. */
const changes = 150;

/** The storefront's build, as the server loads it. */
interface EntryServer {
  render(data: unknown): { main: string };
  renderBare(data: unknown): string;
}

/**
 * A home page that is not cached, from request to answer with its database reads, against React rendering the same page from
 * header to footer with the same props. A request that names a bearer is never answered from the cache. Both count the
 * processor time of their own process; PostgreSQL's is reported beside it, and so is what a change of the page itself costs the
 * next visit, after which nothing of it is cached. Source: docs/decisions/speed/0012-what-an-uncached-page-costs.md
 */
export async function uncachedPage(): Promise<Row> {
  const demo = await demoServer();
  await demo.onlyWeb();
  const { server, host } = demo;
  const request = getRequest("/", { host, authorization: "Bearer of-nothing" });
  const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(server.port)));
  const page = await connections[0]!.send(getRequest("/", { host }));
  const draw = await bareReact(demo, page, connections[0]!);
  const ours = () => askFor(request, connections, { serverPid: server.pid, count, postgresPid: demo.postgresPid() });
  const bare = async () => alone(draw);
  await ours();
  await bare();
  const compared = await compare(rounds, ours, bare);
  const changed = await afterChange(demo, connections[0]!, request);
  for (const connection of connections) connection.close();
  // Cached pages never query the database.
  if (compared.ours.postgresUs < 20) throw new Error("The uncached page came from the cache.");
  const us = (microseconds: number) => `${microseconds.toFixed(0)} µs`;
  return {
    name: "uncached-page",
    ratio: compared.cpuRatio,
    target: { sign: "≤", value: 2.5 },
    detail: `${us(compared.ours.nodeUs)} of the server, PostgreSQL ${us(compared.ours.postgresUs)}; rendering alone ${us(compared.reference.nodeUs)}; after a change of the page ${us(changed)}; ${(page.body.length / 1000).toFixed(0)} kB; rounds ${compared.cpuSpread}`,
  };
}

/** Renders the page that the server sent, by React alone. */
async function bareReact({ host }: DemoServer, page: Answer, connection: Connection): Promise<() => unknown> {
  const { render, renderBare }: EntryServer = await import(
    new URL("../../../apps/storefront/dist/server/entry-server.js", import.meta.url).href
  );
  const answer = await connection.send(getRequest("/_page/", { host }));
  const data = { ...dataOf(page), page: JSON.parse(String(answer.body)) };
  if (!String(page.body).includes(render(data).main)) throw new Error("Bare React draws another page.");
  return () => renderBare(data);
}

/** The frame that a document carries for its scripts. */
function dataOf({ body }: Answer): object {
  const found = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(String(body));
  if (!found) throw new Error("The home page carries no data.");
  return JSON.parse(found[1]!);
}

/** Processor time of the server, in microseconds, for the first page after a change of the page itself. */
async function afterChange(demo: DemoServer, connection: Connection, bypassing: string): Promise<number> {
  return asBackOffice(demo, (owner) =>
    askAfter(() => touchHomePage(owner), bypassing, { connection, serverPid: demo.server.pid, count: changes }),
  );
}

/** Something done `count` times with nothing around it. */
function alone(work: () => unknown): Reading {
  const begin = performance.now();
  const before = process.cpuUsage();
  for (let times = 0; times < count; times++) work();
  const { user, system } = process.cpuUsage(before);
  return {
    perSecond: (count * 1000) / (performance.now() - begin),
    nodeUs: (user + system) / count,
    postgresUs: 0,
  };
}
