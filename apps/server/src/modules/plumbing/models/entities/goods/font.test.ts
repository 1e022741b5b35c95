import { type TestDatabase, testDatabase } from "@selvedge/testing/test-database";
import { FONTS } from "@selvedge/themes/fonts/catalogue";
import { fontFiles } from "@selvedge/themes/fonts/font-faces";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
});
afterAll(() => database.drop());

test("the font catalogue names every face that themes may use, by a file that is served (platform-core §3)", async () => {
  const { rows } = await database.pools.web.query("select name, url from fonts order by name");
  expect(rows.map(({ name }) => name)).toEqual(FONTS.map(({ family }) => family).sort());
  const served = new Set(fontFiles(FONTS).map(({ name }) => `/fonts/${name}.woff2`));
  expect(rows.map(({ url }) => url).filter((url) => !served.has(url))).toEqual([]);
});
