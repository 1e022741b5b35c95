// Rows that come with the tables say what the domain says, code by code.
import { flows, statusWords } from "@selvedge/domain/orders/flows";
import { returnReasons } from "@selvedge/domain/returns/return-reasons";
import { type TestDatabase, testDatabase } from "@selvedge/testing/test-database";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
});
afterAll(() => database.drop());

/** As the web role reads them. */
const rows = async (text: string) => (await database.pools.web.query(text)).rows;

test("every status of every flow is a row with its name and a colour (platform-core §3, orderStatus)", async () => {
  const stored = await rows("select code, name, colour from order_statuses");
  const words = Object.entries(statusWords).map(([code, { name }]) => [code, name]);
  expect(new Map(stored.map(({ code, name }) => [code, name]))).toEqual(new Map(words as [string, string][]));
  const inFlows = new Set(Object.values(flows).flat(2));
  expect(new Set(stored.map(({ code }) => code))).toEqual(inFlows);
  for (const { colour } of stored) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
});

test("every reason to return something is a row (platform-core §4; print-on-demand §3)", async () => {
  const stored = await rows(`select code, name, fault, needs_photo as "asksForPhoto" from return_reasons order by id`);
  expect(stored).toEqual(returnReasons);
});

test("whatever is made again for nothing has a reprint reason: the maker's and the carrier's faults", async () => {
  const codes = new Set((await rows("select code from reprint_reasons")).map(({ code }) => code));
  const faults = returnReasons.filter(({ fault }) => fault !== "shopper").map(({ code }) => code);
  expect(faults.filter((code) => !codes.has(code))).toEqual([]);
});

test("factories have the codes that decide the flow: newport makes paper, distro sends on (platform-core §4)", async () => {
  expect(await rows("select code, technologies from factories order by id")).toEqual([
    { code: "telford", technologies: ["dtg", "dtf"] },
    { code: "newport", technologies: ["paper"] },
    { code: "distro", technologies: [] },
  ]);
});

test("spans have a code, a name and a character of their own (platform-core §3, timeInterval)", async () => {
  const stored = await rows("select code, name, character from time_intervals order by id");
  expect(stored.map(({ code, character }) => `${code} ${character}`)).toEqual([
    "hour h",
    "day d",
    "week w",
    "month m",
    "quarter q",
    "year y",
    "fortnight f",
  ]);
});

test("a new font is 16 in size and 400 in weight (platform-core §3, Font catalogue entry)", async () => {
  const { rows: made } = await database.ownerQuery(
    "insert into fonts (type, name, source, url) values ('custom', 'Ours', 'custom', '/fonts/ours.woff2') returning size, default_weight, capitalised, display",
  );
  expect(made).toEqual([{ size: 16, default_weight: 400, capitalised: false, display: "swap" }]);
});

test("products and themes begin as the specification says: VAT rate 1, extends base (platform-core §3)", async () => {
  const { rows: defaults } = await database.ownerQuery(
    "select column_default as given from information_schema.columns where (table_name, column_name) in (('products', 'vat_rate'), ('themes', 'extends')) order by table_name",
  );
  expect(defaults).toEqual([{ given: "1" }, { given: "'base'::text" }]);
});
