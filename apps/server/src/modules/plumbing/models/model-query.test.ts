import { merchantPermissions } from "@selvedge/domain/access/merchant-roles";
import { staffPermissions } from "@selvedge/domain/access/roles";
import { describe, expect, test } from "vitest";
import { claimedTwice, models } from "./all-models.ts";
import { type FieldRule, isListed, type Model, relationsOf } from "./model.ts";
import { readQuery } from "./model-query.ts";

const staff = { audience: "staff" as const, permissions: Object.keys(staffPermissions) };
const merchant = { audience: "merchant" as const, permissions: Object.keys(merchantPermissions) };

const every = [...models.values()].map((model) => [model.type, model] as const);

test("every type of the specification has its model, in snake_case", () => {
  const wanted =
    "user tag subdomain division product factory_label order_item order_status order_payment_attempt order_status_log order customer time_interval manufacturer page theme notification split_test currency image basket_item favourite_item";
  for (const type of wanted.split(" ")) expect(models.has(type), type).toBe(true);
  for (const type of models.keys()) expect(type).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

test.each(every)("every relation of %s leads to a model", (type, model) => {
  expect(claimedTwice).toEqual([]);
  for (const [name, relation] of Object.entries(relationsOf(model)))
    expect(models.has(relation.model), `${type}.${name} leads to ${relation.model}`).toBe(true);
});

test.each(every)("%s asks for words that somebody can hold", (_, model) => {
  const relations = relationsOf(model);
  const rules: FieldRule[] = [model, ...Object.values(model.attributes), ...Object.values(relations)];
  for (const { permission } of rules) {
    const { merchant: ofShops, staff: ofStaff } =
      typeof permission === "string" ? { merchant: permission, staff: permission } : (permission ?? {});
    if (ofShops) expect(Object.keys(merchantPermissions)).toContain(ofShops);
    if (ofStaff) expect(Object.keys(staffPermissions)).toContain(ofStaff);
  }
});

describe("what is not everybody's takes a word (docs/access/roles.md)", () => {
  /** Everybody who works here knows their colleagues' faces, teams and channels. */
  const staffKnow = new Set("user team channel".split(" "));
  /** All people of a shop may read its state, its project's and moderation's decision. */
  const membersKnow = new Set("division manufacturer subdomain approval_item".split(" "));

  test.each(every)("%s", (type, model) => {
    for (const [name, rule, target] of rulesOf(model)) {
      const audience = rule.audience ?? model.audience;
      const words = (who: "merchant" | "staff") => [rule, model, target].map((each) => wordOf(each, who));
      const open = ["anyone", "nobody"].includes(audience);
      if (!open && !staffKnow.has(type)) expect(words("staff").some(Boolean), `staff, ${type} ${name}`).toBe(true);
      if (audience === "merchant" && !membersKnow.has(type))
        expect(words("merchant").some(Boolean), `members, ${type} ${name}`).toBe(true);
    }
  });

  const rulesOf = (model: Model): [name: string, rule: FieldRule, target?: FieldRule][] => [
    ["itself", model],
    ...Object.entries(model.attributes),
    ...Object.entries(relationsOf(model)).map(([name, relation]): [string, FieldRule, FieldRule] => [
      name,
      relation,
      models.get(relation.model)!,
    ]),
  ];
  const wordOf = (rule: FieldRule | undefined, who: "merchant" | "staff") =>
    typeof rule?.permission === "string" ? rule.permission : rule?.permission?.[who];
});

test.each(every)("%s names the currency of its money", (_, model) => {
  if (isListed(model)) return;
  const hasMoney = Object.values(model.attributes).some(({ as }) => as === "money");
  if (hasMoney) expect(model.currency).toBeDefined();
});

test("the id is always there and may be named alone", () => {
  const read = readQuery(models, { type: "division", attributes: ["id"], relations: [] }, merchant);
  expect(read).toMatchObject({ ok: true, query: { attributes: [] } });
});

test("unknown names are refused before denied ones, each by its field", () => {
  const requested = { type: "user", attributes: ["bio", "salary"], relations: ["okrs", "boss"] };
  expect(readQuery(models, requested, { audience: "staff", permissions: [] })).toEqual({
    ok: false,
    code: "unknown",
    errors: {
      attributes: ['"user" has no attribute called "salary".'],
      relations: ['"user" has no relation called "boss".'],
    },
  });
});

test("a relation whose model is not the reader's is denied as a whole", () => {
  const requested = { type: "customer", attributes: [], relations: ["claimedUser"] };
  expect(readQuery(models, requested, merchant)).toMatchObject({ ok: false, code: "denied" });
  expect(readQuery(models, requested, staff)).toMatchObject({ ok: true });
});

test("a model that is not the reader's is denied, for any fields", () => {
  const read = readQuery(models, { type: "user", attributes: ["id"], relations: [] }, merchant);
  expect(read).toEqual({ ok: false, code: "denied", errors: { type: ['You may not read "user".'] } });
});
