import { expect, test } from "vitest";
import { type MainStep, mainStepOf, savesApart } from "./main-step.ts";

const draft = { publishedAt: null, hasNewDesign: false, state: "draft" } as const;
const live = { publishedAt: "2026-11-02T09:00:00Z", hasNewDesign: false, state: "live" } as const;

test.each<[string, Parameters<typeof mainStepOf>, MainStep]>([
  ["a draft is published, with what was typed", [draft, 2, false], "publish"],
  ["a draft that cannot be printed leads to its problems", [draft, 0, true], "solve"],
  ["what was typed in a draft that cannot be printed is saved", [draft, 1, true], "save"],
  ["a new design is published", [{ ...live, hasNewDesign: true }, 0, false], "publish"],
  ["a new design with problems is saved, not published", [{ ...live, hasNewDesign: true }, 1, true], "save"],
  ["what was denied is published again", [{ ...live, state: "denied" }, 0, false], "publish"],
  ["a published product is saved, whatever its design", [live, 1, true], "save"],
])("%s", (_, given, step) => {
  expect(mainStepOf(...given)).toBe(step);
});

test.each<[string, Parameters<typeof savesApart>, boolean]>([
  ["changes of a draft are saved without publishing it", [draft, 1, false], true],
  ["changes beside a new design are, too", [{ ...live, hasNewDesign: true }, 1, false], true],
  ["an unchanged draft has nothing to save", [draft, 0, false], false],
  ["where saving is the main step there is one button for it", [live, 1, false], false],
  ["and where problems prevent publishing", [draft, 1, true], false],
])("%s", (_, given, isApart) => {
  expect(savesApart(...given)).toBe(isApart);
});
