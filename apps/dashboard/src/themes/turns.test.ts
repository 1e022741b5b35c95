import { expect, test } from "vitest";
import { turnsOf } from "./turns.ts";

test("two of four have their turn, and who leaves makes room for the next one, once", () => {
  const take = turnsOf(2);
  const begun: string[] = [];
  const [a, b, c] = ["a", "b", "c", "d", "e"].map((name) => take(() => begun.push(name))) as [
    () => void,
    () => void,
    () => void,
  ];
  expect(begun).toEqual(["a", "b"]);
  a();
  a();
  expect(begun).toEqual(["a", "b", "c"]);
  c();
  expect(begun).toEqual(["a", "b", "c", "d"]);
  b();
  expect(begun).toEqual(["a", "b", "c", "d", "e"]);
});

test("who leaves before their turn never has it", () => {
  const take = turnsOf(1);
  const begun: string[] = [];
  const [a, b] = ["a", "b", "c"].map((name) => take(() => begun.push(name))) as [() => void, () => void];
  b();
  a();
  expect(begun).toEqual(["a", "c"]);
});
