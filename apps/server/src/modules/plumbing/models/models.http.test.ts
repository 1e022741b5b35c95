// `POST /models/fetch/` as visitors, shops' people and staff meet it (platform-core §7, readings "Responses").
import { type Asked, asked } from "@selvedge/db/wire/trips";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { seedMember, seedPerson, seedStaff } from "@selvedge/testing/seed/people";
import { seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture, type Visitor } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { sealPrivate } from "../sealed-values/private-values.ts";

const world = testApp();
const path = "/omnis/v3/models/fetch/";

let fixture: MerchantFixture;
let sam: Visitor;
let hugh: Visitor;
let priyaId: number;
let samId: number;
let customers: number[];
let foreignCustomer: number;

const rows = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;

const customerOf = async (divisionId: number, name: string, more = "") => {
  const email = `${name}@customers.example`.toLowerCase();
  const [row] = await rows(
    `insert into customers (division_id, email, email_normalised, first_name, potential_value_minor, lead_status ${more ? ", account_id" : ""})
     values ($1, $2, $2, $3, 125000, 'qualified' ${more ? `, ${more}` : ""}) returning id`,
    [divisionId, email, name],
  );
  return Number(row.id);
};

const staffAt = async (email: string) => {
  const visitor = await visitorOf(world.app, "backoffice.localhost").arrive();
  await visitor.post("/omnis/v3/dashboard/secure/login/", { email, password: "selvedge-demo" });
  return visitor;
};

beforeAll(async () => {
  fixture = await merchantFixture(world);
  const { bramble, other } = fixture;
  const { pools } = world.database;
  [{ id: samId }] = await rows("select id from staff_users where first_name = 'Sam'");
  [{ id: priyaId }] = await rows("select id from staff_users where first_name = 'Priya'");
  await seedStaff(pools, { email: "hugh@selvedge.test", fullName: "Hugh Lamb", roles: ["picker"] });
  sam = await staffAt("staff@selvedge.test");
  hugh = await staffAt("hugh@selvedge.test");
  const [{ id: joeAccount }] = await rows("select id from accounts where email = 'shopper@selvedge.test'");
  customers = [
    await customerOf(bramble.divisionId, "Morag", String(joeAccount)),
    await customerOf(bramble.divisionId, "Callum"),
    await customerOf(bramble.divisionId, "Ffion"),
  ];
  foreignCustomer = await customerOf(other.divisionId, "Heron");
  // Joe has a shop elsewhere, which Bramble must not learn of.
  await seedMember(pools, other, { accountId: joeAccount, email: "", fullName: "" }, "owner");
  await rows(
    `insert into customer_notes (division_id, customer_id, author_name, note) select $1, $2, 'Ada Whitlock', 'Wants ' || n || ' tees' from generate_series(1, 25) n`,
    [bramble.divisionId, customers[0]],
  );
  await rows(
    "update staff_users set team = 'engineering', reports_to = $2, mobile_phone_number = '07700 900123' where id = $1",
    [priyaId, samId],
  );
  const sealed = sealPrivate(world.config.fieldKeys, priyaId, "bankAccountNumber", "12345678");
  await rows("insert into staff_private_details (staff_user_id, bank_account_number) values ($1, $2)", [
    priyaId,
    sealed,
  ]);
});

