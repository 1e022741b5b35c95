import { frontScene, imageElement } from "@selvedge/design/scene.examples";
import { expect, test } from "vitest";
import { isOwnSave, type SentSaves, withSent } from "./sent-saves.ts";

const at = (y: number, name = "Moon") => ({ name, scene: frontScene(imageElement({ y })) });

test("every save that was sent is recognised, and no other", () => {
  const sent = [0, 10].reduce<SentSaves>((known, y) => withSent(known, at(y)), []);
  expect([0, 10, 20].map((y) => isOwnSave(sent, at(y)))).toEqual([true, true, false]);
});

test("a save is recognised as the server stores it: rounded, its name trimmed", () => {
  const sent = withSent([], at(33.333333, " Moon "));
  expect(isOwnSave(sent, at(33.33, "Moon"))).toBe(true);
});

test("the same design under a name that was never sent is someone else's", () => {
  expect(isOwnSave(withSent([], at(5)), at(5, "Sun"))).toBe(false);
});

test("a save that is sent again takes no more room, and beyond two hundred the oldest go", () => {
  expect(withSent(withSent([], at(1)), at(1))).toHaveLength(1);
  const sent = Array.from({ length: 201 }, (_, y) => at(y)).reduce<SentSaves>(withSent, []);
  expect(sent).toHaveLength(200);
  expect([0, 1, 200].map((y) => isOwnSave(sent, at(y)))).toEqual([false, true, true]);
});
