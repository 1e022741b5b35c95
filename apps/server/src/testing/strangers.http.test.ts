// Every call that belongs to a shop's people or to staff, tried by everybody whom it does not belong to, with the true
// ids of another's shop. Made from the contracts: a new call is tried by itself, and a new kind of id in a path fails here
// until it is given one of the victim's.
import { callGroups } from "@selvedge/contracts/all-calls";
import { basePath, type Call, partsOfKey } from "@selvedge/contracts/call";
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedMember, seedPassword, seedPerson, seedStaff } from "@selvedge/testing/seed/people";
import { seedPrintFiles } from "@selvedge/testing/seed/print-files";
import { seedProduct } from "@selvedge/testing/seed/product";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "./browser.ts";
import { freshKey, type MerchantFixture, merchantFixture, type Visitor } from "./merchant-fixture.ts";
import { type Known, sampleOf } from "./sample-body.ts";
import { testApp } from "./test-app.ts";

const world = testApp();
const calls = Object.values(callGroups).flatMap((group) => Object.values(group as Record<string, Call>));
const named = (access: Call["access"]) =>
  calls.filter((call) => call.access === access).map((call) => [call.key, call] as const);
const merchantCalls = named("merchant");
const staffCalls = named("staff");

/**
 * Calls that a shop's viewer may make although they are no GET: one works out a price, two let them look at the shop, one says
 * that they have a page open, one puts a list away for themselves alone.
 */
const harmless = new Set([
  "POST /divisions/{division}/products/price-preview/",
  "POST /divisions/{division}/products/{id}/personalisation-preview/",
  "POST /divisions/{division}/visitors/preview/",
  "POST /divisions/{division}/link-targets/lost/",
  "POST /divisions/{division}/pages/{id}/preview/",
  "POST /divisions/{division}/pages/{id}/editors/",
  "PUT /divisions/{division}/overview/checklist/",
]);
/** Words that occur in the victim's rows alone. */
const canaries = ["Moonlit Heron", "heron-hoard", "victim@heron.example", "Peregrine"];

interface Victim {
  divisionId: number;
  artwork: number;
  design: number;
  product: number;
  collection: number;
  bundle: number;
  order: number;
  hold: number;
  refund: number;
  /** A line of the order. */
  item: number;
  /** An order in place of it. */
  child: number;
  /** What another size of it cost more. */
  difference: number;
  /** What comes back of it, and one of its lines. */
  return: number;
  line: number;
  /** Of the shop's team: a person's account, an invitation, a role of its own, and who asks for more. */
  person: number;
  invitation: number;
  role: number;
  request: number;
  /** Somebody who is let into the shop before it opens. */
  visitor: number;
  splitTest: number;
  /** A page, and a version of it. */
  page: number;
  redirect: number;
  domain: number;
  version: number;
  section: number;
  post: number;
  discount: number;
  giftCard: number;
  font: number;
  review: number;
  label: string;
  file: number;
  /** Somebody of the staff. */
  user: number;
  /** Their badge, and a device on which badges work. */
  badge: number;
  terminal: number;
  /** A job that failed for good. */
  job: number;
  /** A carrier's list, by its number. */
  manifest: string;
}

let fixture: MerchantFixture;
let victim: Victim;
/** Owns another shop, and has a design and a product of her own there. */
let nora: Visitor;
let noraKnown: Known;
let noraOnStaffHost: Visitor;
let idle: Visitor;
let sam: Visitor;
let before: string[];

const signedIn = async (host: string, email: string) => {
  const visitor = await visitorOf(world.app, host).arrive();
  const answer = await visitor.post(`${basePath}/dashboard/secure/login/`, { email, password: seedPassword });
  expect(answer.statusCode).toBe(200);
  return visitor;
};

