// Rules that hold for every model, checked in a shop in which every relation has rows: how many statements an answer
// takes, the shape of one and of several, and that each field needs its permissions (platform-core §7).
import { asked } from "@selvedge/db/wire/trips";
import { merchantPermissions } from "@selvedge/domain/access/merchant-roles";
import { staffPermissions } from "@selvedge/domain/access/roles";
import { type TestDatabase, testDatabase, testSecret } from "@selvedge/testing/test-database";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { readConfig } from "../../../config.ts";
import { originsOf } from "../../../origins.ts";
import type { Platform } from "../../../platform.ts";
import { models } from "./all-models.ts";
import { fetchModels } from "./fetch-models.ts";
import { type FieldRule, isListed, type Model, relationsOf, type TableModel } from "./model.ts";
import { readQuery } from "./model-query.ts";
import { mayRead, type Reader } from "./reader.ts";
import { seedWholePeople } from "./testing/whole-people.ts";
import { seedWholeShop } from "./testing/whole-shop.ts";

type Id = number | string;
let database: TestDatabase;
let platform: Platform;
let fixture: Awaited<ReturnType<typeof seedWholeShop>>;
let staff: Reader;
let shopper: Reader;

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
  const { ownerHash } = fixture;
  const { divisionId } = fixture.shop;
  staff = {
    audience: "staff",
    divisionId: null,
    permissions: Object.keys(staffPermissions),
    isSignedIn: true,
    ownerHash,
  };
  shopper = { audience: "anyone", divisionId, permissions: [], isSignedIn: false, ownerHash };
});
afterAll(() => database.drop());

const every = [...models.values()].map((model) => [model.type, model] as const);
/** Baskets are read by their owners alone. */
const readerOf = (model: Model): Reader => (!isListed(model) && model.ownRows ? shopper : staff);

const idsOf = async (model: Model): Promise<Id[]> => {
  if (isListed(model)) return ["GBP", "EUR", "USD"];
  const { rows } = await database.ownerQuery(
    `select distinct ${String(model.key ?? "id")} as id from ${model.table} order by 1 limit 50`,
  );
  return rows.map(({ id }) => id as Id);
};

/** Statements of any kind that run during some work, and what it gives. */
async function counted<T>(work: () => Promise<T>): Promise<{ statements: number; value: T }> {
  let statements = 0;
  const note = () => {
    statements++;
  };
  asked.subscribe(note);
  try {
    return { value: await work(), statements };
  } finally {
    asked.unsubscribe(note);
  }
}

const ask = (model: Model, ids: Id[], relations: string[] = []) =>
  fetchModels(platform, readerOf(model), { type: model.type, ids, attributes: [], relations, page: 1, perPage: 100 });

describe("statements do not grow with ids", () => {
  test.each(every)("%s, with each of its relations", async (_, model) => {
    const ids = await idsOf(model);
    const reader = readerOf(model);
    const relations = Object.entries(relationsOf(model))
      .filter(([, relation]) => mayRead(reader, relation) && mayRead(reader, models.get(relation.model)!))
      .map(([name]) => name);
    // The transaction and its row-level security settings are the same few for every call.
    const around = (await counted(() => ask(model, ids))).statements - 1;
    expect(around).toBeLessThanOrEqual(4);
    const whole = await counted(() => ask(model, ids, relations));
    expect(whole.statements).toBeLessThanOrEqual(around + 1 + relations.length);
    for (const id of ids.slice(0, 3)) {
      const one = await counted(() => ask(model, [id], relations));
      expect(one.statements).toBeLessThanOrEqual(whole.statements);
    }
  });
});

test.each(every)("one id of %s gives one, two a list", async (_, model) => {
  const [id] = await idsOf(model);
  expect(Array.isArray((await ask(model, [id!])).data)).toBe(false);
  expect((await ask(model, [id!])).data).toMatchObject({ id });
  const absent = { number: 987_654_321, text: "nothing", uuid: "00000000-0000-4000-8000-000000000000" }[model.keyType];
  expect((await ask(model, [id!, absent])).data).toMatchObject([{ id }]);
});

describe("each field is closed without its words, and opens with them alone", () => {
  const fields = every.flatMap(([type, model]) => [
    ...Object.entries(model.attributes).map(([name, rule]) => ({ type, name, rule, kind: "attributes" as const })),
    ...Object.entries(relationsOf(model)).map(([name, rule]) => ({ type, name, rule, kind: "relations" as const })),
  ]);
  const tables = { merchant: Object.keys(merchantPermissions), staff: Object.keys(staffPermissions) };
  const wordOf = (rule: FieldRule, who: "merchant" | "staff") =>
    typeof rule.permission === "string" ? rule.permission : rule.permission?.[who];

  test.each(fields)("$type $name", ({ type, name, rule, kind }) => {
    const model = models.get(type)!;
    const target = kind === "relations" ? [models.get((rule as { model: string }).model)!] : [];
    const rules = [model, rule, ...target];
    const requested = { type, attributes: [], relations: [], [kind]: [name] };
    const read = (audience: Reader["audience"], permissions: string[]) =>
      readQuery(models, requested, { audience, permissions });
    for (const who of ["merchant", "staff"] as const) {
      const words = rules.flatMap((each) => wordOf(each, who) ?? []);
      const isOpen = rules.every(
        ({ audience = "anyone" }) => audience !== "nobody" && !(who === "merchant" && audience === "staff"),
      );
      expect(read(who, words).ok, `${who} with ${words}`).toBe(isOpen);
      for (const word of words) {
        const without = read(
          who,
          tables[who].filter((held) => held !== word),
        );
        expect(without).toMatchObject({ ok: false, code: "denied" });
        expect(JSON.stringify(without)).toContain("You may not read");
      }
    }
    const isPublic = rules.every(({ audience = "anyone" }) => audience === "anyone");
    expect(read("anyone", []).ok).toBe(isPublic);
  });
});

test.each(every)("unknown names of %s are refused", async (type, model) => {
  const [id] = await idsOf(model);
  const requested = { type, ids: [id!], attributes: ["password_hash"], relations: ["secrets"], page: 1, perPage: 20 };
  await expect(fetchModels(platform, readerOf(model), requested)).rejects.toMatchObject({
    code: "validation",
    options: {
      errors: {
        attributes: [`"${type}" has no attribute called "password_hash".`],
        relations: [`"${type}" has no relation called "secrets".`],
      },
    },
  });
});

test("a key that is no id of its model is refused before anything is read", async () => {
  const tables = every.filter((each): each is readonly [string, TableModel] => !isListed(each[1]));
  for (const [, model] of tables) {
    const odd = { number: "x", uuid: "12", text: "two words" }[model.keyType];
    const { statements } = await counted(() => ask(model, [odd]).catch(({ code }) => expect(code).toBe("validation")));
    expect(statements).toBe(0);
  }
});
