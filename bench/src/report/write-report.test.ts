import { expect, test } from "vitest";
import { mergedLines } from "./write-report.ts";

const report = `# Benchmarks

| What | Ratio | Reach | | How it was |
|---|---|---|---|---|
| cached-page | 0.73 | ≥ 0.7 | reached | before |
| memory | 217 MB | ≤ 400 MB | reached | before |
`;

test("what was measured now takes the place of what was measured before, and the rest stays", () => {
  const lines = mergedLines(report, [
    { name: "memory", ratio: 218, unit: "MB", target: { sign: "≤", value: 400 }, detail: "now" },
    { name: "warmth", ratio: 2, target: { sign: "≥", value: 1 }, detail: "new" },
  ]);
  expect(lines.map((line) => [line.split("|")[1]!.trim(), line.split("|")[5]!.trim()])).toEqual([
    ["cached-page", "before"],
    ["memory", "now"],
    ["warmth", "new"],
  ]);
});
