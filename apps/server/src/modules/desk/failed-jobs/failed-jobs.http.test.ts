import type { CallReply } from "@selvedge/contracts/call";
import type { failedJobCalls } from "@selvedge/contracts/failed-jobs/failed-jobs.calls";
import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedStaff } from "@selvedge/testing/seed/people";
import { seedPrintFiles } from "@selvedge/testing/seed/print-files";
import { seedProduct } from "@selvedge/testing/seed/product";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { startWorker, type Worker } from "../../../jobs/worker.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture, type Visitor } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { taskName } from "./task-names.ts";

const world = testApp();
type FailedJob = CallReply<typeof failedJobCalls.listFailedJobs>["data"][number];

let fixture: MerchantFixture;
/** Leads the floor. */
let lena: Visitor;
/** Of engineering: reads and runs. */
let grace: Visitor;
/** Of the floor: neither. */
let hugh: Visitor;
let worker: Worker | undefined;

const list = async (who = grace) => (await who.get("/omnis/v3/atlas/jobs/")).json();
const run = (id: number | string, who = grace) => who.post(`/omnis/v3/atlas/jobs/${id}/run-again/`, {});
const own = async (text: string) => (await world.database.ownerQuery(text)).rows;
const staffAt = async (email: string) => {
  const visitor = await visitorOf(world.app, "backoffice.localhost").arrive();
  await visitor.post("/omnis/v3/dashboard/secure/login/", { email, password: "selvedge-demo" });
  return visitor;
};
const start = async () => {
  worker = await startWorker(world.platform, world.database.ownerUrl, { error() {} });
};

