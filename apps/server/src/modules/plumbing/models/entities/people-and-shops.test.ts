import { merchantPermissions } from "@selvedge/domain/access/merchant-roles";
import { staffPermissions } from "@selvedge/domain/access/roles";
import type { DivisionId } from "@selvedge/domain/ids";
import { seedShop } from "@selvedge/testing/seed/shop";
import { type TestDatabase, testDatabase, testSecret } from "@selvedge/testing/test-database";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { readConfig } from "../../../../config.ts";
import { originsOf } from "../../../../origins.ts";
import type { Platform } from "../../../../platform.ts";
import { models } from "../all-models.ts";
import { fetchModels } from "../fetch-models.ts";
import { type Model, relationsOf, type TableModel } from "../model.ts";
import { mayRead, type Reader } from "../reader.ts";
import { priyasPrivate, seedWholePeople } from "../testing/whole-people.ts";
import { seedWholeShop } from "../testing/whole-shop.ts";
import { peopleAndShops } from "./people-and-shops.ts";

/** Field names as the specification gives them, one row for each entity of platform-core §3 and storefront §3. */
const specified: Record<string, string> = {
  user: "id email username avatar fullName firstName lastName mission mutedAt login twoFactorAuthEnabled hasSavedPassword mobilePhoneNumber status bio dateOfBirth team colour reportsTo channel size isLeadership lastActive rfids rfidCodes okrs totalOkrCompletion permissions storeControlRole photoPath photoAltText photoSizes photoFocus streetAddress city county postCode nationalInsuranceNumber bankAccountName bankName sortCode bankAccountNumber employeeStatementOption",
  customer:
    "id phone email company jobTitle username leadStatus avatar firstName lastName internal verified signedEula potentialValue website mobile twitter facebook tiktok instagram linkedin youtube orders claimedUser divisions manufacturers dashboardPermissions role twoFactorAuthEnabled notes shouldHaveStore requestTerms statusJourney tags",
  subdomain:
    "id isPro division approvalItem currency favicon metaOgImage customCode passwordProtected comingSoonPageData sitewideBanner company tracking plugins",
  division:
    "id name code disabled subdomain customers companyInfo demographic manufacturer logoThumbnail activeDomainName divisionCustomers storeUrl hasPro isFraud",
  manufacturer:
    "id name logo hash email isPro badges unlocked active orders isFraud managed chatChannels tags crmUser division customers demographic paymentInterval integrationType enableBulkStudio force2fa promoUrl betas paypalEmailLogs isVip currency",
  page: "id uuid url name layout blocks flags properties preloadables version divisionId published sitemap edited keyPhraseCampaignId mode theme",
  theme: "id uuid name extends properties",
  notification:
    "id title body image href position data tag form actions dismissAction footerAction createdAt scheduledAt deletedAt openedAt template replacePrevious mergable",
  split_test: "id code name discovered variation availableVariations",
  currency: "code symbol symbolAlign name conversionRate subScript decimalPoint thousandsSeparator",
};

let database: TestDatabase;
let platform: Platform;
let fixture: Awaited<ReturnType<typeof seedWholeShop>>;
let readers: Record<"anyone" | "merchant" | "staff", Reader>;
let strangers: Reader[];

beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
  const config = readConfig({
    NODE_ENV: "test",
    SECRET_KEY: testSecret,
    DATABASE_URL: database.ownerUrl,
    FIELD_KEYS: `test:${"A".repeat(43)}`,
  });
  platform = { pools: database.pools, config, origins: originsOf(config), now: () => new Date() } as Platform;
  fixture = await seedWholeShop(database);
  await seedWholePeople(database, fixture, config.fieldKeys);
  const other = await seedShop(database.pools, { label: "thistle", name: "Thistle", code: "TH" });
  const of = (isSignedIn: boolean) => ({ isSignedIn, ownerHash: fixture.ownerHash });
  const readersOf = (divisionId: DivisionId) =>
    ({
      anyone: { ...of(false), audience: "anyone", divisionId, permissions: [] },
      merchant: { ...of(true), audience: "merchant", divisionId, permissions: Object.keys(merchantPermissions) },
      staff: { ...of(true), audience: "staff", divisionId: null, permissions: Object.keys(staffPermissions) },
    }) as const;
  readers = readersOf(fixture.shop.divisionId);
  const { anyone, merchant } = readersOf(other.divisionId);
  strangers = [anyone, merchant];
});
afterAll(() => database.drop());

