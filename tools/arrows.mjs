// What may import what: packages by one table, the folders inside a program or package by another. `node tools/arrows.mjs` writes the
// first into biome.json as restricted imports; tools/layout holds the second against every import. Tests plant a forbidden
// import for each arrow and expect it to be refused.
import { readFileSync, writeFileSync } from "node:fs";

/** Package folder to the packages of ours that it may import. */
export const arrows = {
  "packages/domain": [],
  "packages/browser": ["domain"],
  "packages/themes": [],
  "packages/ui": ["browser", "domain"],
  "packages/contracts": ["domain"],
  "packages/api-client": ["domain", "contracts"],
  "packages/pages": ["browser", "domain"],
  "packages/blocks": ["browser", "domain", "pages", "themes"],
  "packages/builder": ["domain", "pages"],
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
  "apps/storefront": [
    "api-client",
    "blocks",
    "browser",
    "builder",
    "contracts",
    "design",
    "domain",
    "garments",
    "pages",
    "studio",
    "themes",
  ],
  "apps/dashboard": [
    "api-client",
    "blocks",
    "browser",
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
  demo: ["browser", "db", "design", "domain", "garments", "pages", "blocks", "print", "themes"],
};

const shared = [".", "adapters", "plugins", "modules/plumbing"];
const allModules = [
  "checkout",
  "desk",
  "factory",
  "goods",
  "growth",
  "orders",
  "people",
  "plumbing",
  "shop",
  "site",
].map((name) => `modules/${name}`);

/**
 * Folder of a program to its parts, and each part to the other parts that it may import. A part is a folder or a file,
 * the deepest one counts; "." is the folder itself. Tests and folders called testing may import anything.
 */
export const parts = {
  "apps/server/src": {
    ".": ["adapters"],
    adapters: [],
    plugins: ["."],
    "modules/plumbing": [".", "adapters", "plugins"],
    "modules/site": shared,
    "modules/goods": shared,
    "modules/growth": [...shared, "modules/site"],
    "modules/shop": [...shared, "modules/site"],
    "modules/people": [...shared, ...["growth", "orders", "shop", "site"].map((name) => `modules/${name}`)],
    "modules/orders": [...shared, "modules/goods", "modules/site"],
    "modules/checkout": [...shared, "modules/orders", "modules/shop", "modules/site"],
    "modules/factory": [...shared, "modules/goods", "modules/orders"],
    "modules/desk": [...shared, "modules/factory", "modules/goods", "modules/orders", "modules/people"],
    jobs: [
      ...shared,
      ...["checkout", "factory", "goods", "growth", "orders", "people", "shop", "site"].map(
        (name) => `modules/${name}`,
      ),
    ],
    ssr: [".", "plugins", "modules/shop"],
    "ssr/page-cache": [".", "plugins", "modules/plumbing", "ssr"],
    "ssr/loaders": [
      ...[".", "plugins", "ssr"],
      ...["checkout", "growth", "orders", "people", "shop", "site"].map((name) => `modules/${name}`),
    ],
    "ssr/render": [".", "plugins", "modules/shop", "modules/site", "ssr", "ssr/loaders", "ssr/page-cache"],
    "ssr/forms": [
      ...[".", "adapters", "plugins", "ssr", "ssr/loaders", "ssr/render"],
      ...["checkout", "growth", "orders", "people", "shop"].map((name) => `modules/${name}`),
    ],
    "ssr/gallery": [".", "plugins", "modules/shop", "modules/site", "ssr", "ssr/loaders", "ssr/render"],
    "ssr/routes.ts": [
      ...[".", "plugins", "modules/plumbing"],
      ...["ssr", "ssr/forms", "ssr/gallery", "ssr/page-cache", "ssr/render"],
    ],
    "app.ts": [".", "plugins", ...allModules, "ssr/page-cache", "ssr/routes.ts"],
    start: [".", "adapters", "modules/factory", "jobs", "app.ts"],
    "main.ts": [".", "start"],
  },
  "packages/ui/src": {
    ".": [],
    words: ["."],
    content: [".", "words"],
    feedback: [".", "words"],
    actions: [".", "feedback"],
    fields: [".", "actions", "feedback", "words"],
    native: [".", "fields"],
    overlays: [".", "actions", "words"],
    choices: [".", "fields", "overlays", "words"],
    tables: [".", "actions", "choices", "feedback", "words"],
    frames: [".", "actions", "choices", "fields", "overlays", "words"],
    "rich-text": [".", "actions", "fields", "overlays", "routing"],
    security: [".", "actions", "choices", "content", "feedback", "fields", "overlays", "words"],
    orders: [".", "actions", "choices", "feedback", "fields", "overlays", "words"],
    theme: [".", "actions", "choices", "overlays"],
    routing: [".", "actions", "feedback", "frames"],
    factory: [".", "content", "frames"],
    scanner: [".", "actions", "factory", "fields", "overlays", "tables"],
    gallery: [
      ...[".", "actions", "choices", "content", "factory", "feedback", "fields", "frames"],
      ...["native", "overlays", "scanner", "tables", "theme", "words"],
    ],
    vite: ["frames", "theme"],
  },
  "packages/builder/src": {
    history: [],
    session: ["history"],
    saving: ["history", "session"],
    edits: [],
    clipboard: ["edits"],
    protocol: ["edits"],
  },
  "packages/studio/src": {
    keys: [],
    problems: [],
    scene: ["keys", "problems"],
    upload: ["scene"],
    stage: ["scene", "upload"],
    panels: ["keys", "problems", "scene", "stage", "upload"],
    layout: ["panels", "problems", "scene", "stage"],
    ".": ["keys", "layout", "panels", "problems", "scene", "stage", "upload"],
  },
};

/** Folders whose folders are modules: each has an index.ts, and others import nothing else of it. */
export const moduleFolders = ["apps/server/src/modules/*"];

/** Folders without I/O: no Node, no React. */
const pure = [
  "packages/domain",
  "packages/browser",
  "packages/contracts",
  "packages/pages",
  "packages/builder",
  "packages/themes",
  "packages/design",
];

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