async function until(isSo: () => boolean | Promise<boolean>) {
  for (let waited = 0; waited < 20_000; waited += 50) {
    if (await isSo()) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("It did not come to that.");
}

/** A job that has used up all its tries, without a worker. */
async function failed(task: string, payload: object, error: string | null = "The disk is full."): Promise<number> {
  await withoutDivision(world.platform.pools.web, (db) => enqueue(db, task, payload));
  const [{ id }] = await own(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = ${error === null ? "null" : `'${error}'`}
     where id = (select max(id) from graphile_worker._private_jobs) returning id::int`,
  );
  return id;
}

beforeAll(async () => {
  fixture = await merchantFixture(world);
  const { pools } = world.database;
  await seedStaff(pools, { email: "grace@selvedge.test", fullName: "Grace Orme", roles: ["engineering"] });
  await seedStaff(pools, { email: "hugh@selvedge.test", fullName: "Hugh Lamb", roles: ["picker"] });
  await seedStaff(pools, { email: "lena@selvedge.test", fullName: "Lena Voss", roles: ["factory-lead"] });
  [grace, hugh] = [await staffAt("grace@selvedge.test"), await staffAt("hugh@selvedge.test")];
  lena = await staffAt("lena@selvedge.test");
});

beforeEach(() => own("delete from graphile_worker._private_jobs"));
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});

test("a job that fails until its tries run out is listed with its reason and counted; run again, the worker does it once", async () => {
  let isMended = false;
  let done = 0;
  tasks.test_printer = async () => {
    if (!isMended) throw new Error("The printer does not answer.\nat line 7");
    done += 1;
  };
  const metrics = async () => (await world.app.inject({ url: "/metrics" })).body;
  expect(await list()).toEqual({ data: [], meta: { total: 0 } });
  expect(await metrics()).toContain("selvedge_failed_jobs 0\n");
  await withoutDivision(world.platform.pools.web, (db) =>
    enqueue(db, "test_printer", { divisionId: fixture.bramble.divisionId }),
  );
  await own("update graphile_worker._private_jobs set max_attempts = 1");
  await start();
  await until(async () => (await list()).meta.total === 1);
  const { data } = await list();
  expect(data).toEqual([
    {
      id: expect.any(Number),
      what: "test_printer",
      about: "",
      orderId: null,
      shop: "Bramble",
      reason: "The printer does not answer.",
      tries: 1,
      createdAt: expect.any(String),
      triedAt: expect.any(String),
    },
  ]);
  expect(await metrics()).toContain("selvedge_failed_jobs 1\n");

  isMended = true;
  const { id } = data[0];
  const answers = await Promise.all([run(id), run(id)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers.filter((answer) => answer.json().data.outcome === "again")).toHaveLength(1);
  await until(() => done > 0);
  await until(async () => (await run(id)).json().data.outcome === "gone");
  expect([done, await list()]).toEqual([1, { data: [], meta: { total: 0 } }]);
  expect(await metrics()).toContain("selvedge_failed_jobs 0\n");
  expect(
    await own("select actor_name, subject, detail from platform_audit_log where action = 'job.run_again'"),
  ).toEqual([
    {
      actor_name: "Grace Orme",
      subject: `job ${id}`,
      detail: { task: "test_printer", given: { divisionId: fixture.bramble.divisionId } },
    },
  ]);
});

test("only a job whose tries are used up is run again; one that waits or runs is left as it is", async () => {
  const id = await failed("never_taken", {});
  await own("update graphile_worker._private_jobs set attempts = 3, run_at = now() + interval '1 hour'");
  const before = await own("select attempts, run_at from graphile_worker._private_jobs");
  expect((await run(id)).json()).toEqual({ data: { id, outcome: "waiting" } });
  await own("update graphile_worker._private_jobs set attempts = 8, locked_at = now(), locked_by = 'somebody'");
  expect((await run(id)).json()).toEqual({ data: { id, outcome: "running" } });
  expect((await list()).meta.total).toBe(0);
  expect(await own("select 3::int2 as attempts, run_at from graphile_worker._private_jobs")).toEqual(before);
  expect((await run(987_654_321)).json().data.outcome).toBe("gone");
  expect((await run("x")).statusCode).toBe(404);
});

test("a job is listed with the record it is for, and one with invalid input is listed too", async () => {
  const { pools } = world.database;
  const { divisionId } = fixture.bramble;
  const product = await seedPrintFiles(
    pools,
    fixture.bramble,
    await seedProduct(pools, fixture.bramble, { name: "Foxglove" }),
  );
  const order = await seedPaidOrder(pools, fixture.bramble, [{ product }]);
  const released = await lena.post("/omnis/v3/atlas/orders/release/", { orders: [order.id] });
  const [code] = released.json().data[0].labels;
  const [{ id: labelId }] = await own(`select id::int from factory_labels where code = '${code}'`);
  const [{ id: attemptId }] = await own(`select id from payment_attempts where order_id = ${order.id}`);
  await own(`insert into returned_payments (division_id, attempt_id, order_id, reason, amount_minor, currency)
    values (${divisionId}, '${attemptId}', ${order.id}, 'paid_again', 100, 'GBP')`);
  await own("delete from graphile_worker._private_jobs");
  await failed("order_paid", { divisionId, orderId: order.id });
  await failed("render_print_files", { divisionId, productId: product.id });
  await failed("send_print_file", { divisionId, labelId, side: "front" });
  await failed("return_payment", { divisionId, attemptId });
  await failed("void_consignment", { reference: "BR-100-1" });
  await failed("order_posted", { divisionId: fixture.other.divisionId, orderId: order.id });
  await failed("render_mockups", { divisionId: "x", productId: [1] }, '[\n  { "code": "invalid_type" }]');
  await failed("check_audit", {}, null);
  const { data } = await list();
  const full = "The disk is full.";
  expect(
    data
      .map(({ what, about, orderId, shop, reason }: FailedJob) => [what, about, orderId, shop, reason])
      .toSorted(([a]: string[], [b]: string[]) => a!.localeCompare(b!)),
  ).toEqual([
    ["Cancel a parcel with the carrier", "BR-100-1", null, "", full],
    ["Check the audit", "", null, "", "It gave no reason."],
    ["Make print files", "Foxglove", null, "Bramble", full],
    ["Make product pictures", "", null, "", "Its input is not valid."],
    ["Return a payment", order.reference, order.id, "Bramble", full],
    ["Send a print file to the printer", code, order.id, "Bramble", full],
    ["Send the mail about a sent order", "", null, "North Kiln", full],
    ["Send the mails of a paid order", order.reference, order.id, "Bramble", full],
  ]);
});

test("a picker neither sees nor runs them, and nobody does without signing in", async () => {
  const id = await failed("never_taken", {});
  expect((await hugh.get("/omnis/v3/atlas/jobs/")).statusCode).toBe(403);
  expect((await run(id, hugh)).statusCode).toBe(403);
  const nobody = await visitorOf(world.app, "backoffice.localhost").arrive();
  expect((await run(id, nobody)).statusCode).toBe(401);
  expect((await list()).meta.total).toBe(1);
});

test("the roles that shops work as can neither list nor run them", async () => {
  for (const pool of [world.database.pools.web, world.database.pools.worker])
    for (const text of ["select * from failed_jobs(9)", "select * from run_job_again(1)"])
      await expect(pool.query(text)).rejects.toThrow(/permission denied/);
});

test("every job has a name that a person reads", () => {
  const named = Object.keys(tasks).filter((task) => !task.startsWith("test_"));
  expect(named.filter((task) => taskName(task) === task)).toEqual([]);
});
