import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Hole, holesFor, holeWithSpace } from "./put-wall.ts";

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
const mine = { orderId: 7, state: "filling" } as const;
const theirs = { orderId: 8, state: "filling" } as const;

test.each<[string, Hole[], number, string]>([
  ["the first free hole by row, then column", [hole("B11"), hole("A18"), hole("A12")], 2, "A12"],
  ["the hole that the order has already", [hole("A11"), hole("C14", mine)], 2, "C14"],
  ["its own hole also on another wall", [hole("A11"), hole("C24", { wall: "wall-2", ...mine })], 2, "C24"],
  ["never a hole of another order", [hole("A11", theirs), hole("A12")], 2, "A12"],
  ["never a blocked one", [hole("A11", { state: "blocked" }), hole("A12")], 2, "A12"],
  ["never one of another wall", [hole("A21", { wall: "wall-2" }), hole("A12")], 2, "A12"],
  ["rather one that takes all than two that do", [hole("A11", { capacity: 4 }), hole("A12")], 5, "A12"],
  ["one for exactly as many", [hole("A11"), hole("A12")], 12, "A11"],
  ["two for one more", [hole("A12"), hole("A11"), hole("A13")], 13, "A11 A12"],
  ["as many as it takes", [hole("A11"), hole("A12", theirs), hole("A13"), hole("B11"), hole("B12")], 30, "A11 A13 B11"],
  ["more beside what it has", [hole("A11"), hole("B11", mine), hole("B12")], 20, "B11 A11"],
  ["more on the wall where it is", [hole("A11"), hole("C24", { wall: "wall-2", ...mine })], 20, "C24"],
  ["nothing when the wall is full", [hole("A11", { ...theirs, state: "ready" })], 2, ""],
  ["nothing when the wall has too little", [hole("A11"), hole("A12")], 25, ""],
])("gives %s (print-on-demand §2, pigeonhole)", (_, holes, garments, codes) => {
  expect(
    holesFor(holes, "wall-1", 7, garments)
      .map(({ code }) => code)
      .join(" "),
  ).toBe(codes);
});

test("an order that is begun fits in, and no hole has two orders (print-on-demand §2, pigeonhole)", () => {
  const anyHole = fc.record({ capacity: fc.integer({ min: 1, max: 15 }), owner: fc.constantFrom(null, null, 7, 8) });
  fc.assert(
    fc.property(fc.array(anyHole, { maxLength: 12 }), fc.integer({ min: 2, max: 60 }), (wall, garments) => {
      const holes = wall.map(({ capacity, owner }, index) =>
        hole(`A${index + 11}`, { capacity, orderId: owner, state: owner ? "filling" : "free" }),
      );
      const given = holesFor(holes, "wall-1", 7, garments);
      const room = given.reduce((sum, { capacity }) => sum + capacity, 0);
      expect(new Set(given).size).toBe(given.length);
      expect(given.every(({ orderId }) => orderId === 7 || orderId === null)).toBe(true);
      expect(given).toEqual(expect.arrayContaining(holes.filter(({ orderId }) => orderId === 7)));
      expect(room >= garments || given.every(({ orderId }) => orderId === 7)).toBe(true);
    }),
  );
});

describe("the next garment goes", () => {
  const own = [hole("A11", mine), hole("A12", { ...mine, capacity: 3 })];
  test.each([
    [0, 0, "A11"],
    [11, 0, "A11"],
    [12, 0, "A12"],
    [12, 2, "A12"],
    [12, 3, null],
  ])("with %i in the first hole and %i in the second in %s", (first, second, code) => {
    const given = new Map([
      ["A11", first],
      ["A12", second],
    ]);
    expect(holeWithSpace(own, (each) => given.get(each) ?? 0)?.code ?? null).toBe(code);
  });
});