beforeAll(async () => {
  const { pools } = world.database;
  fixture = await merchantFixture(world);
  const { files } = world.platform;
  const heron = await seedPrintFiles(
    pools,
    fixture.bramble,
    await seedProduct(pools, fixture.bramble, { name: "Moonlit Heron", files }),
    { files },
  );
  const fields = { email: "victim@heron.example", firstName: "Peregrine", lastName: "Finch" };
  const order = await seedPaidOrder(pools, fixture.bramble, [{ product: heron }], fields);
  const own = await seedProduct(pools, fixture.other, { name: "Kiln Tee", files });
  const person = await seedPerson(pools, { email: "nora@selvedge.test", fullName: "Nora Pike" });
  await seedMember(pools, fixture.other, person, "owner");
  await seedStaff(pools, { email: "idle@selvedge.test", fullName: "Ian Dell", roles: [] });
  nora = await signedIn("localhost", "nora@selvedge.test");
  noraOnStaffHost = await signedIn("backoffice.localhost", "nora@selvedge.test");
  idle = await signedIn("backoffice.localhost", "idle@selvedge.test");
  sam = await signedIn("backoffice.localhost", "staff@selvedge.test");
  const [released] = (await sam.post(`${basePath}/atlas/orders/release/`, { orders: [order.id] })).json().data;
  const hold = await sam.post(`${basePath}/atlas/orders/${order.id}/holds/`, {
    code: "payment_review",
    note: "heron-hoard",
  });
  expect(hold.statusCode, hold.body).toBe(200);
  const collection = (await fixture.ada.post(`${fixture.base}/collections/`, { name: "heron-hoard" })).json().data;
  const open = { productId: heron.id, colour: null, size: null };
  const bundle = await fixture.ada.post(
    `${fixture.base}/bundles/`,
    { name: "heron-hoard", priceIncTaxMinor: 9000, parts: [open, open] },
    freshKey(),
  );
  expect(bundle.statusCode, bundle.body).toBe(200);
  const one = async (text: string) => (await pools.backOffice.query(text, [fixture.bramble.divisionId])).rows[0].id;
  const team = `${fixture.base}/team`;
  const invited = await fixture.ada.post(`${team}/invitations/`, { email: "victim@heron.example", role: "viewer" });
  const role = await fixture.ada.post(`${team}/roles/`, { name: "heron-hoard", permissions: [] });
  const visitor = await fixture.ada.post(`${fixture.base}/visitors/`, { email: "victim@heron.example" });
  const page = await fixture.ada.post(`${fixture.base}/pages/`, { url: "/heron-hoard/", name: "heron-hoard" });
  await fixture.ada.post(`${fixture.base}/pages/${page.json().data.id}/publish/`, {});
  const splitTest = await fixture.ada.post(`${fixture.base}/split-tests/`, {
    ...{ kind: "blocks", name: "heron-hoard", pageId: null },
    variations: ["One", "Two"].map((name) => ({ name, share: 50 })),
  });
  const uuid = crypto.randomUUID();
  const post = await fixture.ada.post(`${fixture.base}/posts/`, { uuid, title: "heron-hoard" });
  const discount = await fixture.ada.post(`${fixture.base}/discounts/`, {
    ...{ uuid: crypto.randomUUID(), code: "heron-hoard", gift: { kind: "percent", percent: 10 } },
  });
  const giftCard = await fixture.ada.post(`${fixture.base}/gift-cards/`, {
    ...{ uuid: crypto.randomUUID(), amountMinor: 2500, reason: "heron-hoard", holderName: "Peregrine" },
  });
  expect(giftCard.statusCode, giftCard.body).toBe(200);
  await fixture.ada.send("PUT", `${fixture.base}/help-questions/heron-hoard/`, {
    ...{ group: "goods", question: "heron-hoard", html: "<p>heron-hoard</p>", version: 0 },
  });
  const section = await fixture.ada.send("POST", `${fixture.base}/sections/`, {
    ...{ uuid: "0f9d1a5e-8a43-4a53-9d0c-6f0c1f1b2a11", name: "heron-hoard" },
    blocks: [{ type: "spacer", size: 12, properties: {} }],
  });
  const request = await fixture.vera.post(`${basePath}/atlas/permissions/request/orders.manage/`, {
    reason: "heron-hoard",
    division: fixture.bramble.divisionId,
  });
  const { id: user } = (await pools.backOffice.query("select min(id) as id from staff_users")).rows[0];
  const badge = await sam.post(`${basePath}/atlas/users/${user}/badges/`, { code: "04A17C52B5" });
  const terminal = await sam.post(`${basePath}/atlas/terminals/`, { station: "pick-a" });
  victim = {
    divisionId: fixture.bramble.divisionId,
    artwork: heron.artwork.id,
    design: heron.designId,
    product: heron.id,
    collection: collection.id,
    bundle: bundle.json().data.id,
    order: order.id,
    hold: hold.json().data.id,
    refund: await paidRefund(order.id),
    item: order.itemIds[0]!,
    ...(await openReturn(order.id)),
    person: await one("select account_id as id from memberships where division_id = $1 and role = 'owner'"),
    invitation: invited.json().data.id,
    role: role.json().data.id,
    request: request.json().data.id,
    visitor: visitor.json().data.id,
    splitTest: splitTest.json().data.id,
    page: page.json().data.id,
    redirect: await ownRedirect(),
    domain: await ownDomain(),
    version: 1,
    section: section.json().data.id,
    post: post.json().data.id,
    discount: discount.json().data.id,
    giftCard: giftCard.json().data.id,
    child: order.id,
    difference: await paidDifference(order.id),
    font: await ownFont(),
    review: await waitingReview(order.id, heron.id),
    label: released.labels[0],
    user,
    badge: badge.json().data.id,
    terminal: terminal.json().data.id,
    job: await failedJob(),
    manifest: "M20261124-RM-01",
    file: await one("select id from print_files where division_id = $1 limit 1"),
  };
  noraKnown = { ...bodyIds(), version: 1, ids: () => [own.id, victim.product] };
  // The first view of a day stores the sums of the days before.
  await fixture.ada.get(`${fixture.base}/overview/`);
  before = await everythingOfTheVictim();
});
afterAll(async () => {
  expect(await everythingOfTheVictim()).toEqual(before);
});