type Shown = Record<string, unknown>;
const read = async (
  reader: Reader,
  type: string,
  ids: readonly (number | string)[],
  relations: string[] = [],
  attributes: string[] = [],
) => {
  const { data } = await fetchModels(platform, reader, { type, ids, attributes, relations, page: 1, perPage: 50 });
  return (Array.isArray(data) ? data : [data]) as Shown[];
};

const idsOf = async ({ table, key = "id", owner }: TableModel): Promise<(number | string)[]> => {
  const where = owner === "division" ? `where division_id = ${fixture.shop.divisionId}` : "";
  const { rows } = await database.ownerQuery(`select ${String(key)} as id from ${table} ${where} order by 1 limit 50`);
  return rows.map(({ id }) => id);
};

const leadsSomewhere = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== null);

describe("every field of the specification has a home (platform-core §3, storefront §3)", () => {
  test.each(Object.entries(specified))("%s", (type, fields) => {
    const model = models.get(type) as Model;
    const homes = new Set(["id", ...Object.keys(model.attributes), ...Object.keys(relationsOf(model))]);
    expect(fields.split(" ").filter((field) => !homes.has(field))).toEqual([]);
  });
});

describe.each(peopleAndShops)("$type", (model) => {
  test.each(["anyone", "merchant", "staff"] as const)("is read whole by %s, as far as they may", async (audience) => {
    const reader = readers[audience];
    if (!mayRead(reader, model)) return expect(model.audience).not.toBe("anyone");
    const mine = Object.entries(model.relations)
      .filter(([, relation]) => mayRead(reader, relation) && mayRead(reader, models.get(relation.model)!))
      .map(([name]) => name);
    const rows = await read(reader, model.type, await idsOf(model), mine);
    const attributes = Object.keys(model.attributes).filter((name) => mayRead(reader, model.attributes[name]!));
    expect(Object.keys(rows[0]!).sort()).toEqual([...new Set(["id", ...attributes, ...mine])].sort());
    if (audience === "anyone") return;
    for (const name of mine)
      expect(
        rows.some((row) => leadsSomewhere(row[name])),
        name,
      ).toBe(true);
  });
});

describe("no model of a shop", () => {
  /** The platform's own lists, which every shop reads whole. A model that shops own may not be added here. */
  const shared = new Set(
    "base_product currency factory font order_status reprint_reason return_reason time_interval".split(" "),
  );

  test.each(
    [...models.values()]
      .filter(({ type }) => !shared.has(type))
      .map((model) => [model.type, model as TableModel] as const),
  )("is found from another one: %s", async (type, model) => {
    for (const reader of strangers) {
      if (!mayRead(reader, model)) continue;
      const own = await idsOf(model);
      const found =
        own.length === 0 ? [] : await read(reader, type, [...own, ...own.map(String)]).catch(({ code }) => [{ code }]);
      const ofThistle = new Set(await thistles(model));
      expect(found.filter((row) => "id" in row && !ofThistle.has(row.id as number))).toEqual([]);
    }
  });

  const thistles = async ({ table, key = "id", owner }: TableModel): Promise<(number | string)[]> => {
    const { divisionId } = strangers[0]!;
    const where =
      owner === "division"
        ? `division_id = ${divisionId}`
        : table === "divisions"
          ? `id = ${divisionId}`
          : table === "manufacturers"
            ? `id = (select manufacturer_id from divisions where id = ${divisionId})`
            : "false";
    return (await database.ownerQuery(`select ${String(key)} as id from ${table} where ${where}`)).rows.map(
      ({ id }) => id,
    );
  };
});

