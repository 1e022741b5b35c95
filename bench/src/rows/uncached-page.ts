import { type Answer, openConnection } from "../http/connection.ts";
import { getRequest } from "../http/request.ts";
import { compare, type Reading } from "../measure/rounds.ts";
import { demoHouse } from "../pages/demo-house.ts";
import { askFor } from "../pages/page-rounds.ts";
import type { Row } from "../report/row.ts";

const clients = 4;
const count = 300;

/** The storefront's build, as the server loads it. */
interface EntryServer {
  render(data: unknown): { main: string };
}

/**
 * A home page that is not kept, from request to answer with its database reads, against React drawing the same tree with
 * the same props. A request that names a bearer is never answered from what is kept. Compressing belongs to keeping: a
 * page that is kept is compressed once, one that is not is sent as it is.
 */
export async function uncachedPage(): Promise<Row> {
  const house = await demoHouse();
  await house.onlyWeb();
  const { server, host } = house;
  const request = getRequest("/", { host, authorization: "Bearer of-nothing" });
  const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(server.port)));
  const page = await connections[0]!.send(getRequest("/", { host }));
  const { render }: EntryServer = await import(
    new URL("../../../apps/storefront/dist/server/entry-server.js", import.meta.url).href
  );
  const answer = await connections[0]!.send(getRequest("/_page/", { host }));
  const data = { ...dataOf(page), page: JSON.parse(String(answer.body)) };
  if (!String(page.body).includes(render(data).main.slice(-2000))) throw new Error("Bare React draws another page.");
  const ours = () => askFor(request, connections, server.pid, count, house.postgresPid());
  const bare = async () => alone(() => render(data));
  await ours();
  await bare();
  const compared = await compare(7, ours, bare);
  for (const connection of connections) connection.close();
  // Kept pages never ask the database.
  if (compared.ours.postgresUs < 20) throw new Error("The uncached page came from the cache.");
  return {
    name: "uncached-page",
    ratio: compared.cpuRatio,
    target: { sign: "≤", value: 3 },
    detail: `${compared.ours.nodeUs.toFixed(0)} µs of the server, PostgreSQL ${compared.ours.postgresUs.toFixed(0)} µs; drawing alone ${compared.reference.nodeUs.toFixed(0)} µs; ${(page.body.length / 1000).toFixed(0)} kB; rounds ${compared.cpuSpread}`,
  };
}

/** The frame that a document carries for its scripts. */
function dataOf({ body }: Answer): object {
  const found = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(String(body));
  if (!found) throw new Error("The home page carries no data.");
  return JSON.parse(found[1]!);
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
