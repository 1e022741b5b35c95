import { expect, test } from "vitest";
import { alikePieces, mostAlone } from "./alike-pieces.ts";

const pieces = (count: number, size: string, now = "Ordered") =>
  Array.from({ length: count }, (_, index) => ({ key: `${size}-${index}`, size, now }));
const shown = (of: ReturnType<typeof pieces>) =>
  alikePieces(of, ["key"]).map(({ piece, count }) => `${count} ${piece.key} ${piece.now}`);

test("of an order of many, pieces that stand alike are shown once with their count; of a few, each by itself", () => {
  expect(shown([...pieces(6, "S"), ...pieces(2, "M")])).toEqual(["6 S-0 Ordered", "2 M-0 Ordered"]);
  expect(shown(pieces(mostAlone, "S"))).toHaveLength(mostAlone);
});

test("a piece that is further than its neighbours stands by itself between them", () => {
  const [made] = pieces(1, "S", "Printed");
  expect(shown([...pieces(5, "S"), made!, ...pieces(5, "S")])).toEqual([
    "5 S-0 Ordered",
    "1 S-0 Printed",
    "5 S-0 Ordered",
  ]);
  expect(shown([])).toEqual([]);
});