describe("a user", () => {
  test("is what is known of them, with what payroll needs masked (platform-core §3)", async () => {
    const [priya] = await read(readers.staff, "user", [fixture.people.priya.staffUserId]);
    expect(priya).toMatchObject({
      fullName: "Priya Nair",
      email: "factory@selvedge.test",
      username: "priya",
      login: "factory@selvedge.test",
      avatar: `http://files.localhost:4000/12/${"a".repeat(64)}.webp`,
      photoSizes: { 480: `http://files.localhost:4000/12/${"c".repeat(64)}.webp` },
      photoFocus: { x: 0.5, y: 0.5 },
      twoFactorAuthEnabled: true,
      hasSavedPassword: true,
      status: 0,
      statusLabel: "Enabled",
      isDeveloper: false,
      lastActive: "2026-11-20T09:00:00.000Z",
      rfidCodes: ["••••E5F6"],
      totalOkrCompletion: 70,
      storeControlRole: "controller",
      postCode: "TF1 1AA",
      bankAccountName: "••••",
      bankName: "••••",
      sortCode: "••••84",
      bankAccountNumber: "••••5678",
      nationalInsuranceNumber: "••••6C",
      dateOfBirth: "••••",
      employeeStatementOption: "post",
    });
    expect(priya!.permissions).toContain("staff.mute");
    expect(priya!.permissions).not.toContain("long.gone");
    for (const value of Object.values(priyasPrivate).slice(1)) expect(JSON.stringify(priya)).not.toContain(value);
  });

  test("whose status nobody set is pending", async () => {
    await database.ownerQuery(`update staff_users set status = null where id = ${fixture.people.sam.staffUserId}`);
    const [sam] = await read(readers.staff, "user", [fixture.people.sam.staffUserId], [], ["status", "statusLabel"]);
    expect(sam).toMatchObject({ status: null, statusLabel: "Pending" });
  });
});

describe("a customer", () => {
  test("is one of the shop's, with their login and their way (platform-core §3)", async () => {
    const relations = ["notes", "statusJourney", "tags", "divisions", "claimedUser"];
    const [morag] = await read(readers.staff, "customer", [fixture.ids.customer], relations);
    expect(morag).toMatchObject({
      company: "Sinclair & Daughters",
      verified: true,
      signedEula: true,
      role: "viewer",
      dashboardPermissions: expect.arrayContaining(["orders.read", "pages.edit"]),
      potentialValue: 1250,
      notes: [{ note: "Asked for workwear" }],
      statusJourney: [{ leadStatus: "new" }, { leadStatus: "qualified" }],
      tags: [{ name: "Conservation", type: "industries" }],
      divisions: [{ name: "Bramble" }],
      claimedUser: { fullName: "Sam Okafor" },
    });
  });
});

