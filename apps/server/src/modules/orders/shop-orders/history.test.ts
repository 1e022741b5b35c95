import { expect, test } from "vitest";
import { historyOf } from "./history.ts";

const log = (id: number, status: string, at: string, more: object = {}) => ({
  id,
  status,
  actor_kind: "system",
  actor_name: "payments",
  reason: "",
  created_at: new Date(at),
  ...more,
});
const hold = (id: number, action: string, at: string, more: object = {}) => ({
  id,
  action,
  actor_kind: "merchant",
  actor_name: "Ada Bramble",
  created_at: new Date(at),
  ...more,
});

test("a shop's own hold is listed with the statuses of its order, newest first", () => {
  const lines = historyOf(
    [log(2, "processing", "2026-11-20T12:00:00Z"), log(1, "paid", "2026-11-20T09:00:00Z")],
    [
      hold(1, "order.held", "2026-11-20T10:00:00Z"),
      hold(2, "order.hold_released", "2026-11-20T11:00:00Z", { actor_kind: "staff", actor_name: "Sam Okafor" }),
    ],
  );
  expect(lines.map(({ text, by }) => `${text}, ${by}`)).toEqual([
    "Released to the floor, Automatic",
    "Resumed, Selvedge",
    "Held by the shop, Ada Bramble",
    "Payment received, Automatic",
  ]);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(4);
});

test("an order was placed once, whether it waited for its money or not", () => {
  const at = "2026-11-20T09:00:00Z";
  const textsOf = (...statuses: string[]) =>
    historyOf(
      statuses.map((status, id) => log(id, status, at)),
      [],
    ).map(({ text }) => text);
  expect(textsOf("new", "to_be_paid", "paid")).toEqual(["Order placed", "Payment received"]);
  expect(textsOf("to_be_paid", "paid")).toEqual(["Order placed", "Payment received"]);
  expect(textsOf("new", "paid")).toEqual(["Order placed", "Payment received"]);
});

test("the reason of a merchant is shown, that of the floor is not", () => {
  const [own, floor] = historyOf(
    [
      log(2, "issue", "2026-11-20T12:00:00Z", { actor_kind: "merchant", actor_name: "Ada Bramble", reason: "Mistake" }),
      log(1, "issue", "2026-11-20T11:00:00Z", {
        actor_kind: "factory",
        actor_name: "Priya Nair",
        reason: "Head strike",
      }),
    ],
    [],
  );
  expect(own).toMatchObject({ by: "Ada Bramble", reason: "Mistake" });
  expect(floor).toMatchObject({ by: "Factory", reason: "" });
});
