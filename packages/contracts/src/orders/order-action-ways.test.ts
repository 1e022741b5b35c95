import { merchantPermissionsOf } from "@selvedge/domain/access/merchant-roles";
import { staffPermissions } from "@selvedge/domain/access/roles";
import { orderActions } from "@selvedge/domain/orders/action-table";
import { type Asker, allowedActions } from "@selvedge/domain/orders/allowed-actions";
import type { FlowName } from "@selvedge/domain/orders/flows";
import { expect, test } from "vitest";
import { callGroups } from "../all-calls.ts";
import type { Call } from "../call.ts";
import { orderActionWays, wayOf } from "./order-action-ways.ts";

const allCalls = Object.values(callGroups).flatMap((group) => Object.values<Call>(group));
const calls = new Map(allCalls.map((call) => [call.key as string, call]));
const rows = Object.entries(orderActionWays).flatMap(([kind, ways]) =>
  Object.entries(ways).map(([code, way]) => [kind, code, way] as const),
);

test.each(rows)("%s, %s: what does it is there and is theirs: %s", (kind, code, way) => {
  expect(orderActions).toContain(code);
  if (way === "page") return expect(kind).toBe("shopper");
  expect(calls.get(way)?.access).toBe({ merchant: "merchant", staff: "staff", shopper: "anyone" }[kind]);
});

const kinds = ["shopper", "merchant", "staff"] as const;

test("every action that has a way is somebody's in the table of actions, and the others have none", () => {
  for (const kind of kinds) {
    const everything = kind === "staff" ? Object.keys(staffPermissions) : [];
    const by: Asker = { kind, permissions: kind === "merchant" ? merchantPermissionsOf("owner") : everything };
    const theirs = new Set(
      (["normal", "paper", "bespoke"] satisfies FlowName[]).flatMap((flow) =>
        allowedActions({ flow, status: "paid", activeLabels: 0 }, by).map(({ code }) => code as string),
      ),
    );
    for (const code of Object.keys(orderActionWays[kind])) expect(theirs, `${kind} ${code}`).toContain(code);
  }
  expect(kinds.map((kind) => wayOf(kind, "refund"))).toEqual([null, "call", "call"]);
  expect(wayOf("factory", "release")).toBe("call");
  expect(wayOf("system", "release")).toBeNull();
});

test("a call that changes an order and is meant for its page is an action of the table", () => {
  const named = new Set(rows.map(([, , way]) => way as string));
  const moving = allCalls.filter(
    ({ key }) =>
      // What is asked for again, taken back or settled by hand has its button beside what it is about.
      !/\/(again|withdraw|settle|invoice-payments)\/$/.test(key) &&
      /^POST \/(divisions\/\{division\}|atlas)\/orders\/(\{\w+\}\/|release\/)/.test(key) &&
      !named.has(key),
  );
  expect(moving.map(({ key }) => key)).toEqual([]);
});
