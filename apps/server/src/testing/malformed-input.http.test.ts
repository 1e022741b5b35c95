// For any input a call answers with a reason and never with a server error. Each field of each body, query and path gets
// typical bad values; made from the contracts, so a new call is tested automatically.
import { callGroups } from "@selvedge/contracts/all-calls";
import { basePath, type Call, partsOfKey } from "@selvedge/contracts/call";
import { seedPrintFiles } from "@selvedge/testing/seed/print-files";
import { seedProduct } from "@selvedge/testing/seed/product";
import { times } from "@selvedge/testing/times";
import { beforeAll, expect, test } from "vitest";
import { visitorOf } from "./browser.ts";
import { freshKey, type MerchantFixture, merchantFixture, type Visitor } from "./merchant-fixture.ts";
import { sampleOf } from "./sample-body.ts";
import { testApp } from "./test-app.ts";

const world = testApp();
const calls = Object.values(callGroups)
  .flatMap((group) => Object.values(group as Record<string, Call>))
  .map((call) => [call.key, call] as const);

let fixture: MerchantFixture;
let callers: Record<Call["access"], Visitor>;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  const { pools } = world.database;
  const { files } = world.platform;
  await seedPrintFiles(pools, fixture.bramble, await seedProduct(pools, fixture.bramble, { files }), { files });
  const sam = await visitorOf(world.app, "backoffice.localhost").arrive();
  await sam.post(`${basePath}/dashboard/secure/login/`, { email: "staff@selvedge.test", password: "selvedge-demo" });
  const shopper = await visitorOf(world.app, fixture.bramble.host).arrive();
  callers = { anyone: shopper, signedIn: fixture.ada, merchant: fixture.ada, staff: sam };
});

const odd: readonly unknown[] = [
  null,
  "",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "99999999999999999999999999",
  "' or 1=1 --",
  "%_\\",
  "x".repeat(20_000),
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  2 ** 53,
  0.1,
  true,
  [],
  [null],
  ["\u0000"],
  [2 ** 40],
  {},
  { __proto__: null, constructor: 1 },
  JSON.parse('{"toString":1,"length":-1}'),
];
const oddInPaths = [
  "0",
  "2147483648",
  "999999999999999",
  "9".repeat(40),
  "%00",
  "-1",
  "1e3",
  "%F0%9F%98%80",
  "..%2f",
  "x".repeat(299),
];

const pathWith = (call: Call, value: string | number) =>
  basePath + partsOfKey(call.key).path.replaceAll(/\{\w+\}/g, String(value));
const pathInOwnShop = (call: Call, value: string | number) =>
  basePath +
  partsOfKey(call.key)
    .path.replace("{division}", String(fixture.bramble.divisionId))
    .replaceAll(/\{\w+\}/g, String(value));

/** What nobody decides by asking: a body gets those of these fields that it does not name, all at once. */
const hopedFor = ["role", "divisionId", "price", "isPro", "internal"];

/**
 * A body of more fields than these gives each of them a share of the odd values, the next field the next share: every call meets
 * all of them, and in `npm run chaos` in each of its fields.
 */
const fieldsInFull = times(1, 6);
const shares = times(6, 4);

function oddFor(at: number, fields: number): readonly unknown[] {
  return fields <= fieldsInFull ? odd : odd.filter((_, place) => (place + at) % shares === 0);
}

/** The body with one field after the other replaced by odd values, in objects inside it too. */
function* changesOf(whole: Record<string, unknown>): Generator<Record<string, unknown>> {
  const fields = Object.entries(whole);
  for (const value of oddFor(0, fields.length + 1))
    yield { ...Object.fromEntries(hopedFor.map((name) => [name, value])), ...whole };
  for (const [at, [name, inner]] of fields.entries()) {
    const values = oddFor(at, fields.length);
    for (const value of values) yield { ...whole, [name]: value };
    if (inner && typeof inner === "object" && !Array.isArray(inner))
      for (const changed of changesOf(inner as Record<string, unknown>)) yield { ...whole, [name]: changed };
    if (Array.isArray(inner)) for (const value of values) yield { ...whole, [name]: [value, ...inner] };
  }
}

/** Values that bring a body past its first checks. */
const usual = {
  country: "GB",
  email: "rowan@postbox.example",
  shippingMethod: "uk-48",
  blankCode: "tee-classic",
  station: "pick-a",
  variantId: "1",
};

async function tried(call: Call, url: string, body: unknown) {
  const { method } = partsOfKey(call.key);
  const answer = await callers[call.access].send(method, url, method === "GET" ? undefined : body, {
    ...freshKey(),
    ...(method === "GET" ? {} : { "content-type": "application/json" }),
  });
  const { statusCode } = answer;
  if (statusCode < 400 || (statusCode < 500 && /^\w{4}-\w{4}$/.test(answer.json().requestId))) return;
  const sent = `${method} ${url.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 200)}`;
  expect.fail(`${sent} gave ${statusCode} ${answer.body.slice(0, 300)}`);
}

test.each(calls)("%s bears anything in its path", async (_, call) => {
  for (const value of oddInPaths)
    for (const path of new Set([pathWith(call, value), pathInOwnShop(call, value)])) await tried(call, path, {});
});

test.each(calls.filter(([, call]) => call.body))("%s bears anything in its body", async (_, call) => {
  const whole = (sampleOf(call.body, usual) ?? {}) as Record<string, unknown>;
  const path = pathInOwnShop(call, 1);
  await tried(call, path, `${"[".repeat(50_000)}${"]".repeat(50_000)}`);
  await tried(call, path, `${'{"scene":'.repeat(20_000)}1${"}".repeat(20_000)}`);
  for (const value of odd) await tried(call, path, value === "" || value === null ? undefined : JSON.stringify(value));
  for (const change of changesOf(whole)) await tried(call, path, JSON.stringify(change));
});

test.each(calls.filter(([, call]) => call.query))("%s bears anything in its query", async (_, call) => {
  const names = Object.keys((sampleOf(call.query, {}) ?? {}) as object);
  for (const name of names)
    for (const value of [
      "",
      "%00",
      "-1",
      "1e400",
      "2147483648",
      "9".repeat(30),
      "%ED%A0%80",
      "x".repeat(3000),
      "'",
      "[]",
    ])
      await tried(call, `${pathInOwnShop(call, 1)}?${name}=${value}`, {});
});
