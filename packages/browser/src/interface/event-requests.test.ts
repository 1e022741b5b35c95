import { EventTimeoutError } from "@selvedge/domain/errors/error-classes";
import { expect, test } from "vitest";
import { manualClock } from "../testing/manual-clock.ts";
import { eventRequests } from "./event-requests.ts";

const start = () => {
  const { timers, pass } = manualClock();
  return { page: eventRequests(timers), pass };
};

test("a request is answered by the one who knows its name", async () => {
  const { page } = start();
  page.answer("double", (payload) => Number(payload) * 2);
  await expect(page.ask("double", 21)).resolves.toBe(42);
});

test("P4.23 one without an answer fails after 30 seconds (platform-core §4, §8)", async () => {
  const { page, pass } = start();
  const failures: unknown[] = [];
  const answer = page.ask("open-basket").catch((error: unknown) => failures.push(error));
  pass(29_999);
  await Promise.resolve();
  expect(failures).toEqual([]);
  pass(1);
  await answer;
  expect(failures).toEqual([new EventTimeoutError("open-basket")]);
  expect(String(failures[0])).toContain("Event: open-basket timed out");
});

test("P4.23 so does one whose answer is too long in coming", async () => {
  const { page, pass } = start();
  page.answer("slow", () => new Promise(() => {}));
  const answer = page.ask("slow");
  await Promise.resolve();
  pass(30_000);
  await expect(answer).rejects.toThrow("Event: slow timed out");
});

test("a request that came first is answered once somebody can", async () => {
  const { page, pass } = start();
  const answer = page.ask("later", 1);
  pass(10_000);
  page.answer("later", (payload) => Number(payload) + 1);
  await expect(answer).resolves.toBe(2);
});

test("what goes wrong in an answer is reported to the caller", async () => {
  const { page } = start();
  page.answer("broken", () => {
    throw new Error("No basket here");
  });
  await expect(page.ask("broken")).rejects.toThrow("No basket here");
});

test("an answerer that has stopped gets no more requests", async () => {
  const { page, pass } = start();
  page.answer("gone", () => 1)();
  const answer = page.ask("gone").catch((error: unknown) => error);
  // Anyone who could still answer has the time to.
  await new Promise((done) => setImmediate(done));
  pass(30_000);
  expect(await answer).toBeInstanceOf(EventTimeoutError);
});

test("stopping an answerer leaves the one that has replaced it", async () => {
  const { page } = start();
  const stop = page.answer("basket", () => "first");
  page.answer("basket", () => "second");
  stop();
  await expect(page.ask("basket")).resolves.toBe("second");
});