describe("an answer", () => {
  test("is one model for a single id, and a list in the order of the ids for several", async () => {
    const one = await fixture.ada.post(path, { type: "customer", ids: [customers[1]], attributes: ["firstName"] });
    expect(one.json()).toEqual({
      data: { id: customers[1], firstName: "Callum" },
      meta: { page: 1, perPage: 20, more: [] },
    });
    const two = await fixture.ada.post(path, {
      type: "customer",
      ids: [String(customers[2]), customers[0], customers[2]],
      attributes: ["firstName"],
    });
    expect(two.json().data).toEqual([
      { id: customers[2], firstName: "Ffion" },
      { id: customers[0], firstName: "Morag" },
    ]);
  });

  test("shows every attribute that the reader may read when none is named", async () => {
    const { data } = (await fixture.ada.post(path, { type: "customer", ids: [customers[0]] })).json();
    expect(data).toMatchObject({ firstName: "Morag", potentialValue: 1250, leadStatus: "qualified", verified: true });
    expect(Object.keys(data)).not.toContain("signedEula");
    const asStaff = (await sam.post(path, { type: "customer", ids: [customers[0]] })).json().data;
    expect(asStaff).toMatchObject({ signedEula: true, twoFactorAuthEnabled: false });
  });

  test("puts relations and relations of relations in, with the attributes that are named for them", async () => {
    const { data } = (
      await sam.post(path, {
        type: "user",
        ids: [priyaId],
        relations: ["team", "reportsTo.team"],
        attributes: ["fullName", "isDeveloper", "reportsTo.fullName", "team.name"],
      })
    ).json();
    expect(data).toEqual({
      id: priyaId,
      fullName: "Priya Nair",
      isDeveloper: true,
      team: { id: "engineering", name: "Engineering" },
      reportsTo: { id: samId, fullName: "Sam Okafor", team: null },
    });
  });

  test("shows one page of a list and says that it goes on", async () => {
    const ask = async (page: number) =>
      (
        await fixture.ada.post(path, {
          type: "customer",
          ids: customers,
          relations: ["notes"],
          attributes: ["notes.note"],
          page,
          perPage: 20,
        })
      ).json();
    const [first, second] = [await ask(1), await ask(2)];
    expect(first.meta).toEqual({ page: 1, perPage: 20, more: ["notes"] });
    expect(first.data[0].notes).toHaveLength(20);
    expect(first.data[0].notes[0].note).toBe("Wants 25 tees");
    expect(first.data[1].notes).toEqual([]);
    expect(second.meta.more).toEqual([]);
    expect(second.data[0].notes.map(({ note }: { note: string }) => note).at(-1)).toBe("Wants 1 tees");
  });
});

