import { withoutDivision } from "@selvedge/db/with-division";
import type { OrderId } from "@selvedge/domain/ids";
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { testApp } from "../../../testing/test-app.ts";
import {
  newKey,
  order,
  place,
  rowsIn,
  type SeededCheckout,
  seedCheckout,
  shopperIn,
} from "../../checkout/testing/checkout-fixture.ts";
import { openHold } from "../moves/index.ts";

const world = testApp();
const rows = (text: string, values: unknown[] = []) => rowsIn(world)(text, values);
let seeded: SeededCheckout;
beforeAll(async () => {
  seeded = await seedCheckout(world);
});

beforeEach(() => world.database.ownerQuery("delete from graphile_worker._private_jobs"));

const jobsOf = async (key: string) =>
  (
    await world.database.ownerQuery(`select payload from graphile_worker._private_jobs where key like '${key}'`)
  ).rows.map(({ payload }) => payload);
const mailsTo = (email: string) =>
  rows("select kind, subject, body_text as text, html from mails where to_address = $1", [email]);

/** An order whose card was declined some minutes ago, as its id. */
async function declined(email: string, minutesAgo: number): Promise<number> {
  const visitor = await shopperIn(world, seeded.bramble, [seeded.tee, 1]);
  const body = await order(visitor, { email }, "4000 0000 0000 0002");
  expect((await visitor.post(place, body, { "idempotency-key": newKey() })).statusCode).toBe(402);
  const [{ id }] = await rows("select id::int from orders where email = $1", [email]);
  await world.database.ownerQuery(
    `update payment_attempts set created_at = now() - interval '${minutesAgo} minutes', finished_at = now() - interval '${minutesAgo} minutes' where order_id = ${id};
     update orders set created_at = now() - interval '${minutesAgo} minutes' where id = ${id}`,
  );
  return id;
}

test("a shopper whose card was declined gets one mail with a link to pay, once they have gone", async () => {
  const id = await declined("gone@postbox.example", 40);
  const fresh = await declined("trying@postbox.example", 10);
  const late = await declined("late@postbox.example", 23 * 60 + 30);
  await tasks.find_declined!(world.platform, {});
  expect([await jobsOf(`declined ${fresh}`), await jobsOf(`declined ${late}`)]).toEqual([[], []]);
  const [job] = await jobsOf(`declined ${id}`);
  await tasks.mail_declined!(world.platform, job);
  await tasks.mail_declined!(world.platform, job);
  await world.database.ownerQuery("delete from graphile_worker._private_jobs");
  await tasks.find_declined!(world.platform, {});
  expect(await jobsOf(`declined ${id}`)).toEqual([]);
  const [mail, ...more] = await mailsTo("gone@postbox.example");
  expect(more).toEqual([]);
  expect(mail.subject).toMatch(/^Your payment for order \S+ did not go through$/);
  for (const text of [mail.text, mail.html]) expect(text).toMatch(/\/pay\/[^"\s]+/);
  expect(mail.text).toContain("To pay: £27.99");
});

test("one that is paid or ended between the finding and the mail gets none", async () => {
  const id = await declined("paid@postbox.example", 50);
  await world.database.ownerQuery(`update orders set deleted_at = now() where id = ${id}`);
  await tasks.mail_declined!(world.platform, { divisionId: seeded.bramble.divisionId, orderId: id });
  expect(await mailsTo("paid@postbox.example")).toEqual([]);
});

test.each([
  ["address_invalid", /Please check the address of order/, /\/update-address\/[^"\s]+/],
  ["personalisation_missing", /We need your words for order/, /\/receipt\/[^"\s]+/],
])("a hold for %s asks the shopper once, and none that was released", async (code, subject, link) => {
  const email = `${code}@postbox.example`;
  const { id } = await seedPaidOrder(world.platform.pools, seeded.bramble, [{ product: seeded.tee }], { email });
  const hold = (name: string) =>
    withoutDivision(world.platform.pools.backOffice, (db) =>
      openHold(
        db,
        { divisionId: seeded.bramble.divisionId, orderId: id as OrderId, code: name, note: "Internal words" },
        { by: { kind: "staff", name: "Sam" }, at: new Date(), requestId: "" },
      ),
    );
  const { id: holdId } = await hold(code);
  await hold(code);
  await hold("customer_request");
  const [job, ...others] = await jobsOf("hold %");
  expect(others).toEqual([]);
  await tasks.order_held!(world.platform, job);
  await tasks.order_held!(world.platform, job);
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect([mail.subject, mail.text]).toEqual([expect.stringMatching(subject), expect.stringMatching(link)]);
  expect(mail.text).not.toContain("Internal words");
  await world.database.ownerQuery(
    `update holds set released_at = now(), released_by = 'Sam' where id = ${holdId}; delete from graphile_worker._private_jobs; delete from mails`,
  );
  await tasks.order_held!(world.platform, job);
  expect(await mailsTo(email)).toEqual([]);
});
