import { expect, test } from "vitest";
import { createWorkQueue } from "./work-queue.ts";

test("a work begins when the one before it has ended, also when that one failed", async () => {
  const inLine = createWorkQueue();
  const begun: string[] = [];
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const works = { first, second, third: Promise.withResolvers<string>() };
  const given = Object.entries(works).map(([name, { promise }]) =>
    inLine(() => {
      begun.push(name);
      return promise;
    }).catch(() => "failed"),
  );
  await Promise.resolve();
  expect(begun).toEqual(["first"]);
  first.reject(new Error("lost"));
  await given[0];
  expect(begun).toEqual(["first", "second"]);
  second.resolve("taken");
  works.third.resolve("taken");
  expect(await Promise.all(given)).toEqual(["failed", "taken", "taken"]);
});