/** A refund with its credit note. */
async function paidRefund(orderId: number): Promise<number> {
  const { rows } = await world.database.ownerQuery(`
    with refund as (
      insert into refunds (division_id, order_id, kind, state, way, currency, goods_minor, goods_tax_minor, total_minor, reason, actor_kind, actor_name, paid_at)
      values (${fixture.bramble.divisionId}, ${orderId}, 'part', 'paid', 'hand', 'GBP', 100, 20, 120, 'heron-hoard', 'merchant', 'Ada', now()) returning *
    ), note as (
      insert into credit_notes (division_id, number, refund_id, order_id, currency, net_minor, tax_minor, total_minor, tax_lines)
      select division_id, 1, id, order_id, currency, 100, 20, 120, '[{"treatment": "UK_STD", "rate": 0.2, "netMinor": 100, "taxMinor": 20}]' from refund
    ) select id::int from refund`);
  return rows[0].id;
}

/** A dearer size that was paid, with its invoice. */
async function paidDifference(orderId: number): Promise<number> {
  const { rows } = await world.database.ownerQuery(`
    with change as (
      insert into line_changes (division_id, order_id, order_item_id, changed_item_id, of_pieces, pieces, name, from_colour, from_size, colour, size,
        difference_minor, tax_minor, price_change_minor, discount_change_minor, currency, state, actor_kind, finished_at)
      select division_id, order_id, id, id, quantity, quantity, 'heron-hoard', colour, size, colour, 'L', 120, 20, 120, 0, 'GBP', 'made', 'shopper', now()
      from order_items where order_id = ${orderId} order by id limit 1 returning *
    ), invoice as (
      insert into supplementary_invoices (division_id, number, line_change_id, order_id, currency, treatment, rate, net_minor, tax_minor, total_minor)
      select division_id, 1, id, order_id, 'GBP', 'UK_STD', 0.2, 100, 20, 120 from change
    ) select id::int from change`);
  return rows[0].id;
}

async function ownDomain(): Promise<number> {
  const { rows } = await world.database.ownerQuery(`
    insert into shop_domains (division_id, host, token) values (${fixture.bramble.divisionId}, 'heron-hoard.example', 'heron-hoard') returning id::int`);
  return rows[0].id;
}

