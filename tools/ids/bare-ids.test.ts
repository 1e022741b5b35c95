import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bareIds } from "./bare-ids.mjs";

const folders = "{apps/server,packages/db,packages/testing,demo,bench}/src";

test("on the server the ids of divisions, orders and products have their own types", () => {
  const files = globSync(`${folders}/**/*.ts`).filter((file) => !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => bareIds(readFileSync(file, "utf8")).map((line) => `${file}: ${line.trim()}`));
  expect(found, "import the types of packages/domain/src/ids.ts").toEqual([]);
});

test.each([
  "orderId: number",
  "readonly divisionId: number | null;",
  "child_order_id: number;",
  "productIds: readonly number[]",
])("%s is found", (line) => expect(bareIds(`{\n  ${line}\n}`)).toHaveLength(1));

test("a branded id and a count of orders are left alone", () => {
  expect(bareIds("orderId: OrderId; orders: number; staffUserId: number")).toEqual([]);
});