describe("what is not there", () => {
  test.each([
    ["a type", { type: "spaceship", ids: [1] }, { type: ['There is no model called "spaceship".'] }],
    [
      "an attribute",
      { type: "division", ids: [1], attributes: ["name", "password_hash"] },
      { attributes: ['"division" has no attribute called "password_hash".'] },
    ],
    [
      "a relation",
      { type: "division", ids: [1], relations: ["manufacturer.owner"] },
      { relations: ['"manufacturer" has no relation called "owner".'] },
    ],
    [
      "a name of every object",
      { type: "division", ids: [1], attributes: ["constructor"], relations: ["__proto__"] },
      {
        relations: ['"division" has no relation called "__proto__".'],
        attributes: ['"division" has no attribute called "constructor".'],
      },
    ],
    [
      "an attribute of a relation that is not requested",
      { type: "division", ids: [1], attributes: ["manufacturer.name"] },
      { attributes: ['"manufacturer.name" belongs to a relation that is not asked for.'] },
    ],
    [
      "a fourth step",
      { type: "division", ids: [1], relations: ["manufacturer.division.manufacturer.division"] },
      { relations: ['"manufacturer.division.manufacturer.division" is more than 3 relations deep.'] },
    ],
    ["an id of another kind", { type: "division", ids: ["bramble"] }, { ids: ['"bramble" is no id of "division".'] }],
  ])("%s is named", async (_, body, errors) => {
    const answer = await fixture.ada.post(path, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(errors);
  });

  test.each([
    ["no ids", { type: "division", ids: [] }],
    ["more ids than a hundred", { type: "division", ids: Array.from({ length: 101 }, (_, id) => id) }],
    ["pages of more than a hundred", { type: "division", ids: [1], perPage: 101 }],
    ["more than twenty relations", { type: "division", ids: [1], relations: Array(21).fill("manufacturer") }],
  ])("%s are refused", async (_, body) => {
    expect((await fixture.ada.post(path, body)).statusCode).toBe(422);
  });

  test("a foreign row is not found, alone or among others", async () => {
    const alone = await fixture.ada.post(path, { type: "customer", ids: [foreignCustomer] });
    expect(alone.statusCode).toBe(404);
    const among = await fixture.ada.post(path, { type: "customer", ids: [foreignCustomer, customers[0]] });
    expect(among.json().data.map(({ id }: { id: number }) => id)).toEqual([customers[0]]);
    expect(among.body).not.toContain("Heron");
  });

  test("a missing row is not found as a foreign one is", async () => {
    const [missing, foreign] = await Promise.all(
      [987_654, foreignCustomer].map((id) => fixture.ada.post(path, { type: "customer", ids: [id] })),
    );
    const refusalOf = ({ message, code, errors }: Record<string, unknown>) => ({ message, code, errors });
    expect(refusalOf(missing!.json())).toEqual(refusalOf(foreign!.json()));
  });

  test("another shop, its project and its site are not found on the platform's tables either", async () => {
    const { other } = fixture;
    const [{ id: site }] = await rows("select id from subdomains where division_id = $1", [other.divisionId]);
    for (const [type, id] of [
      ["division", other.divisionId],
      ["manufacturer", other.manufacturerId],
      ["subdomain", site],
    ])
      expect((await fixture.ada.post(path, { type, ids: [id] })).statusCode, String(type)).toBe(404);
  });

  test("a person's other shops are not seen from this one", async () => {
    const ask = {
      type: "customer",
      ids: [customers[0]],
      relations: ["divisions", "manufacturers"],
      attributes: ["role"],
    };
    expect((await fixture.ada.post(path, ask)).json().data).toMatchObject({
      role: null,
      divisions: [],
      manufacturers: [],
    });
    expect((await sam.post(path, ask)).json().data).toMatchObject({
      role: null,
      divisions: [{ name: "North Kiln" }],
      manufacturers: [{ name: "North Kiln" }],
    });
  });
});

describe("who may read what", () => {
  test("a visitor reads what everybody may, of the shop that they are at", async () => {
    const visitor = await visitorOf(world.app, fixture.bramble.host).arrive();
    const { data } = (await visitor.post(path, { type: "division", ids: [fixture.bramble.divisionId] })).json();
    expect(data).toMatchObject({
      name: "Bramble",
      activeDomainName: "bramble.localhost",
      storeUrl: "http://bramble.localhost:4000/",
    });
    expect(Object.keys(data).sort()).toEqual(
      ["id", "name", "code", "currency", "logoThumbnail", "activeDomainName", "storeUrl"].sort(),
    );
    expect((await visitor.post(path, { type: "division", ids: [fixture.other.divisionId] })).statusCode).toBe(404);
  });

  test("a visitor has to sign in for a model or a field that is not public", async () => {
    const visitor = await visitorOf(world.app, fixture.bramble.host).arrive();
    for (const body of [
      { type: "customer", ids: [customers[0]] },
      { type: "division", ids: [fixture.bramble.divisionId], attributes: ["demographic"] },
      { type: "division", ids: [fixture.bramble.divisionId], relations: ["customers"] },
    ])
      expect((await visitor.post(path, body)).statusCode).toBe(401);
    expect((await fixture.joe.post(path, { type: "user", ids: [samId] })).statusCode).toBe(403);
  });

  test("on a shop's own host nobody is more than a visitor, whatever cookie comes along", async () => {
    const visitor = visitorOf(world.app, fixture.bramble.host);
    for (const [name, value] of fixture.ada.cookies) visitor.cookies.set(name, value);
    expect((await visitor.post(path, { type: "customer", ids: [customers[0]] })).statusCode).toBe(401);
  });

  test("a shop's people read by their role's words", async () => {
    const dora = await seedPerson(world.database.pools, { email: "dora@selvedge.test", fullName: "Dora Quill" });
    await seedMember(world.database.pools, fixture.bramble, dora, "designer");
    const visitor = await visitorOf(world.app, "localhost").arrive();
    await visitor.post("/omnis/v3/dashboard/secure/login/", { email: dora.email, password: "selvedge-demo" });
    const answer = await visitor.post(path, { type: "customer", ids: [customers[0]] });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      message: "Permission denied",
      errors: { type: ['You may not read "customer".'] },
    });
    const division = await visitor.post(path, {
      type: "division",
      ids: [fixture.bramble.divisionId],
      relations: ["customers"],
    });
    expect(division.json().errors).toEqual({ relations: ['You may not read "customers" of "division".'] });
    const fraud = await fixture.ada.post(path, {
      type: "manufacturer",
      ids: [fixture.bramble.manufacturerId],
      attributes: ["isFraud"],
    });
    expect(fraud.statusCode).toBe(403);
    expect(fraud.json().errors).toEqual({ attributes: ['You may not read "isFraud" of "manufacturer".'] });
  });

  test("a shop is named where somebody has several, and one that is not theirs is not found", async () => {
    const body = { type: "customer", ids: [foreignCustomer], attributes: ["firstName"] };
    const asJoe = (division?: number) => fixture.joe.post(path, division === undefined ? body : { ...body, division });
    expect((await asJoe()).json().data).toEqual({ id: foreignCustomer, firstName: "Heron" });
    expect((await asJoe(fixture.other.divisionId)).statusCode).toBe(200);
    expect((await asJoe(fixture.bramble.divisionId)).statusCode).toBe(404);
    expect((await fixture.ada.post(path, { ...body, division: fixture.other.divisionId })).statusCode).toBe(404);
  });

  test("words given to somebody alone count, and a sign-up that is not complete opens no shop", async () => {
    const { pools } = world.database;
    const { divisionId } = fixture.bramble;
    const drew = await seedPerson(pools, { email: "drew@selvedge.test", fullName: "Drew Salt" });
    await seedMember(pools, fixture.bramble, drew, "designer");
    const visitor = await visitorOf(world.app, "localhost").arrive();
    await visitor.post("/omnis/v3/dashboard/secure/login/", { email: drew.email, password: "selvedge-demo" });
    const ask = (division?: number) =>
      visitor.post(path, { type: "customer", ids: [customers[0]], ...(division ? { division } : {}) });
    expect((await ask(divisionId)).statusCode).toBe(403);
    await rows("update memberships set permissions = '{customers.read}' where account_id = $1", [drew.accountId]);
    expect((await ask(divisionId)).statusCode).toBe(200);
    await rows("update accounts set signed_eula_at = null where id = $1", [drew.accountId]);
    expect((await ask(divisionId)).statusCode).toBe(403);
    expect((await ask()).statusCode).toBe(403);
    const main = await visitor.post(path, { type: "division", ids: [12] });
    expect(main.json().data).toMatchObject({ name: "Selvedge" });
  });

  test("staff read across shops, within one where it is named, and by their own words", async () => {
    const ids = [customers[0], foreignCustomer];
    expect((await sam.post(path, { type: "customer", ids })).json().data).toHaveLength(2);
    const within = { type: "customer", ids, division: fixture.other.divisionId };
    expect((await sam.post(path, within)).json().data).toMatchObject([{ firstName: "Heron" }]);
    expect((await hugh.post(path, { type: "customer", ids })).statusCode).toBe(403);
  });

  test("staff without the word see of a shop's goods what its visitors see, and codes are for those who may read them", async () => {
    await seedBlanks(world.database.pools);
    const { id } = await seedProduct(world.database.pools, fixture.bramble, { name: "Quiet Tee" });
    const ask = (who: Visitor, type = "product") => who.post(path, { type, ids: [id], attributes: [] });
    const shown = (await ask(hugh)).json().data;
    expect(shown).toMatchObject({ name: "Quiet Tee" });
    expect(Object.keys(shown)).not.toContain("baseCost");
    await rows("update products set published_at = null where id = $1", [id]);
    expect((await ask(hugh)).statusCode).toBe(404);
    expect((await ask(sam)).json().data).toMatchObject({ name: "Quiet Tee", baseCost: 7.2 });
    expect((await ask(fixture.ada)).json().data).toMatchObject({ name: "Quiet Tee" });
    expect((await ask(hugh, "coupon")).statusCode).toBe(403);
    const dora = await visitorOf(world.app, "localhost").arrive();
    await dora.post("/omnis/v3/dashboard/secure/login/", { email: "dora@selvedge.test", password: "selvedge-demo" });
    expect((await ask(dora, "coupon")).json().errors).toEqual({ type: ['You may not read "coupon".'] });
    expect((await ask(fixture.ada, "coupon")).statusCode).toBe(404);
  });

  test("a colleague is seen by all staff, what they keep to themselves by few", async () => {
    const seen = (await hugh.post(path, { type: "user", ids: [priyaId] })).json().data;
    expect(seen).toMatchObject({ fullName: "Priya Nair", statusLabel: "Enabled" });
    expect(Object.keys(seen)).not.toContain("mobilePhoneNumber");
    expect(Object.keys(seen)).not.toContain("sortCode");
    const denied = await hugh.post(path, { type: "user", ids: [priyaId], attributes: ["bankAccountNumber"] });
    expect(denied.statusCode).toBe(403);
  });

  test("what payroll needs is masked, also for those who may reveal it", async () => {
    const answer = await sam.post(path, { type: "user", ids: [priyaId] });
    expect(answer.json().data).toMatchObject({
      bankAccountNumber: "••••5678",
      sortCode: null,
      mobilePhoneNumber: "07700 900123",
    });
    expect(answer.body).not.toContain("12345678");
    expect(answer.body).not.toContain("sealed1");
  });

  test("a session is needed on the staff's host, and a staff user behind it", async () => {
    const stranger = await visitorOf(world.app, "backoffice.localhost").arrive();
    expect((await stranger.post(path, { type: "division", ids: [1] })).statusCode).toBe(401);
    const ada = await staffAt("merchant@selvedge.test");
    expect((await ada.post(path, { type: "division", ids: [1] })).statusCode).toBe(403);
    const files = await visitorOf(world.app, "files.localhost").arrive();
    expect((await files.post(path, { type: "division", ids: [1] })).statusCode).toBe(404);
  });
});

