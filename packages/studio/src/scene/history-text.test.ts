import { emptyScene, type Scene } from "@selvedge/design/scene";
import { frontScene, imageElement } from "@selvedge/design/scene.examples";
import { expect, test } from "vitest";
import { type History, push, startHistory, undo } from "./history.ts";
import { historyText, readHistory } from "./history-text.ts";

const at = (x: number) => frontScene(imageElement({ x }));

function historyOf(steps: number, scene = at): History<Scene> {
  let history = startHistory<Scene>(emptyScene("tee-unisex"));
  for (let step = 1; step <= steps; step++) history = push(history, scene(step), step * 10_000);
  return history;
}

test("steps are undone and redone after they were stored as text", () => {
  const history = undo(historyOf(5));
  const read = readHistory(historyText(history), at(4))!;
  expect(read.past).toEqual(history.past);
  expect(read.future).toEqual([at(5)]);
  expect(undo(read).present).toEqual(at(3));
});

test("a design that the server rounded is the same design", () => {
  const history = push(historyOf(1), at(33.333333), 90_000);
  expect(readHistory(historyText(history), at(33.33))?.past).toHaveLength(2);
});

test("a history that ends in another design than the opened one is dropped", () => {
  expect(readHistory(historyText(historyOf(3)), at(2))).toBeNull();
});

test.each([null, "", "{ broken", "null", "[]", '{"present":{}}', '{"past":[{"v":2}],"present":null,"future":[]}'])(
  "%s is no history",
  (text) => expect(readHistory(text, at(1))).toBeNull(),
);

test("a step that cannot be read drops the whole history, because undo could reach it", () => {
  const text = historyText(historyOf(2)).replace('"sides":{}', '"sides":{"hem":{}}');
  expect(readHistory(text, at(2))).toBeNull();
});

test("a step on another blank drops the whole history", () => {
  const text = historyText(historyOf(2)).replace("tee-unisex", "hoodie");
  expect(readHistory(text, at(2))).toBeNull();
});

const long = (x: number) =>
  frontScene(...Array.from({ length: 100 }, (_, index) => imageElement({ id: `e${index}`, x })));

test("of a history with long designs the nearest steps are stored, in a million characters", () => {
  const text = historyText(historyOf(150, long));
  expect(text.length).toBeLessThanOrEqual(1_000_000);
  const { past } = readHistory(text, long(150))!;
  expect(past.length).toBeGreaterThan(10);
  expect(past.at(-1)).toEqual(long(149));
});

test("a long past leaves space for steps to redo, and the reverse", () => {
  let history = historyOf(150, long);
  for (let times = 0; times < 75; times++) history = undo(history);
  const { past, future } = readHistory(historyText(history), long(75))!;
  expect(past.length).toBeGreaterThan(10);
  expect(future.length).toBeGreaterThan(10);
  expect([past.at(-1), future[0]]).toEqual([long(74), long(76)]);
});
