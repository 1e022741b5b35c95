import { once } from "node:events";
import pg from "pg";
import type { Child } from "../children/child.ts";
import { openConnection } from "../http/connection.ts";
import { getRequest } from "../http/request.ts";
import { median } from "../measure/median.ts";
import { demoServer } from "../pages/demo-server.ts";
import type { Row } from "../report/row.ts";

/**
 * What a server loads, compiles or forgets once falls into one round or two: the middle one is of the pages alone. All
 * pages together fit into what the server caches of pages, so that none is dropped.
 */
const rounds = 5;
const pagesInRound = 100;
const pages = rounds * pagesInRound;
/** Looked at before: they make the server load and compile what every page needs. */
const warmPages = 30;

/** What the server holds for each page of a shop after a visit: copies of the demo shop's home page. */
interface Held {
  /** Live heap, in kB. */
  heapKb: number;
  /** Buffers, which are the page as it is kept to be sent, in kB. */
  cacheKb: number;
}

let measuring: Promise<Held> | undefined;
/** Both rows are read off one server. */
const held = () => (measuring ??= measure());

/** Live heap a page. */
export async function pageMemory(): Promise<Row> {
  const { heapKb } = await held();
  return {
    name: "page-memory",
    ratio: heapKb,
    target: { sign: "≤", value: 60 },
    unit: "kB",
    detail: `live heap a page, the middle of ${rounds} rounds of ${pagesInRound} copies of the demo shop's home page, each looked at once`,
  };
}

/** What the page cache holds of a page. */
export async function pageCache(): Promise<Row> {
  const { cacheKb } = await held();
  return {
    name: "page-cache",
    ratio: cacheKb,
    target: { sign: "≤", value: 40 },
    unit: "kB",
    detail: `buffers a page; five pages of each of 1,000 shops are ${((cacheKb * 5_000) / 1024).toFixed(0)} MB of the cache`,
  };
}

async function measure(): Promise<Held> {
  const demo = await demoServer();
  await demo.restart("web", ["../measure/report-heap.ts"]);
  const owner = new pg.Client({ connectionString: demo.ownerUrl() });
  await owner.connect();
  await copyHomePage(owner);
  await owner.end();
  await visit(demo.server, demo.host, 0, warmPages);
  const found = [await heldBytes(demo.server)];
  for (let from = warmPages; from < warmPages + pages; from += pagesInRound) {
    await visit(demo.server, demo.host, from, from + pagesInRound);
    found.push(await heldBytes(demo.server));
  }
  await demo.restart("web");
  const eachKb = (name: "heapBytes" | "bufferBytes") =>
    median(found.slice(1).map((now, round) => (now[name] - found[round]![name]) / pagesInRound / 1024));
  return { heapKb: eachKb("heapBytes"), cacheKb: eachKb("bufferBytes") };
}

const pathOf = (number: number) => `/copy-${number}/`;

async function copyHomePage(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into pages (division_id, url, name, draft, published, published_at)
     select p.division_id, '/copy-' || n || '/', p.name || ' ' || n, p.draft, jsonb_set(p.published, '{url}', to_jsonb('/copy-' || n || '/')), p.published_at
     from pages p join subdomains s on s.division_id = p.division_id and s.label = 'demo', generate_series(0, $1) n
     where p.url = '/' and p.deleted_at is null`,
    [pages + warmPages],
  );
}

async function visit({ port }: Child, host: string, from: number, to: number): Promise<void> {
  const connection = await openConnection(port);
  for (let number = from; number < to; number++) {
    const { status } = await connection.send(getRequest(pathOf(number), { host, "accept-encoding": "br" }));
    if (status !== 200) throw new Error(`${pathOf(number)} was answered ${status}.`);
  }
  connection.close();
}

async function heldBytes({ process: child }: Child): Promise<{ heapBytes: number; bufferBytes: number }> {
  const message = once(child, "message");
  child.send("heap");
  const [bytes] = await message;
  return bytes;
}
