import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { sizesByWidth } from "./sizes-by-width.ts";

test("gives every width its value, narrowest first when they are read", () => {
  const sizes = sizesByWidth({ 480: "a", 1200: "b", 640: "c" }, (name) => `/${name}`);
  expect(Object.entries(sizes)).toEqual([
    ["480", "/a"],
    ["640", "/c"],
    ["1200", "/b"],
  ]);
});

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Bytes that one of them takes, once everything that nobody holds is gone. */
function heldBy(make: () => unknown): number {
  const copies: unknown[] = [];
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let made = 0; made < 1_000; made++) copies.push(make());
  collectGarbage();
  return (process.memoryUsage().heapUsed - before) / copies.length;
}

test("allocates nothing for the widths in between", () => {
  const widths = JSON.parse('{"480":"a","640":"b","960":"c","1200":"d"}');
  expect(heldBy(() => sizesByWidth(widths))).toBeLessThan(1_000);
  expect(heldBy(() => ({ ...widths }))).toBeGreaterThan(5_000);
});