describe("a division", () => {
  test("is addressed by its active domain, and by its label without one (platform-core §3)", async () => {
    const attributes = ["activeDomainName", "storeUrl"];
    const { divisionId } = fixture.shop;
    const own = await read(readers.anyone, "division", [divisionId], [], attributes);
    expect(own).toEqual([
      { id: divisionId, activeDomainName: "bramble.example", storeUrl: "http://bramble.example:4000/" },
    ]);
    await database.ownerQuery("update custom_domains set active = false");
    const label = await read(readers.anyone, "division", [divisionId], [], attributes);
    expect(label).toEqual([
      { id: divisionId, activeDomainName: "bramble.localhost", storeUrl: "http://bramble.localhost:4000/" },
    ]);
  });

  test("is pro when its site is, and a fraud when its project is (platform-core §3)", async () => {
    const { divisionId, manufacturerId } = fixture.shop;
    const facts = async () => (await read(readers.staff, "division", [divisionId], [], ["hasPro", "isFraud"]))[0];
    expect(await facts()).toEqual({ id: divisionId, hasPro: false, isFraud: false });
    await database.ownerQuery(`update subdomains set is_pro = true where division_id = ${divisionId}`);
    expect(await facts()).toEqual({ id: divisionId, hasPro: true, isFraud: false });
    await database.ownerQuery(`update manufacturers set is_fraud = true where id = ${manufacturerId}`);
    expect(await facts()).toEqual({ id: divisionId, hasPro: true, isFraud: true });
  });

  test("carries its company and its demographic in the wire's words", async () => {
    const [shop] = await read(readers.merchant, "division", [fixture.shop.divisionId]);
    expect(shop).toMatchObject({
      companyInfo: { legalName: "Bramble Prints Ltd", vatNumber: "GB123456789", country: "GB" },
      demographic: { sells: ["tees"], ageFrom: 25, ageTo: 60 },
    });
  });
});

test("a manufacturer has every badge, unlocked in the groups in which it was earned (platform-core §3)", async () => {
  const [project] = await read(readers.merchant, "manufacturer", [fixture.shop.manufacturerId]);
  const badges = project!.badges as Shown[];
  expect(badges.slice(0, 2)).toEqual([
    { code: "sign-up", unlocked: true, groups: ["external-sign-up"] },
    { code: "card-billing", unlocked: false, groups: [] },
  ]);
  expect(badges.map(({ code }) => code)).toEqual([
    "sign-up",
    "card-billing",
    "designer",
    "profile",
    "theme",
    "homepage",
    "entrepreneur",
  ]);
  expect(project).toMatchObject({
    email: "project@bramble.example",
    unlocked: true,
    currency: "GBP",
    integrationType: "etsy",
  });
});

test("a site shows its gate, banner and plugins, never its password or a token (storefront §3.8)", async () => {
  const [{ id }] = (
    await database.ownerQuery(`select id from subdomains where division_id = ${fixture.shop.divisionId}`)
  ).rows;
  const [site] = await read(readers.merchant, "subdomain", [id]);
  expect(site).toMatchObject({
    currency: "GBP",
    passwordProtected: true,
    comingSoonPageData: { enabled: false, title: "Soon" },
    sitewideBanner: { enabled: true, options: { text: "Sale" } },
    plugins: { "cookie-policy": { enabled: true }, "facebook-pixel": { pixel: "123" } },
    tracking: { gtm: "GTM-ABC123" },
  });
  expect(JSON.stringify(site)).not.toMatch(/argon2id|sealed1/);
});

test("P3.31 a site says in words what moderation said last of it (platform-core §3)", async () => {
  const { divisionId } = fixture.shop;
  const [{ id }] = (await database.ownerQuery(`select id from subdomains where division_id = ${divisionId}`)).rows;
  const label = async () => (await read(readers.merchant, "subdomain", [id], [], ["approvalLabel"]))[0]!.approvalLabel;
  const decide = (approved: number | null) =>
    database.ownerQuery(
      `insert into approval_items (division_id, id, subdomain_id, approved, decided_at, decided_by)
       values (${divisionId}, (select max(id) + 1 from approval_items), ${id}, ${approved}, ${approved === null ? "null, null" : `now(), ${fixture.people.sam.staffUserId}`})`,
    );
  expect(await label()).toBe("Approved");
  await decide(0);
  expect(await label()).toBe("Denied");
  await decide(null);
  expect(await label()).toBe("Not modded yet");
  const thistle = await read(strangers[1]!, "division", [strangers[1]!.divisionId!], ["subdomain"]);
  expect(thistle).toMatchObject([{ subdomain: { approvalLabel: "No approval item" } }]);
});

