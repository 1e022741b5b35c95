import { expect, test } from "vitest";
import { presenceWords } from "./presence-words.ts";

const ruth = { tab: "1", name: "Ruth", isYou: false };
const own = { tab: "2", name: "Ada", isYou: true };

test.each([
  ["somebody comes", [], [ruth], "Also here: Ruth."],
  ["a tab of one's own comes, too", [ruth], [ruth, own], "Also here: you, in another tab."],
  ["one comes as the other leaves", [ruth], [own], "Also here: you, in another tab. Not here any more: Ruth."],
  ["nothing happens", [ruth], [ruth], ""],
])("%s", (_, before, now, words) => {
  expect(presenceWords(before, now)).toBe(words);
});
