import { readFileSync } from "node:fs";
import { breakpoints } from "@selvedge/browser/interface/breakpoints";
import { expect, test } from "vitest";

test("P9.11 style sheets know the same breakpoints as the rules (platform-core §9)", () => {
  const css = readFileSync(new URL("styles.css", import.meta.url), "utf8");
  const written = [...css.matchAll(/--breakpoint-(\w+): ([\d.]+)rem/g)].map(([, name, rem]) => [
    name,
    Number(rem) * 16,
  ]);
  expect({ xs: 0, ...Object.fromEntries(written) }).toEqual(breakpoints);
});
