// An order's status, and whether it is there at all, is written in this folder alone: the server's sources are read for
// any other statement that does.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const here = import.meta.dirname.slice(root.length + 1);

const isTest = (path: string) => /\.test\.tsx?$|(^|\/)testing\//.test(path);
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !isTest(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** Statements on orders as text or through Kysely, up to where the columns that they set end. */
const statements = [
  /\bupdate\s+(?:only\s+)?(?:public\.)?"?orders"?\s(?:(?!\bwhere\b|\breturning\b|`)[\s\S])*/gi,
  /\b(?:insert|merge)\s+into\s+(?:public\.)?"?orders"?\s(?:(?!`)[\s\S])*/gi,
  /\b(?:updateTable|insertInto|mergeInto)\(\s*["'`]orders\b(?:(?!\.execute)[\s\S])*/g,
];
const isWriter = (statement: string) => /\bstatus\b|\bdeleted_at\b/.test(statement.replaceAll("resume_status", ""));
/** Columns that are put together elsewhere cannot be read here. */
const isHidden = (statement: string) => /^update[\s\S]*\bset\b[\s\S]*\$\{sql\.join/i.test(statement);

const found = (text: string, is: (statement: string) => boolean) =>
  statements.some((pattern) => [...text.matchAll(pattern)].some(([statement]) => is(statement)));
const filesThat = (is: (text: string) => boolean) => sources.filter(({ text }) => is(text)).map(({ path }) => path);

test("an order's status and its end are written in one folder", () => {
  expect(filesThat((text) => found(text, isWriter)).sort()).toEqual([
    join(here, "create-order.ts"),
    join(here, "move-order.ts"),
  ]);
});

test("its status log is written there too", () => {
  const writesLog = (text: string) => /(?:insertInto\(\s*["'`]|into\s+)order_status_logs\b/.test(text);
  expect(filesThat(writesLog).sort()).toEqual([join(here, "create-order.ts"), join(here, "move-order.ts")]);
});

test("one statement sets columns that are listed elsewhere, and their type leaves the status out", () => {
  const [hidden, ...more] = sources.filter(({ text }) => found(text, isHidden));
  expect([more, hidden?.text]).toEqual([[], expect.stringContaining("(order: OpenOrder): OrderColumns =>")]);
  const type = sources.find(({ path }) => path === join(here, "create-order.ts"))!.text;
  expect(type).toMatch(/Exclude<keyof [^>]*>, "status" \| "resume_status" \| "deleted_at">/);
});

test.each([
  "sql`update orders set status = 'paid' where id = 1`",
  "sql`update orders o set version = version + 1,\n  deleted_at = $1 where o.id = 1`",
  'sql`update "orders" set deleted_at = null`',
  "sql`with a as (select 1) insert into orders (id, status) values (1, 'new')`",
  'db.updateTable("orders").where("id", "=", 1).set({ status: "paid" }).execute()',
  'db.updateTable("orders as o").set({\n  deleted_at: null }).execute()',
  'db.insertInto("orders").values({ status: "new" }).execute()',
])("another writer would be found: %s", (text) => {
  expect(found(text, isWriter)).toBe(true);
});

test.each([
  "sql`update orders set completed_at = now() where status = 'paid'`",
  "sql`update orders set resume_status = null where deleted_at is null`",
  "sql`select status, deleted_at from orders for update`",
  'db.updateTable("subscribers").set({ status: "active" }).execute()',
])("what reads or sets something else is left alone: %s", (text) => {
  expect(found(text, isWriter)).toBe(false);
});
