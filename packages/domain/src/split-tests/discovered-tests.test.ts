import { expect, test } from "vitest";
import { readDiscoveredTests, writeDiscoveredTests } from "./discovered-tests.ts";

test.each<[string | undefined, [number, number][]]>([
  [
    '{"31":7,"32":"8"}',
    [
      [31, 7],
      [32, 8],
    ],
  ],
  [undefined, []],
  ["{", []],
  ["[1]", []],
  ["null", []],
  ['{"a":1,"2":"b","3":-1,"4":5}', [[4, 5]]],
])("S7.15: the cookie %j says %j", (cookie, ids) => {
  expect([...readDiscoveredTests(cookie)]).toEqual(ids);
});

test("S7.15: what is written is what is read", () => {
  const met = new Map([
    [32, 8],
    [31, 7],
  ]);
  expect(writeDiscoveredTests(met)).toBe('{"31":7,"32":8}');
  expect([...readDiscoveredTests(writeDiscoveredTests(met))]).toEqual([...met].toSorted());
});
