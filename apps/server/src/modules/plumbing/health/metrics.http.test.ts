import { beforeEach, expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
const token = "a token for the reader of the counters";
beforeEach(() => {
  world.platform.config.metricsToken = null;
});

const read = async (headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
  (await world.app.inject({ url: "/metrics", headers, remoteAddress })).statusCode;

test("a reader on this machine gets the counters in Prometheus' words", async () => {
  const answer = await world.app.inject({ url: "/metrics" });
  expect(answer.headers["content-type"]).toMatch(/^text\/plain; version=0.0.4/);
  expect(answer.body).toMatch(/^# HELP selvedge_memory_bytes /);
  expect(await read({}, "::1")).toBe(200);
});

test.each([
  ["somebody elsewhere", {}, "203.0.113.9"],
  ["somebody through a proxy on this machine", { "x-forwarded-for": "203.0.113.9" }, "127.0.0.1"],
  ["somebody who says to be from here", { "x-forwarded-for": "127.0.0.1" }, "127.0.0.1"],
  ["a proxy of the newer kind", { forwarded: "for=203.0.113.9" }, "127.0.0.1"],
])("%s gets nothing", async (_, headers, address) => {
  expect(await read(headers as Record<string, string>, address)).toBe(404);
});

test("waiting jobs are reported, and take no process that can sell out of service", async () => {
  await world.database.ownerQuery("select graphile_worker.add_job('never_taken', run_at => now() - interval '1 hour')");
  const ready = await world.app.inject({ url: "/readyz" });
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    {
      ready: true,
      checks: {
        draining: "ok",
        changes: "ok",
        disk: "ok",
        database: "ok",
        queue: expect.stringMatching(/^oldest job waits 36\d\d s$/),
      },
    },
  ]);
  const { body } = await world.app.inject({ url: "/metrics" });
  expect(body).toMatch(/^selvedge_oldest_job_seconds 36\d\d/m);
});

test("with a token set, requests with it are answered from anywhere, and others not even from this machine", async () => {
  world.platform.config.metricsToken = token;
  expect(await read({ authorization: `Bearer ${token}` }, "203.0.113.9")).toBe(200);
  expect(await read({ authorization: `Bearer ${token} ` }, "203.0.113.9")).toBe(404);
  expect(await read({ authorization: "Bearer " })).toBe(404);
  expect(await read()).toBe(404);
});

test("a disk that is nearly full is measured, and takes the process out of service before nothing can be written", async () => {
  const ready = async () => (await world.app.inject({ url: "/readyz" })).json();
  expect(await ready()).toMatchObject({ ready: true, checks: { disk: "ok" } });
  const { freeBytes } = world.platform;
  world.platform.freeBytes = async () => 5_000_000;
  const full = await world.app.inject({ url: "/readyz" });
  expect([full.statusCode, full.json().checks.disk]).toEqual([503, "only 4 MB free"]);
  expect((await world.app.inject({ url: "/metrics" })).body).toContain("selvedge_disk_free_bytes 5000000\n");
  world.platform.freeBytes = freeBytes;
  expect((await ready()).ready).toBe(true);
});
