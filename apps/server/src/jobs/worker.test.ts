import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import { afterEach, expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { tasks } from "./tasks.ts";
import { startWorker, type Worker } from "./worker.ts";

const world = testApp();
let worker: Worker | undefined;
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});

const jobs = async () =>
  (
    await world.database.ownerQuery(
      "select task_identifier as task, locked_by, attempts from graphile_worker.jobs order by id",
    )
  ).rows;
const silent = { error() {} };

async function until(isSo: () => boolean | Promise<boolean>) {
  for (let waited = 0; waited < 20_000; waited += 50) {
    if (await isSo()) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("It did not come to that.");
}

test("a job lives and dies with the transaction that left it", async () => {
  const leaving = withoutDivision(world.platform.pools.web, async (db) => {
    await enqueue(db, "never_taken", {});
    throw new Error("rolled back");
  });
  await expect(leaving).rejects.toThrow("rolled back");
  expect(await jobs()).toEqual([]);
});

test("a job is taken, and one that fails is tried again", async () => {
  const seen: unknown[] = [];
  tasks.test_flaky = async (_, payload) => {
    seen.push(payload);
    if (seen.length === 1) throw new Error("once");
  };
  await withoutDivision(world.platform.pools.web, (db) => enqueue(db, "test_flaky", { n: 1 }));
  worker = await startWorker(world.platform, world.database.ownerUrl, silent);
  await until(() => seen.length === 1);
  await world.database.ownerQuery("update graphile_worker._private_jobs set run_at = now()");
  await until(() => seen.length === 2);
  expect(seen).toEqual([{ n: 1 }, { n: 1 }]);
});

test("the job of a worker that was killed is given to another one", async () => {
  const seen: unknown[] = [];
  tasks.test_orphan = async (_, payload) => void seen.push(payload);
  await withoutDivision(world.platform.pools.web, (db) => enqueue(db, "test_orphan", { n: 2 }));
  await world.database.ownerQuery(
    "update graphile_worker._private_jobs set locked_by = 'worker-of-a-dead-process', locked_at = now() - interval '20 seconds', attempts = 1",
  );
  worker = await startWorker(world.platform, world.database.ownerUrl, silent);
  await until(() => seen.length === 1);
  expect(seen).toEqual([{ n: 2 }]);
});

/** Until the end of `meanwhile` no outcome of a job can be written down. */
async function withoutOutcomes(meanwhile: () => Promise<void>) {
  await world.database.ownerQuery(`
    create function refuse_change() returns trigger language plpgsql as $$ begin raise 'no change'; end $$;
    create trigger refuse_change before update or delete on graphile_worker._private_jobs execute function refuse_change()`);
  try {
    await meanwhile();
  } finally {
    await world.database.ownerQuery("drop function refuse_change cascade");
  }
}

test.each([
  ["done", (go: () => void) => go()],
  ["failed", (_: () => void, fail: () => void) => fail()],
])(
  "a job that ends as %s while the worker stops and cannot be written down is logged, and harms nothing",
  async (_, end) => {
    const unhandled: unknown[] = [];
    const note = (error: unknown) => unhandled.push(error);
    const lines: string[] = [];
    let finish: (() => void) | undefined;
    tasks.test_last = () =>
      new Promise<void>((done, fail) => {
        finish = () => end(done, () => fail(new Error("in the middle")));
      });
    await world.database.ownerQuery(`delete from graphile_worker._private_jobs`);
    await withoutDivision(world.platform.pools.web, (db) => enqueue(db, "test_last", {}));
    worker = await startWorker(world.platform, world.database.ownerUrl, { error: (_, line) => lines.push(line) });
    await until(() => finish !== undefined);
    process.on("unhandledRejection", note);
    await withoutOutcomes(async () => {
      const stopping = worker!.stop();
      worker = undefined;
      finish!();
      await stopping;
      await new Promise((go) => setTimeout(go, 200));
    }).finally(() => process.off("unhandledRejection", note));
    expect(unhandled).toEqual([]);
    expect(lines).toContain("the outcome of a job could not be written down");
  },
);

test("a queue that stopped by itself is followed by another one, which takes the next job and the one that was held", async () => {
  const seen: unknown[] = [];
  const lines: string[] = [];
  let finish: (() => void) | undefined;
  tasks.test_held = async (_, payload) => {
    seen.push(payload);
    if (seen.length === 1) await new Promise<void>((done) => (finish = done));
  };
  await world.database.ownerQuery("delete from graphile_worker._private_jobs");
  await withoutDivision(world.platform.pools.web, (db) => enqueue(db, "test_held", { n: 1 }));
  worker = await startWorker(world.platform, world.database.ownerUrl, { error: (_, line) => lines.push(line) });
  await until(() => finish !== undefined);
  await withoutOutcomes(async () => {
    finish!();
    await until(() => lines.includes("the queue of jobs stopped by itself and is started again"));
  });
  await withoutDivision(world.platform.pools.web, (db) => enqueue(db, "test_held", { n: 2 }));
  await until(() => seen.length === 2);
  await world.database.ownerQuery("update graphile_worker._private_jobs set locked_at = now() - interval '20 seconds'");
  await until(async () => (await jobs()).length === 0);
  expect(seen).toEqual([{ n: 1 }, { n: 2 }, { n: 1 }]);
});
