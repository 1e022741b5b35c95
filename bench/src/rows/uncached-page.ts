import pg from "pg";
import { type Answer, type Connection, openConnection } from "../http/connection.ts";
import { getRequest } from "../http/request.ts";
import { compare, type Reading } from "../measure/rounds.ts";
import { type DemoServer, demoServer } from "../pages/demo-server.ts";
import { askAfter, askFor } from "../pages/page-rounds.ts";
import type { Row } from "../report/row.ts";

const clients = 4;
const count = 300;
const rounds = 7;
/** How often each of the two dearer ways to a page is gone. */
const changes = 150;

/** The storefront's build, as the server loads it. */
interface EntryServer {
  render(data: unknown): { main: string };
  renderBare(data: unknown): string;
}

/**
 * A home page that is not cached, from request to answer with its database reads, against React rendering the same page from
 * header to footer with the same props. A request that names a bearer is never answered from the cache. Both count the
 * processor time of their own process; PostgreSQL's is reported beside it, and so is what two changes cost the next page: one
 * of the page itself, after which nothing of it is cached, and one of the shop, after which it is made, packed and cached
 * by the way that every visitor takes. Source: docs/decisions/0012-what-an-uncached-page-costs.md
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
  const changed = await afterChanges(demo, connections[0]!, request);
  for (const connection of connections) connection.close();
  // Cached pages never query the database.
  if (compared.ours.postgresUs < 20) throw new Error("The uncached page came from the cache.");
  const us = (microseconds: number) => `${microseconds.toFixed(0)} µs`;
  return {
    name: "uncached-page",
    ratio: compared.cpuRatio,
    target: { sign: "≤", value: 3 },
    detail: `${us(compared.ours.nodeUs)} of the server, PostgreSQL ${us(compared.ours.postgresUs)}; drawing alone ${us(compared.reference.nodeUs)}; after a change of the page ${us(changed.page)}, made, packed and kept ${us(changed.cached)}; ${(page.body.length / 1000).toFixed(0)} kB; rounds ${compared.cpuSpread}`,
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

/** Processor time of the server, in microseconds, for the first page after a change of the page, and after one of the shop. */
async function afterChanges(demo: DemoServer, connection: Connection, bypassing: string) {
  const owner = new pg.Client({ connectionString: demo.ownerUrl() });
  await owner.connect();
  const shops = "select division_id from subdomains where label = 'demo'";
  const written = async () => {
    await owner.query(`update pages set updated_at = now() where url = '/' and division_id in (${shops})`);
  };
  const announced = async () => {
    await owner.query(`select announce_stale(array['division:' || division_id]) from (${shops}) as shop`);
    // The server is notified of it before the next request reaches it.
    await new Promise((go) => setTimeout(go, 5));
  };
  await owner.query("set role selvedge_backoffice");
  const keeping = getRequest("/", { host: demo.host, "accept-encoding": "br" });
  const page = await askAfter(written, bypassing, { connection, serverPid: demo.server.pid, count: changes });
  const cached = await askAfter(announced, keeping, { connection, serverPid: demo.server.pid, count: changes });
  await owner.end();
  return { page, cached };
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