test("a page is its draft, with the specification's defaults where the draft is silent or odd (storefront §3.1)", async () => {
  const [home, about] = await read(readers.merchant, "page", [901, 902], ["theme"]);
  expect(home).toMatchObject({
    url: "/",
    layout: "standard",
    blocks: [{ type: "banner" }],
    flags: ["homepage", "reordered"],
    version: 2,
    sitemap: true,
    published: true,
    edited: true,
    mode: "unknown",
    divisionId: fixture.shop.divisionId,
    properties: { title: "Welcome", ySpacing: 40, loginState: "everyone" },
    theme: { extends: "nordic" },
  });
  expect(about).toMatchObject({
    version: 1,
    blocks: [],
    flags: [],
    edited: false,
    keyPhraseCampaignId: null,
    properties: { ySpacing: 24 },
  });
});

test("a notification was opened when the first of its recipients did (storefront §3.6)", async () => {
  const [notice] = await read(readers.merchant, "notification", [901]);
  expect(notice).toMatchObject({
    position: "top-right",
    template: "Shove",
    openedAt: "2026-11-20T09:30:00.000Z",
    scheduledAt: null,
    actions: [{ text: "Look" }],
    mergable: false,
  });
});

test("a split test names its variations, and visitors find those that run (storefront §3.10)", async () => {
  expect(await read(readers.anyone, "split_test", [901])).toEqual([
    {
      id: 901,
      code: "product_page_refresh",
      name: "Product page",
      discovered: false,
      variation: null,
      availableVariations: { before: "Before", after: "After" },
    },
  ]);
  await database.ownerQuery("update split_tests set active = false");
  await expect(read(readers.anyone, "split_test", [901])).rejects.toMatchObject({ code: "notFound" });
});

describe("rows that are not everybody's are shown by a word, of members as of staff", () => {
  test.each([
    [
      "theme",
      "an inactive theme",
      "pages.read",
      "shops.read",
      "insert into themes (division_id, id, name) values (:d, 977, 'Draft')",
    ],
    [
      "split_test",
      "a test that ended",
      "marketing.edit",
      "shops.read",
      "insert into split_tests (division_id, id, code, name, active) values (:d, 977, 'ended', 'Ended', false)",
    ],
    [
      "tag",
      "a customer's industry",
      "customers.read",
      "customers.read",
      "insert into tags (division_id, id, type, name) values (:d, 977, 'industries', 'Fishing')",
    ],
  ])("%s: %s by %s, and by %s of staff", async (type, _, ofShops, ofStaff, insert) => {
    await database.ownerQuery(insert.replace(":d", String(fixture.shop.divisionId)));
    const { anyone, merchant, staff } = readers;
    const without = ({ permissions, ...reader }: Reader, word: string): Reader => ({
      ...reader,
      permissions: permissions.filter((held) => held !== word),
    });
    for (const reader of [anyone, without(merchant, ofShops), without(staff, ofStaff)])
      await expect(read(reader, type, [977])).rejects.toMatchObject({ code: "notFound" });
    for (const reader of [
      { ...merchant, permissions: [ofShops] },
      { ...staff, permissions: [ofStaff] },
    ])
      expect(await read(reader, type, [977])).toMatchObject([{ id: 977 }]);
  });
});

test("a currency is the domain's, at the newest rate that has begun (storefront §3.9)", async () => {
  const rate = async () => (await read(readers.anyone, "currency", ["EUR"], [], ["conversionRate"]))[0]!.conversionRate;
  expect(await read(readers.anyone, "currency", ["GBP", "XXX", "USD"])).toMatchObject([
    { id: "GBP", symbol: "£", symbolAlign: "left", conversionRate: 1, decimalPoint: "." },
    { id: "USD", conversionRate: 2 },
  ]);
  expect(await rate()).toBe(1);
  await database.ownerQuery(
    "insert into currency_rates (currency, rate, starts_at) values ('EUR', 1.14, '2026-01-01'), ('EUR', 1.16, '2026-02-01'), ('EUR', 9, now() + interval '1 day')",
  );
  expect(await rate()).toBe(1.16);
});
