// kill -9 at any moment of the factory's work, with two server processes and six workers: no label is lost or made
// twice, no file is missing at a machine, no parcel leaves twice, and every scan has one answer for ever.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { statusOfLabels } from "@selvedge/domain/orders/projection";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededOrder, seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedPeople } from "@selvedge/testing/seed/people";
import { seedPrintFiles } from "@selvedge/testing/seed/print-files";
import { seedProduct } from "@selvedge/testing/seed/product";
import { seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { type TestDatabase, testDatabase } from "@selvedge/testing/test-database";
import { times } from "@selvedge/testing/times";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { folderStore } from "../../apps/server/src/adapters/file-store/folder-store.ts";
import { type FloorWorker, floorWorker } from "./floor-worker.ts";
import { type PrintMachine, startPrintMachine } from "./print-machine.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "selvedge-kill-floor-"));
const workerCount = 6;
const kills = times(6, 100);
let database: TestDatabase;
let servers: ServerProcess[];
let machines: PrintMachine[];
/** A paid order of so many garments. */
let orderOf: (units: number) => Promise<SeededOrder>;
const made: { order: SeededOrder; units: number }[] = [];
const workers: FloorWorker[] = [];

beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
  const { pools } = database;
  await Promise.all([seedBlanks(pools), seedMainSite(pools)]);
  const shop = await seedShop(pools);
  const people = await seedPeople(pools, shop);
  const files = folderStore(join(dataDir, "files"));
  const tee = await seedPrintFiles(pools, shop, await seedProduct(pools, shop, { files }), { files });
  const bare = await seedProduct(pools, shop, { name: "Lantern tee", colours: ["White"], files });
  const lantern = await seedPrintFiles(pools, shop, bare, { sides: ["front", "back"], files });
  orderOf = (units) => {
    const lines = [{ product: tee }, ...(units > 1 ? [{ product: lantern, quantity: units - 1 }] : [])];
    return seedPaidOrder(pools, shop, lines);
  };
  machines = ["GTX-1", "GTX-2", "GTX-3"].map((name) => startPrintMachine(join(dataDir, "hot-folder", name)));
  servers = await Promise.all([0, 1].map(() => startServerProcess(database.ownerUrl, dataDir)));
  for (let number = 0; number < workerCount; number++)
    workers.push(await floorWorker(() => servers[number % 2]!.port, people.priya.email, `gtx-${1 + (number % 3)}`));
});
afterAll(async () => {
  for (const machine of machines ?? []) machine.stop();
  await Promise.all((servers ?? []).map((server) => server.kill()));
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const rows = async (text: string) => (await database.pools.backOffice.query(text)).rows;
const wait = (delayMs: number) => new Promise((done) => setTimeout(done, delayMs));

/** Kills one server after the other, and now and then both. */
async function killNow(victims: readonly number[]): Promise<void> {
  await Promise.all(victims.map((index) => servers[index]!.kill()));
  await Promise.all(
    victims.map(async (index) => {
      servers[index] = await startServerProcess(database.ownerUrl, dataDir);
    }),
  );
}

test(`after ${kills} kills each order is whole: released once, made once, sent once`, {
  timeout: times(300_000, 3_000_000),
}, async () => {
  let left = kills;
  const work = workers.map(async (own, number) => {
    while (left > 0) {
      const units = 1 + (made.length % 3);
      const isFaulty = made.length % 5 === 4;
      const order = await orderOf(units);
      made.push({ order, units });
      // Two people release the same order at the same time, and both are told its labels.
      const other = workers[(number + 1) % workerCount]!;
      const [labels, same] = await Promise.all([own.release(order.id), other.release(order.id)]);
      expect(same).toEqual(labels);
      await own.make(labels, isFaulty);
    }
  });
  for (; left > 0; left--) {
    await wait(60 + Math.random() * 900);
    await killNow(left % 4 === 1 ? [0, 1] : [left % 2]);
  }
  await Promise.all(work);
  await everyFileIsSent();

  expect(made.length).toBeGreaterThanOrEqual(workerCount);
  expect(await rows("select distinct status from orders")).toEqual([{ status: "complete" }]);
  expect(await liveLabels()).toEqual(new Map(made.map(({ order, units }) => [order.id, units])));
  for (const { order } of made) await isWhole(order);
});

/** How many garments of each order are to ship, each with a number of its own. */
async function liveLabels(): Promise<Map<number, number>> {
  const found = await rows(
    `select order_id as id, count(distinct counter)::int as counters, count(*)::int as labels from factory_labels
     where state not in ('replaced', 'cancelled') group by order_id`,
  );
  for (const { counters, labels } of found) expect(counters).toBe(labels);
  return new Map(found.map(({ id, labels }) => [id, labels]));
}

async function isWhole({ id }: SeededOrder): Promise<void> {
  const labels = await rows(`select state, label_prints as "labelPrints" from factory_labels where order_id = ${id}`);
  const [{ status }] = await rows(`select status from orders where id = ${id}`);
  expect(status).toBe(statusOfLabels(labels));
  const log = await rows(`select from_status, status from order_status_logs where order_id = ${id} order by id`);
  for (const [index, entry] of log.entries()) if (index > 0) expect(entry.from_status).toBe(log[index - 1].status);
  const times = (wanted: string) =>
    log.filter((entry) => entry.status === wanted && entry.from_status !== wanted).length;
  expect([times("complete"), log.filter((entry) => entry.from_status === "paid").length]).toEqual([1, 1]);
  const [sent] =
    await rows(`select (select count(*)::int from parcels where order_id = ${id} and dispatched_at is not null) as parcels,
    (select count(*)::int from scan_events e join factory_labels l on l.id = e.label_id where l.order_id = ${id} and message_code = 'dispatched') as scans,
    (select count(*)::int from audit_log where subject = 'order ${id}' and detail->>'to' = 'complete') as audits`);
  expect(sent).toEqual({ parcels: 1, scans: 1, audits: 1 });
}

/** Jobs of killed workers are taken over by those that live, after their silence was noticed. */
async function everyFileIsSent(): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 200) {
    const [left] = await rows(
      `select (select count(*)::int from label_applications where copies_sent < copies_asked)
        + (select count(*)::int from parcels where dispatched_at is null) as n`,
    );
    if (left.n === 0) return;
    await wait(200);
  }
  throw new Error("Some print file was never handed over.");
}

test("each side that was started reached its machine whole, and a second time only as a second copy", async () => {
  const taken = () => machines.flatMap((machine) => machine.taken());
  const asked = await rows(
    `select l.code || '_' || a.side as name, a.copies_asked as copies, a.copies_sent as sent from label_applications a
     join factory_labels l on l.id = a.label_id where a.copies_asked > 0`,
  );
  for (const { copies, sent } of asked) expect(sent).toBe(copies);
  const wanted = asked.flatMap(({ name, copies }) =>
    Array.from({ length: copies }, (_, copy) => `${name}_${copy + 1}`),
  );
  await expect.poll(() => taken().length).toBeGreaterThanOrEqual(wanted.length);
  // As long as a machine looks into its folder twenty times: a file too many would be taken.
  await wait(300);
  expect(
    taken()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(wanted.sort());
  expect(taken().filter(({ isWhole: whole }) => !whole)).toEqual([]);
});

test("every scan of the day is answered again as it was answered before", {
  timeout: times(60_000, 600_000),
}, async () => {
  const before = await rows("select count(*)::int as n from scan_events");
  await Promise.all(workers.map((own) => own.repeatAll()));
  expect(await rows("select count(*)::int as n from scan_events")).toEqual(before);
});