async function ownRedirect(): Promise<number> {
  const answer = await fixture.ada.post(`${fixture.base}/page-redirects/`, {
    ...{ from: "/heron-hoard-before/", to: "/heron-hoard/" },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.id;
}

async function ownFont(): Promise<number> {
  const { rows } = await world.database.ownerQuery(`
    insert into custom_fonts (division_id, name, sha256)
    select division_id, 'heron-hoard', sha256 from files where division_id = ${fixture.bramble.divisionId} limit 1 returning id::int`);
  return rows[0].id;
}

async function waitingReview(orderId: number, productId: number): Promise<number> {
  const { rows } = await world.database.ownerQuery(`
    insert into reviews (division_id, product_id, order_item_id, author, rating, title, colour, size)
    select division_id, ${productId}, id, 'heron-hoard', 5, 'heron-hoard', colour, size from order_items
    where order_id = ${orderId} order by id limit 1 returning id`);
  return rows[0].id;
}

/** A return that is on its way, with one line. */
async function openReturn(orderId: number): Promise<Pick<Victim, "return" | "line">> {
  const { rows } = await world.database.ownerQuery(`
    with back as (
      insert into shop_returns (division_id, order_id, state, wish, requested_by, note, decided_at)
      values (${fixture.bramble.divisionId}, ${orderId}, 'approved', 'refund', 'shopper', 'heron-hoard', now()) returning *
    ), line as (
      insert into return_lines (division_id, return_id, order_item_id, reason_id, quantity, note)
      select back.division_id, back.id, i.id, 2, 1, 'heron-hoard' from back join order_items i on i.order_id = back.order_id limit 1 returning id
    ) select back.id::int as return, line.id::int as line from back, line`);
  return rows[0];
}

async function failedJob(): Promise<number> {
  const { rows } = await world.database.ownerQuery("select id::int from graphile_worker.add_job('never_taken')");
  const [{ id }] = rows;
  await world.database.ownerQuery(`update graphile_worker._private_jobs set attempts = max_attempts where id = ${id}`);
  return id;
}

/** The victim's ids by the names that bodies give them. */
const bodyIds = (): Known => ({
  artworkId: victim.artwork,
  designId: victim.design,
  ids: [victim.product],
  collectionIds: [victim.collection],
  parts: Array.from({ length: 2 }, () => ({ productId: victim.product, colour: null, size: null })),
  orders: [victim.order],
  labels: [victim.label],
  label: victim.label,
  text: victim.label,
  open: String(victim.order),
  codes: victim.label,
  version: 1,
  blankCode: "tee-classic",
  station: "pick-a",
  defect: "misprint",
  code: "payment_review",
  name: "A stranger's name",
  email: "stranger@postbox.example",
  role: "viewer",
  shopRoleId: null,
  what: { kind: "rest" },
  reason: "heron-free reason",
  permissions: [],
  country: "GB",
  zip: "M1 3HE",
  personalisation: {
    fields: [
      {
        ...{ key: "f1", label: "Name", kind: "name", isRequired: true, maxLength: 9, isUppercase: true },
        ...{ chargeMinor: 0, example: "Ada", place: { side: "front", x: 0, y: 0, w: 100, h: 20 } },
      },
    ],
    fonts: ["tall"],
    inks: ["white"],
  },
  scene: { v: 1, blank: "tee-classic", sides: {} },
});

/** The victim's id for `{id}`, by the word before it in the path. */
const idAfter: Record<string, keyof Victim> = {
  artworks: "artwork",
  collections: "collection",
  bundles: "bundle",
  designs: "design",
  products: "product",
  orders: "order",
  users: "user",
  badges: "badge",
  terminals: "terminal",
  people: "person",
  invitations: "invitation",
  roles: "role",
  requests: "request",
  visitors: "visitor",
  sections: "section",
  "split-tests": "splitTest",
  pages: "page",
  "page-redirects": "redirect",
  domains: "domain",
  posts: "post",
  discounts: "discount",
  "gift-cards": "giftCard",
  fonts: "font",
  reviews: "review",
  "access-requests": "request",
  jobs: "job",
};

/** Names that every shop has, for `{name}`; others are the victim's own. */
const nameAfter: Record<string, string> = { "legal-texts": "terms-of-sale", themes: "nordic" };

/** A call's path with the victim's ids, below `division`. */
function pathOf({ key }: Call, division: number): string {
  const parts = partsOfKey(key).path.split("/");
  const filled = parts.map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return part;
    if (name === "division") return division;
    if (name === "station") return "pick-a";
    if (name === "template") return "header";
    if (name === "name") return nameAfter[parts[index - 1] ?? ""] ?? "heron-hoard";
    const id = name === "id" ? idAfter[parts[index - 1] ?? ""] : (name as keyof Victim);
    if (id === undefined || victim[id] === undefined)
      throw new Error(`Say which of the victim's ids {${name}} of ${key} is.`);
    return victim[id];
  });
  return basePath + filled.join("/");
}

function make(visitor: Visitor, call: Call, division = victim.divisionId, known: Known = bodyIds()) {
  const query = sampleOf(call.query, { ...known, preview: undefined }) as Record<string, unknown> | undefined;
  const search = query
    ? `?${new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (name === "preview" || name === "shop" ? [] : [[name, String(value)]])))}`
    : "";
  const { method } = partsOfKey(call.key);
  const body = method === "GET" ? undefined : (sampleOf(call.body, known) ?? {});
  return visitor.send(method, pathOf(call, division) + search, body, freshKey());
}

