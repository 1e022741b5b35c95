import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { resolveTheme, THEME_STORAGE_KEY, themeScript } from "./theme-choice.ts";

const CASES = [
  { choice: "light", systemIsDark: true, theme: "light" },
  { choice: "dark", systemIsDark: false, theme: "dark" },
  { choice: null, systemIsDark: true, theme: "dark" },
  { choice: null, systemIsDark: false, theme: "light" },
  { choice: "system", systemIsDark: true, theme: "dark" },
  { choice: "purple", systemIsDark: false, theme: "light" },
];

test.each(CASES)(
  "choice $choice on a machine that is dark: $systemIsDark gives $theme",
  ({ choice, systemIsDark, theme }) => {
    expect(resolveTheme(choice, systemIsDark)).toBe(theme);
  },
);

test.each(CASES)(
  "the script of the head says the same for $choice and $systemIsDark",
  ({ choice, systemIsDark, theme }) => {
    const dataset: { theme?: string } = {};
    const getItem = (key: string) => (key === THEME_STORAGE_KEY ? choice : null);
    runInNewContext(themeScript, page({ dataset, getItem, systemIsDark }));
    expect(dataset.theme).toBe(theme);
  },
);

test("a browser that forbids storage follows the system", () => {
  const dataset: { theme?: string } = {};
  const getItem = () => {
    throw new Error("denied");
  };
  runInNewContext(themeScript, page({ dataset, getItem, systemIsDark: true }));
  expect(dataset.theme).toBe("dark");
});

interface PageFacts {
  dataset: { theme?: string };
  getItem: (key: string) => string | null;
  systemIsDark: boolean;
}

function page({ dataset, getItem, systemIsDark }: PageFacts) {
  return {
    matchMedia: () => ({ matches: systemIsDark, addEventListener: () => {} }),
    localStorage: { getItem },
    document: { documentElement: { dataset } },
    addEventListener: () => {},
  };
}
