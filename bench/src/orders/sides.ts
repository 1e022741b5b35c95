// One kind of purchase by the server over HTTP against the least SQL that leaves the same rows: the same database, the same
// preparation, as many shoppers at once, counted in processor time of Node and PostgreSQL.
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { type Connection, openConnection } from "../http/connection.ts";
import { inParallel } from "../measure/in-parallel.ts";
import { cpuSeconds, treeCpuSeconds } from "../measure/process-cpu.ts";
import { type Compared, compare, type Reading } from "../measure/rounds.ts";
import { type BenchServer, benchServer } from "./bench-server.ts";
import { rowsLeft, sameRows } from "./rows-left.ts";
import { arrive, newShopper, type Shopper } from "./shopper.ts";

export interface Purchase {
  /** The calls of one shopper. */
  overHttp(connection: Connection, shopper: Shopper, token: string): Promise<void>;
  /** The same by hand. */
  bySql(place: BenchServer, shopper: Shopper): Promise<void>;
  /** What remains to be done when all have bought, on either side. */
  finish?(place: BenchServer): Promise<void>;
}

const clients = 16;
const rounds = 9;

/** Measures a purchase `count` times in each round, after one round of each that must leave the same rows. */
export async function againstSql(purchase: Purchase, count: number): Promise<Compared> {
  const place = await benchServer();
  const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(place.server.port)));
  const overHttp = () => httpRound(place, purchase, connections, count);
  const bySql = () => sqlRound(place, purchase, count);
  try {
    // The first requests of a shop also read what the server then remembers about it.
    await overHttp();
    sameRows(await leftBy(place.owner, overHttp), await leftBy(place.owner, bySql));
    await place.owner.query("vacuum analyze");
    return await compare(rounds, overHttp, bySql);
  } finally {
    for (const connection of connections) connection.close();
  }
}

const leftBy = (owner: pg.Pool, work: () => Promise<unknown>) => rowsLeft(owner, work);

async function httpRound(place: BenchServer, purchase: Purchase, connections: Connection[], count: number) {
  const arrived = new Array<{ shopper: Shopper; token: string }>(count);
  await inParallel(clients, [...crowd(place, count).entries()], async ([index, shopper], worker) => {
    arrived[index] = { shopper, token: await arrive(connections[worker]!, shopper) };
  });
  return reading(
    place,
    () => treeCpuSeconds(place.server.pid),
    count,
    async () => {
      await inParallel(clients, arrived, ({ shopper, token }, worker) =>
        purchase.overHttp(connections[worker]!, shopper, token),
      );
      await purchase.finish?.(place);
      await settled(place.owner);
    },
  );
}

const sqlRound = (place: BenchServer, purchase: Purchase, count: number) =>
  reading(
    place,
    () => cpuSeconds(process.pid),
    count,
    async () => {
      await inParallel(clients, crowd(place, count), (shopper) => purchase.bySql(place, shopper));
      await purchase.finish?.(place);
    },
  );

const crowd = ({ shops }: BenchServer, count: number): Shopper[] =>
  Array.from({ length: count }, (_, index) => newShopper(shops[index % shops.length]!));

/** Waits until the server has done all that follows. */
async function settled(owner: pg.Pool): Promise<void> {
  for (const end = performance.now() + 600_000; performance.now() < end; await wait(100)) {
    const { rows } = await owner.query(
      "select (select count(*) from jobs.outbox) + (select count(*) from graphile_worker._private_jobs where run_at <= now()) as waiting",
    );
    if (Number(rows[0].waiting) === 0) return;
  }
  throw new Error("What follows the orders was not done.");
}

async function reading(
  place: BenchServer,
  nodeSeconds: () => number,
  count: number,
  work: () => Promise<void>,
): Promise<Reading> {
  const [began, node, postgres] = [performance.now(), nodeSeconds(), treeCpuSeconds(place.postgresPid)];
  await work();
  const each = (seconds: number) => (seconds * 1e6) / count;
  return {
    perSecond: (count * 1000) / (performance.now() - began),
    nodeUs: each(nodeSeconds() - node),
    postgresUs: each(treeCpuSeconds(place.postgresPid) - postgres),
  };
}