/** Every row of the victim's in every table, as text. */
async function everythingOfTheVictim(): Promise<string[]> {
  const { pools } = world.database;
  const { rows: tables } = await pools.backOffice.query(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'division_id' order by 1",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pools.backOffice.query(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum, count(*)::int as n from ${name} t where division_id = $1`,
      [fixture.bramble.divisionId],
    );
    found.push(`${name} ${rows[0].n} ${rows[0].sum}`);
  }
  return found;
}

function expectNothingSaid(answer: LightMyRequestResponse) {
  for (const canary of canaries) expect(answer.body).not.toContain(canary);
}

describe("the fixture", () => {
  test("is complete: its own people get what strangers are tried with", async () => {
    for (const [, call] of merchantCalls.filter(([key]) => key.startsWith("GET")))
      expect((await make(fixture.ada, call)).statusCode, call.key).toBe(200);
    for (const [, call] of staffCalls.filter(([key]) => key.startsWith("GET")))
      expect([200, 404], call.key).toContain((await make(sam, call)).statusCode);
    expect(merchantCalls.length).toBeGreaterThan(20);
    expect(staffCalls.length).toBeGreaterThan(15);
  });
});

describe.each(merchantCalls)("%s", (_, call) => {
  test("is not there for somebody without a session", async () => {
    const answer = await make(fixture.nobody, call);
    expect([401, 404]).toContain(answer.statusCode);
    expectNothingSaid(answer);
  });

  test("is not found by a member of another shop, a shopper or staff", async () => {
    for (const visitor of [nora, fixture.joe]) {
      const answer = await make(visitor, call);
      expect(answer.statusCode).toBe(404);
      expectNothingSaid(answer);
    }
  });

  test("is not found on a host of staff, of files or of a shop", async () => {
    for (const host of ["backoffice.localhost", "files.localhost", fixture.other.host]) {
      const cookie = [...fixture.ada.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const { method } = partsOfKey(call.key);
      const answer = await world.app.inject({
        method: method as "GET",
        url: pathOf(call, victim.divisionId),
        headers: { host, cookie, "x-xsrf-token": fixture.ada.cookies.get("XSRF-TOKEN")!, ...freshKey() },
        ...(method === "GET" ? {} : { payload: (sampleOf(call.body, bodyIds()) ?? {}) as object }),
      });
      expect(answer.statusCode, host).toBe(404);
      expectNothingSaid(answer);
    }
  });

  test("says and does nothing of the victim's through another shop's own address", async () => {
    const answer = await make(nora, call, fixture.other.divisionId, noraKnown);
    expect(answer.statusCode).not.toBe(500);
    if (/\{id\}/.test(call.key)) expect(answer.statusCode).toBe(call.isUpload ? 415 : 404);
    expectNothingSaid(answer);
  });

  test("refuses its shop's viewer every change", async () => {
    if (call.key.startsWith("GET") || harmless.has(call.key)) return;
    expect((await make(fixture.vera, call)).statusCode).toBe(403);
  });
});

describe.each(staffCalls)("%s", (_, call) => {
  test("is closed to nobody, to people who are no staff, and to staff without the permission", async () => {
    const nobody = await visitorOf(world.app, "backoffice.localhost").arrive();
    expect((await make(nobody, call)).statusCode).toBe(401);
    for (const visitor of [noraOnStaffHost, idle]) {
      const answer = await make(visitor, call);
      expect(answer.statusCode).toBe(403);
      expectNothingSaid(answer);
    }
  });

  test("is not found on the merchants' and shops' hosts, for anyone", async () => {
    for (const host of ["localhost", "files.localhost", fixture.bramble.host]) {
      const answer = await make(await signedInThere(host), call);
      expect(answer.statusCode).toBe(404);
      expectNothingSaid(answer);
    }
  });
});

/** Sam's own session, as if its cookie had come along to another host. */
async function signedInThere(host: string): Promise<Visitor> {
  const visitor = visitorOf(world.app, host);
  for (const [name, value] of sam.cookies) visitor.cookies.set(name, value);
  return visitor;
}

describe("streams", () => {
  test.each([
    ["nobody", () => fixture.nobody, 401],
    ["a member of another shop", () => nora, 404],
  ])("of a shop's orders are not there for %s", async (_name, visitor, status) => {
    expect((await visitor().get(`${fixture.base}/orders/live/`)).statusCode).toBe(status);
  });

  test("of the floor are not there for strangers", async () => {
    expect((await noraOnStaffHost.get(`${basePath}/factory/live/`)).statusCode).toBe(403);
    expect((await idle.get(`${basePath}/factory/live/`)).statusCode).toBe(403);
    expect((await nora.get(`${basePath}/factory/live/`)).statusCode).toBe(404);
  });
});
