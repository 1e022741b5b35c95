// Which package may import which: the one table. `node tools/arrows.mjs` writes it into biome.json as restricted
// imports; a test plants a forbidden import in every package and expects the linter to refuse it.
import { readFileSync, writeFileSync } from "node:fs";

/** Package folder to the packages of ours that it may import. */
export const arrows = {
  "packages/domain": [],
  "packages/themes": [],
  "packages/ui": ["domain"],
  "packages/contracts": ["domain"],
  "packages/api-client": ["domain", "contracts"],
  "packages/pages": ["domain"],
  "packages/blocks": ["domain", "pages", "themes"],
  "packages/design": ["domain"],
  "packages/garments": ["domain", "design"],
  "packages/studio": ["domain", "design", "garments", "ui"],
  "packages/print": ["domain", "design", "garments"],
  "packages/db": ["domain"],
  "packages/testing": ["db", "domain", "design", "garments", "pages", "print", "themes"],
  "apps/server": [
    "contracts",
    "db",
    "demo",
    "design",
    "domain",
    "garments",
    "pages",
    "blocks",
    "print",
    "testing",
    "themes",
  ],
  "apps/storefront": ["api-client", "blocks", "contracts", "design", "domain", "garments", "pages", "studio", "themes"],
  "apps/dashboard": [
    "api-client",
    "blocks",
    "builder",
    "contracts",
    "design",
    "domain",
    "garments",
    "pages",
    "studio",
    "themes",
    "ui",
  ],
  "apps/back-office": ["api-client", "contracts", "design", "domain", "garments", "ui"],
  demo: ["db", "design", "domain", "garments", "pages", "blocks", "print", "themes"],
};

/** Folders without I/O: no Node, no React. */
const pure = ["packages/domain", "packages/contracts", "packages/pages", "packages/themes", "packages/design"];

/** The server goes out through adapters/safe-fetch alone. */
const globals = (folder) =>
  folder === "apps/server"
    ? { noRestrictedGlobals: { level: "error", options: { deniedGlobals: { fetch: "Use adapters/safe-fetch." } } } }
    : {};

const rule = (folder, allowed) => ({
  includes: [`${folder}/**`],
  linter: {
    rules: {
      style: {
        ...globals(folder),
        noRestrictedImports: {
          level: "error",
          options: {
            patterns: [
              {
                group: [
                  "@selvedge/*",
                  "@selvedge/*/**",
                  ...allowed.flatMap((name) => [`!@selvedge/${name}`, `!@selvedge/${name}/**`]),
                ],
                message: `${folder} may import ${allowed.length ? allowed.join(", ") : "no other package of ours"} only (tools/arrows.mjs).`,
              },
              { group: ["**/apps/**"], message: "Nothing imports an app." },
              ...(pure.includes(folder)
                ? [
                    {
                      group: ["node:*", "react", "react/**", "react-dom", "react-dom/**"],
                      message: `${folder} is pure: time, randomness and I/O come as arguments.`,
                    },
                  ]
                : []),
              ...(folder === "apps/server"
                ? [
                    {
                      group: ["../*/routes.ts", "../*/service.ts", "../*/queries.ts"],
                      message: "Use another module through its index.ts.",
                    },
                  ]
                : []),
            ],
          },
        },
      },
    },
  },
});

/** Tests may use Node and their own tools everywhere. */
const testRule = {
  includes: ["**/*.test.ts", "**/*.test.tsx"],
  linter: { rules: { style: { noRestrictedImports: "off", noRestrictedGlobals: "off" } } },
};

if (process.argv[1]?.endsWith("arrows.mjs")) {
  const file = new URL("../biome.json", import.meta.url);
  const config = JSON.parse(readFileSync(file, "utf8"));
  const others = config.overrides.filter((each) => !each.linter.rules.style?.noRestrictedImports);
  config.overrides = [...others, ...Object.entries(arrows).map(([folder, allowed]) => rule(folder, allowed)), testRule];
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
}
