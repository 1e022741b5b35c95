import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { standIns, useSameActs } from "./use-same-acts.ts";

test("an act that was handed out early does what the latest one of its name does", () => {
  const latest = { current: { name: () => "first", add: (by: number) => 1 + by } };
  const acts = standIns(latest);
  const { name, add } = acts;
  latest.current = { name: () => "second", add: (by) => 10 + by };
  expect([name(), add(5), acts.name === name]).toEqual(["second", 15, true]);
});

test("a part gets the same acts every time it is rendered", () => {
  const seen: unknown[] = [];
  function Part() {
    const [times, setTimes] = useState(1);
    const { press } = useSameActs({ press: () => times });
    seen.push(press);
    if (times < 3) setTimes(times + 1);
    return null;
  }
  renderToStaticMarkup(<Part />);
  expect(seen).toHaveLength(3);
  expect(new Set(seen).size).toBe(1);
});
