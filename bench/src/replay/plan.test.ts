import { expect, test } from "vitest";
import type { Identity } from "./identity.ts";
import { planOf } from "./plan.ts";
import { fill } from "./template.ts";

const identityOf = (order: string, owner: string): Identity => ({
  texts: { order },
  bytes: { owner: Buffer.from(owner) },
});
const uuids = ["0d3f7a52-2f0c-4a55-9d54-5a7f9f1f6a11", "5a1b7a52-2f0c-4a55-9d54-5a7f9f1f6a22"] as const;

/** A request that writes an order, an attempt that refers to it, and something that everybody's has alike. */
const requestOf = (order: string, owner: string, uuid: string, price: unknown = 2400) => ({
  identity: identityOf(order, owner),
  statements: [
    { name: "begin", text: "begin", values: [] },
    { name: "order", text: "insert order", values: [Number(order), Buffer.from(owner), `S1-${order}`, price] },
    { name: "attempt", text: "insert attempt", values: [[uuid, null], `{"attempt":"${uuid}"}`, new Date()] },
    { name: "commit", text: "commit", values: [] },
  ],
});
const one = requestOf("418001", "ada", uuids[0]);
const two = requestOf("418207", "joe", uuids[1]);

test("a plan filled for the second request gives the second request's values", () => {
  const identity: Identity = { ...identityOf("418207", "joe"), texts: { order: "418207", "uuid 1": uuids[1] } };
  const filled = planOf(one, two).map(({ values }) => values.map((value) => fill(value, identity)));
  expect(filled).toEqual(
    two.statements.map(({ values }) => values.map((v) => (v instanceof Date ? expect.any(Date) : v))),
  );
});

test("an unknown random value is made up once and used wherever it was", () => {
  const identity = identityOf("418300", "sam");
  const [list, text] = planOf(one, two)[2]!.values.map((value) => fill(value, identity));
  const [made] = list as string[];
  expect(uuids).not.toContain(made);
  expect(text).toBe(`{"attempt":"${made}"}`);
});

test("a difference without an owner stops the replay", () => {
  expect(() => planOf(one, requestOf("418207", "joe", uuids[1], 2500))).toThrow(/Statement 2 cannot be replayed/);
});

test("a request that sends more statements another time stops the replay", () => {
  const longer = { ...two, statements: [...two.statements, { name: "more", text: "select 1", values: [] }] };
  expect(() => planOf(one, longer)).toThrow(/4 statements once and 5 another time/);
});

test("two transactions at once stop the replay", () => {
  const begin = { name: "begin", text: "begin", values: [] };
  const twice = (request: typeof one) => ({ ...request, statements: [begin, ...request.statements] });
  expect(() => planOf(twice(one), twice(two))).toThrow(/two transactions at once/);
});
