import type pg from "pg";
import { openConnection } from "../http/connection.ts";
import { inParallel } from "../measure/in-parallel.ts";
import { median } from "../measure/median.ts";
import { treeCpuSeconds } from "../measure/process-cpu.ts";
import { demoGoods } from "../orders/demo-goods.ts";
import { fillBaskets } from "../orders/fill-baskets.ts";
import { placeRequest } from "../orders/place-request.ts";
import { arrive, newShopper } from "../orders/shopper.ts";
import type { BenchShop } from "../orders/shops.ts";
import { withOwner } from "../pages/demo-owner.ts";
import { type DemoServer, demoServer } from "../pages/demo-server.ts";
import type { Row } from "../report/row.ts";

const count = 150;
const rounds = 5;

/**
 * What follows a payment, in processor time of the server, its rendering process and PostgreSQL: risk check, rank, print
 * files, and the mail with the goods' pictures, until the queue is empty. The orders are paid while no worker runs; then their
 * jobs are let go, and what both do anyway in as many seconds is taken off.
 */
export async function orderToMail(): Promise<Row> {
  const demo = await demoServer();
  await demo.onlyWeb();
  await withOwner(demo, async (owner) => {
    const shop = await demoGoods(owner, demo.host);
    for (let round = 0; round <= rounds; round++) await payOrders(owner, shop, demo.server.port);
    await hold(owner);
  });
  await demo.restart("all");
  const milliseconds = await withOwner(demo, async (owner) => {
    await isEmpty(owner);
    const measured: OrderCpu[] = [];
    for (let round = 0; round <= rounds; round++) measured.push(await workedOff(owner, demo));
    return measured;
  });
  // The first round renders the mail pictures of goods that were never sold before.
  const [first, ...others] = milliseconds;
  const both = ({ nodeMs, postgresMs }: OrderCpu) => nodeMs + postgresMs;
  const words = (each: OrderCpu) => `${each.nodeMs.toFixed(1)} + ${each.postgresMs.toFixed(1)}`;
  return {
    name: "order-to-mail",
    ratio: median(others.map(both)),
    target: { sign: "≤", value: 6 },
    unit: "ms",
    detail: `CPU an order of two goods, risk check to mail, Node + PostgreSQL; rounds ${others.map(words).join(", ")}; the first, which draws the pictures, ${words(first!)}`,
  };
}

async function payOrders(owner: pg.Pool, shop: BenchShop, port: number): Promise<void> {
  const shoppers = Array.from({ length: count }, () => newShopper(shop));
  await fillBaskets(owner, shoppers);
  const connections = await Promise.all(Array.from({ length: 4 }, () => openConnection(port)));
  let total = 0;
  await inParallel(connections.length, shoppers, async (shopper, worker) => {
    const connection = connections[worker]!;
    const token = await arrive(connection, shopper);
    const pay = () => connection.send(placeRequest(shopper, token, total));
    let answer = await pay();
    if (answer.status === 409) {
      total = JSON.parse(String(answer.body)).data.totals.total;
      answer = await pay();
    }
    if (answer.status !== 200) throw new Error(`An order was answered ${answer.status}: ${answer.body}`);
  });
  for (const connection of connections) connection.close();
}

/** What follows the paid orders waits aside. */
async function hold(owner: pg.Pool): Promise<void> {
  await owner.query("create table held as select task, key, payload from jobs.outbox order by id");
  await owner.query("delete from jobs.outbox");
}

/** Waits until nothing is due any more. */
async function isEmpty(owner: pg.Pool): Promise<void> {
  for (const end = performance.now() + 900_000; performance.now() < end; ) {
    const { rows } = await owner.query(
      `select (select count(*)::int from jobs.outbox)
         + (select count(*)::int from graphile_worker._private_jobs where run_at <= now() + interval '1 hour') as waiting`,
    );
    if (rows[0].waiting === 0) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("The jobs were not worked off.");
}

/** Processor time of one order. */
interface OrderCpu {
  nodeMs: number;
  postgresMs: number;
}

/** Lets what follows as many orders go as one round paid; gives the processor time that each took. */
async function workedOff(owner: pg.Pool, demo: DemoServer): Promise<OrderCpu> {
  const idle = await cpuOf(demo, () => new Promise((done) => setTimeout(done, 2_000)));
  const work = await cpuOf(demo, async () => {
    await owner.query(
      `with next as (delete from held where key in (select key from held limit $1) returning *)
       insert into jobs.outbox (task, key, payload) select task, key, payload from next`,
      [count],
    );
    await owner.query("notify order_moved, '0:0'");
    await isEmpty(owner);
  });
  const own = (part: "node" | "postgres") => ((work[part] - (idle[part] / idle.seconds) * work.seconds) * 1000) / count;
  return { nodeMs: own("node"), postgresMs: own("postgres") };
}

/** Seconds of processor time and of the clock that some work takes. */
async function cpuOf({ server, postgresPid }: DemoServer, work: () => Promise<unknown>) {
  const now = () => [treeCpuSeconds(server.pid), treeCpuSeconds(postgresPid()), performance.now()] as const;
  const [node, postgres, began] = now();
  await work();
  const [nodeAfter, postgresAfter, ended] = now();
  return { node: nodeAfter - node, postgres: postgresAfter - postgres, seconds: (ended - began) / 1000 };
}
