import { expect, test } from "vitest";
import { slowest } from "./slowest.mjs";

test("the ten slowest test files are listed, slowest first", () => {
  const files = Array.from({ length: 12 }, (_, index) => ({
    name: `/project/tests/${index}.test.ts`,
    startTime: 1000,
    endTime: 1000 + index * 1500,
  }));
  const [title, ...lines] = slowest(files, "/project").split("\n");
  expect(title).toBe("Slowest test files:");
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe("   16.5 s  tests/11.test.ts");
  expect(lines[9]).toBe("    3.0 s  tests/2.test.ts");
});
