import { describe, expect, test } from "vitest";
import { resolveTheme } from "../resolve-theme.ts";
import { TOKENS } from "../tokens/tokens.ts";
import { latestVersion, presetChanges, presetsAt } from "./preset-versions.ts";
import { SHIPPED } from "./shipped.ts";

const tokensAt = (name: string, version?: number) =>
  resolveTheme({ extends: name, properties: {} }, presetsAt(name, version)).tokens;

describe("the versions of a shipped theme", () => {
  test("a pinned one is as it was, whatever came after", () => {
    expect(tokensAt("nordic", 1)["border.color"]).toBe("#d9dedd");
    expect(tokensAt("nordic", latestVersion("nordic"))["border.color"]).toBe("#cfd6d5");
    expect(tokensAt("nordic")).toEqual(tokensAt("nordic", latestVersion("nordic")));
  });

  test("what a newer one changes is named key by key, and is nothing for the present one", () => {
    expect(presetChanges("nordic", 1)).toEqual([
      { key: "text.line", from: null, to: 1.65 },
      { key: "border.color", from: "#d9dedd", to: "#cfd6d5" },
      { key: "feature.icon.color", from: "#b24a2a", to: "#a5401f" },
    ]);
    expect(presetChanges("nordic", latestVersion("nordic"))).toEqual([]);
    expect(presetChanges("lux", 1)).toEqual([]);
  });

  test("every version that was ever shipped is still there, and all of its keys are known", () => {
    for (const { name, version = 1, former = [] } of SHIPPED.values()) {
      expect([name, former.map((each) => each.version)]).toEqual([
        name,
        Array.from({ length: version - 1 }, (_, at) => at + 1),
      ]);
      for (const { properties } of former)
        for (const key of Object.keys(properties)) expect(TOKENS).toHaveProperty([key]);
    }
  });

  test("an unknown version is the present one", () => {
    expect(tokensAt("nordic", 99)).toEqual(tokensAt("nordic"));
  });
});
