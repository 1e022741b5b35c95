import { arrowKeys, isPageKey } from "@selvedge/builder/protocol/page-keys";
import { expect, test } from "vitest";
import { editorKeys } from "./editor-keys.ts";

/** "Ctrl+Shift+Z" as its parts. */
function parts(shown: string) {
  const names = shown.split("+");
  const key = names.at(-1)!.replace("Esc", "Escape");
  return { key, isCommand: names.includes("Ctrl"), isAlt: names.includes("Alt") };
}

test("every key in the list of keys works while the page has the focus, too", () => {
  const shown = editorKeys.map((each) => parts(each.shown));
  const isArrow = ({ key }: { key: string }) => "↑↓←→".includes(key);
  expect(shown.filter(isArrow).length).toBeGreaterThan(arrowKeys.length);
  expect(shown.filter((each) => !isArrow(each) && !isPageKey(each.key, each.isCommand, each.isAlt))).toEqual([]);
});
