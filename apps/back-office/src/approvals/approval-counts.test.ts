import { expect, test } from "vitest";
import { approvalCounts } from "./approval-counts.ts";

const decided = [{ product: { id: 1 } }, { product: { id: 2 } }];
const list = (ids: number[], total: number, doneToday: number) => ({
  data: ids.map((id) => ({ id })),
  meta: { total, doneToday },
});

test.each([
  ["before the list is fetched again", list([1, 2, 3, 4], 40, 7)],
  ["once half of it is known there", list([2, 3, 4], 39, 8)],
  ["once all of it is", list([3, 4], 38, 9)],
])("a decision counts once %s", (_, fetched) => {
  expect(approvalCounts(fetched, decided)).toEqual({ waiting: 38, decidedToday: 9 });
});
