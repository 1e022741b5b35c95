import { expect, test } from "vitest";
import { chooseHole, type Hole } from "./put-wall.ts";

const hole = (code: string, changes: Partial<Hole> = {}): Hole => ({
  code,
  wall: "wall-1",
  row: code[0]!,
  column: Number(code.slice(1)),
  capacity: 12,
  state: "free",
  orderId: null,
  ...changes,
});

test.each<[string, Hole[], number, number, string | null]>([
  ["the first free hole by row, then column", [hole("B11"), hole("A18"), hole("A12")], 7, 2, "A12"],
  ["the hole that the order has already", [hole("A11"), hole("C14", { orderId: 7, state: "filling" })], 7, 2, "C14"],
  ["its own hole also on another wall", [hole("A11"), hole("C24", { wall: "wall-2", orderId: 7 })], 7, 2, "C24"],
  ["never a hole of another order", [hole("A11", { orderId: 8, state: "filling" }), hole("A12")], 7, 2, "A12"],
  ["never a blocked one", [hole("A11", { state: "blocked" }), hole("A12")], 7, 2, "A12"],
  ["never one that is too small", [hole("A11", { capacity: 4 }), hole("A12")], 7, 5, "A12"],
  ["nothing when the wall is full", [hole("A11", { orderId: 8, state: "ready" })], 7, 2, null],
])("gives %s", (_, holes, orderId, garments, code) => {
  expect(chooseHole(holes, "wall-1", orderId, garments)?.code ?? null).toBe(code);
});
