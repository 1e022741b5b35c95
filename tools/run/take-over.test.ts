import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { takeOver } from "./take-over.mjs";

const home = mkdtempSync(join(tmpdir(), "selvedge-take-over-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const [next, dist] = [join(home, "dist.next"), join(home, "dist")];

function build(place: string, files: string[], css: string[] = []) {
  const put = (name: string, text: string) => {
    const path = join(next, place, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  for (const file of [...files, ...css]) put(file, file);
  const chunks = files.map((file, index) => [file, { file, ...(index === 0 ? { css } : {}) }]);
  put(".vite/manifest.json", JSON.stringify(Object.fromEntries(chunks)));
  put("index.html", files[0]!);
}

const has = (file: string) => existsSync(join(dist, file));

test.each(["", "client"])("in '%s' a build keeps the files of the one before it, and of no older one", (place) => {
  const at = (file: string) => join(place, file);
  rmSync(dist, { recursive: true, force: true });
  build(place, ["assets/app-1.js", "assets/same.js"], ["assets/app-1.css"]);
  takeOver(next, dist);
  expect(has(at("assets/app-1.js"))).toBe(true);
  build(place, ["assets/app-2.js", "assets/same.js"]);
  takeOver(next, dist);
  expect(["assets/app-1.js", "assets/app-1.css", "assets/app-2.js", "assets/same.js"].map(at).every(has)).toBe(true);
  expect(readFileSync(join(dist, place, "index.html"), "utf8")).toBe("assets/app-2.js");
  build(place, ["assets/app-3.js"]);
  takeOver(next, dist);
  expect(["assets/app-2.js", "assets/same.js", "assets/app-3.js"].map(at).every(has)).toBe(true);
  expect(["assets/app-1.js", "assets/app-1.css"].map(at).some(has)).toBe(false);
  expect([existsSync(next), existsSync(`${dist}.last`)]).toEqual([false, false]);
});
