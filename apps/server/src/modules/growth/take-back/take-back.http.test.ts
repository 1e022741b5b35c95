import { takeBack } from "@selvedge/domain/returns/take-back";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let bramble: SeededShop;
beforeAll(async () => {
  await seedMainSite(world.database.pools);
  bramble = await seedShop(world.database.pools);
});

const path = "/omnis/v3/frontend/retex/remill/submit/";
const ask = async (body: object) => (await visitorOf(world.app, bramble.host).arrive()).post(path, body);
const mailsTo = async (email: string) =>
  (
    await world.database.pools.backOffice.query(
      "select subject, body_text, html, sent_at from mails where to_address = $1",
      [email],
    )
  ).rows;

test("the instructions are mailed with the remill's address (S7.37, S8.30)", async () => {
  const answer = await ask({ email: "worn@postbox.example" });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { type: "success", message: "Thank you, we sent you an email with instructions." },
  ]);
  const job = { divisionId: bramble.divisionId, email: "worn@postbox.example", request: "one" };
  await tasks.take_back_asked!(world.platform, job);
  await tasks.take_back_asked!(world.platform, job);
  const [mail, ...more] = await mailsTo("worn@postbox.example");
  expect([mail.subject, more]).toEqual(["How to return an item to Bramble", []]);
  const { rows } = await world.database.pools.backOffice.query("select street from factories where code = 'telford'");
  for (const text of [mail.body_text, mail.html]) expect(text).toContain(rows[0].street);
});

test("the form leaves the job of the mail", async () => {
  await ask({ email: "waiting@postbox.example" });
  const { rows } = await world.database.ownerQuery(
    "select payload ->> 'email' as email from graphile_worker._private_jobs where payload ->> 'email' = 'waiting@postbox.example'",
  );
  expect(rows).toEqual([{ email: "waiting@postbox.example" }]);
});

test("an address that was sent several in an hour gets no more, and the answer says so (S8.29)", async () => {
  const answers = [];
  for (const _ of [1, 2, 3, 4]) answers.push((await ask({ email: "often@postbox.example" })).json());
  expect(answers.map(({ type }) => type)).toEqual(["success", "success", "success", "error"]);
  expect(answers.at(-1).message).toBe(takeBack.sentBefore);
});

test.each([[{}], [{ email: "" }], [{ email: "nobody" }]])("%j is refused beside its field (S5.24)", async (body) => {
  const answer = await ask(body);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ["email"]]);
});

test("a call that does not come from our own page sends nothing", async () => {
  const answer = await visitorOf(world.app, bramble.host).post(path, { email: "forged@postbox.example" });
  expect(answer.statusCode).toBe(419);
});
