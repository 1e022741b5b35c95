import { expect, test } from "vitest";
import { EventTimeoutError } from "../errors/error-classes.ts";
import { eventRequests } from "./event-requests.ts";
import { handClock } from "./hand-clock.ts";

const start = () => {
  const { timers, pass } = handClock();
  return { page: eventRequests(timers), pass };
};

test("a request is answered by whoever knows its name", async () => {
  const { page } = start();
  page.answer("double", (payload) => Number(payload) * 2);
  await expect(page.ask("double", 21)).resolves.toBe(42);
});

test("P4.23 one that nobody answers fails after 30 seconds (platform-core §4, §8)", async () => {
  const { page, pass } = start();
  const failures: unknown[] = [];
  const asked = page.ask("open-basket").catch((error: unknown) => failures.push(error));
  pass(29_999);
  await Promise.resolve();
  expect(failures).toEqual([]);
  pass(1);
  await asked;
  expect(failures).toEqual([new EventTimeoutError("open-basket")]);
  expect(String(failures[0])).toContain("Event: open-basket timed out");
});

test("P4.23 so does one whose answer is too long in coming", async () => {
  const { page, pass } = start();
  page.answer("slow", () => new Promise(() => {}));
  const asked = page.ask("slow");
  await Promise.resolve();
  pass(30_000);
  await expect(asked).rejects.toThrow("Event: slow timed out");
});

test("a request that came first is answered once somebody can", async () => {
  const { page, pass } = start();
  const asked = page.ask("later", 1);
  pass(10_000);
  page.answer("later", (payload) => Number(payload) + 1);
  await expect(asked).resolves.toBe(2);
});

test("what goes wrong in an answer is the asker's to hear", async () => {
  const { page } = start();
  page.answer("broken", () => {
    throw new Error("No basket here");
  });
  await expect(page.ask("broken")).rejects.toThrow("No basket here");
});

test("an answerer that has stopped is asked no more", async () => {
  const { page, pass } = start();
  page.answer("gone", () => 1)();
  const asked = page.ask("gone").catch((error: unknown) => error);
  // Whoever could still answer has the time to.
  await new Promise((done) => setImmediate(done));
  pass(30_000);
  expect(await asked).toBeInstanceOf(EventTimeoutError);
});

test("stopping does not silence whoever answers by then", async () => {
  const { page } = start();
  const stop = page.answer("basket", () => "first");
  page.answer("basket", () => "second");
  stop();
  await expect(page.ask("basket")).resolves.toBe("second");
});
