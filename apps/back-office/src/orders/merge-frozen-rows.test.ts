import { expect, test } from "vitest";
import type { OrderRow } from "../data/reply.ts";
import { mergeFrozenRows } from "./merge-frozen-rows.ts";

const row = (id: number, statusName = "Paid") => ({ id, statusName, shipBy: "2026-11-20" }) as OrderRow;
const seen = ({ rows, changed }: ReturnType<typeof mergeFrozenRows>) => [
  rows.map(({ id, statusName }) => `${id} ${statusName}`),
  changed,
];

test.each([
  ["newest content in the old place", [row(1), row(2)], [row(2, "Printed"), row(1)], ["1 Paid", "2 Printed"], 0],
  ["a new row waits", [row(1)], [row(3), row(1)], ["1 Paid"], 1],
  ["a row that went stays until it may go", [row(1), row(2)], [row(2)], ["1 Paid", "2 Paid"], 1],
] as const)("%s", (_, shownRows, fresh, rows, changed) => {
  expect(seen(mergeFrozenRows(shownRows, fresh))).toEqual([rows, changed]);
});
