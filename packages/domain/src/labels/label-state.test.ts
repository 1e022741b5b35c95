import { expect, test } from "vitest";
import { hasReached, isActive, labelStates, labelWay, wayBetween } from "./label-state.ts";

test("a label's states are its way and the two exits, each once", () => {
  expect(new Set(labelStates).size).toBe(13);
  expect(labelStates.filter((state) => isActive({ state }))).toEqual(labelWay);
});

test("a label has reached every state behind it and none ahead", () => {
  for (const [place, state] of labelWay.entries())
    expect(labelWay.filter((goal) => hasReached(state, goal))).toEqual(labelWay.slice(0, place + 1));
});

test.each(["cancelled", "replaced"] as const)("a %s label has reached nothing", (state) => {
  expect(labelWay.filter((goal) => hasReached(state, goal))).toEqual([]);
});

test("a part of the way holds both its ends", () => {
  expect(wayBetween("qc_passed", "packed")).toEqual(["qc_passed", "pigeonholed", "to_pack", "packed"]);
  expect(wayBetween("created", "dispatched")).toEqual(labelWay);
});