describe("statements", () => {
  /** How many statements of models run during some work. */
  const counted = async (work: () => Promise<unknown>): Promise<number> => {
    let count = 0;
    const note = (statement: unknown) => {
      const { text, name } = statement as Asked;
      if (!text.startsWith("/* once */")) return;
      // Callers can combine fields without end, so these are not prepared statements.
      expect(name).toBeUndefined();
      count++;
    };
    asked.subscribe(note);
    await work().finally(() => asked.unsubscribe(note));
    return count;
  };

  test("are one for the model and one for each relation, however many ids there are", async () => {
    const ask = (ids: number[]) => async () => {
      const relations = ["notes", "statusJourney", "divisions.manufacturer", "tags"];
      const answer = await sam.post(path, { type: "customer", ids, relations });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const one = await counted(ask(customers.slice(0, 1)));
    const many = await counted(ask([...customers, foreignCustomer]));
    expect(one).toBe(6);
    expect(many).toBe(one);
  });

  test("stop where a level would answer more rows than one answer should", async () => {
    const { divisionId } = fixture.bramble;
    await rows(
      `insert into customers (division_id, email, email_normalised) select $1, 'c' || n || '@crowd.example', 'c' || n || '@crowd.example' from generate_series(1, 30) n`,
      [divisionId],
    );
    await rows(
      `insert into customer_notes (division_id, customer_id, author_name, note) select $1, c.id, 'Ada', 'n' from customers c, generate_series(1, 70) where c.email like '%crowd.example'`,
      [divisionId],
    );
    const ids = (await rows("select id from customers where email like '%crowd.example'")).map(({ id }) => id);
    const answer = await fixture.ada.post(path, { type: "customer", ids, relations: ["notes"], perPage: 100 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.relations[0]).toMatch(/"notes" would answer more than 2000 rows/);
    expect((await fixture.ada.post(path, { type: "customer", ids, relations: ["notes"] })).statusCode).toBe(200);
  });

  test("read no more rows than tell that there are too many", async () => {
    await rows(
      `insert into customer_status_steps (division_id, customer_id, lead_status, actor_name)
       select $1, c.id, 'qualified', 'Ada' from customers c, generate_series(1, 70) where c.email like '%crowd.example'`,
      [fixture.bramble.divisionId],
    );
    const ids = (await rows("select id from customers where email like '%crowd.example'")).map(({ id }) => id);
    let mostRead = 0;
    const note = (statement: unknown) =>
      (statement as Asked).answer.then(
        ({ rows: found }) => {
          mostRead = Math.max(mostRead, found.length);
        },
        () => {},
      );
    asked.subscribe(note);
    const answer = await fixture.ada
      .post(path, { type: "customer", ids, relations: ["statusJourney"], perPage: 100 })
      .finally(() => asked.unsubscribe(note));
    expect(answer.statusCode).toBe(422);
    expect(mostRead).toBe(2_000 + ids.length + 1);
  });

  test("stop where all levels together would answer more rows than one answer should", async () => {
    const ids = (await rows("select id from customers where email like '%crowd.example'")).map(({ id }) => id);
    const both = ["notes", "statusJourney"];
    const relations = both.flatMap((name) => [name, ...both.map((again) => `${name}.customer.${again}`)]);
    const ask = { type: "customer", ids, perPage: 60 };
    const answer = await fixture.ada.post(path, { ...ask, relations });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.relations[0]).toMatch(/more than 10000 rows in all/);
    expect((await fixture.ada.post(path, { ...ask, relations: relations.slice(0, 3) })).statusCode).toBe(200);
  });
});
