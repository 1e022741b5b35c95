import { expect, test } from "vitest";
import { newlyTimed, timedNow } from "./timed.ts";

const noon = "2026-11-23T12:00:00.000Z";
const evening = "2026-11-23T18:00:00.000Z";
const label = (until: string) => ({ permission: "labels.print", until });
const stock = (until: string) => ({ permission: "stock.read", until });

test.each([
  ["what was not there", [label(noon)], [], ["labels.print"]],
  ["what ends later than before", [label(evening)], [label(noon)], ["labels.print"]],
  ["nothing that ends as before", [label(noon)], [label(noon)], []],
  ["nothing that ends earlier", [label(noon)], [label(evening)], []],
  ["only the one that is new", [label(noon), stock(noon)], [label(noon)], ["stock.read"]],
])("a change gives %s", (_, next, before, given) => {
  expect(newlyTimed(next, before)).toEqual(given);
});

test("a permission ends at its instant", () => {
  expect(timedNow([label(noon), stock(evening)], new Date(noon))).toEqual([stock(evening)]);
});
