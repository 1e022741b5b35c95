import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const most = 100;

test.each(["dashboard", "back-office", "storefront"])(
  "no file of the built %s has a longer name than is served",
  (app) => {
    const built = join(root, "apps", app, "dist");
    // Nothing is said of an app that was not built yet.
    const files = existsSync(built) ? readdirSync(built, { recursive: true, encoding: "utf8" }) : [];
    expect(files.filter((file) => basename(file).length > most)).toEqual([]);
  },
);
