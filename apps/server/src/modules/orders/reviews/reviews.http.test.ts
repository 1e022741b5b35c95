// What buyers say of what was sent to them: written by the link of the receipt, decided by the shop, shown on the product's page.
import { withDivision } from "@selvedge/db/with-division";
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { discPng } from "../../../testing/pictures.ts";
import { testApp } from "../../../testing/test-app.ts";
import { eraseOrders, historyLink } from "../own-orders/index.ts";
import { askForReviews, mailReviewRequest } from "./jobs.ts";

const world = testApp();
let fixture: MerchantFixture;
let reviews: string;
let count = 0;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  reviews = `${fixture.base}/reviews/`;
});
beforeEach(async () => {
  await world.database.pools.web.query("delete from rate_limits");
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;

/** An order of a product of its own, sent so many days ago. */
async function sentOrder({ email = "priya@post.test", daysAgo = 10, product }: Sent = {}) {
  const { pools } = world.database;
  const bought = product ?? (await seedProduct(pools, fixture.bramble, { name: `Reviewed ${++count}` }));
  const order = await seedPaidOrder(pools, fixture.bramble, [{ product: bought }], {
    ...{ email, firstName: "Priya", lastName: "Nair" },
  });
  await sql(
    `update orders set status = 'complete', completed_at = now() - $2 * interval '1 day',
       promised_from = current_date - $2::int, promised_to = current_date - $2::int where id = $1`,
    [order.id, daysAgo],
  );
  return { product: bought, order, item: order.itemIds[0]!, path: `/review/${order.orderHash}/` };
}
interface Sent {
  email?: string;
  daysAgo?: number;
  product?: SeededProduct;
}

const boundary = "----review";
function formOf(fields: Record<string, string>, photos: readonly Buffer[]): Buffer {
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const files = (photos.length > 0 ? photos : [Buffer.alloc(0)]).flatMap((photo) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="photos"; filename="${photo.length ? "me.png" : ""}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    photo,
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([Buffer.from(texts.join("")), ...files, Buffer.from(`--${boundary}--\r\n`)]);
}

async function write(path: string, fields: Record<string, string>, photos: readonly Buffer[] = []) {
  const { host } = fixture.bramble;
  const visitor = await visitorOf(world.app, host).arrive();
  return world.app.inject({
    ...{ method: "POST", url: path, payload: formOf(fields, photos) },
    headers: {
      ...{ host, origin: `http://${host}` },
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
  });
}
const good = {
  rating: "5",
  title: "Survived the front row",
  body: "The print is sharp.",
  author: "Priya N.",
  fit: "true",
};
const written = async (item: number) => (await sql("select * from reviews where order_item_id = $1", [item]))[0];
const decide = (id: number, body: object) => fixture.ada.send("PUT", `${reviews}${id}/`, body);
const pageOf = async ({ urlName }: SeededProduct) =>
  (await visitorOf(world.app, fixture.bramble.host).get(`/product/${urlName}/`)).body;

describe("a buyer", () => {
  test("writes a review with photos, which waits, is shown by the shop, and counts on the product's page", async () => {
    const { product, item, path } = await sentOrder();
    const form = await visitorOf(world.app, fixture.bramble.host).get(path);
    expect(form.body).toContain(product.name);
    expect(form.body).toContain('value="Priya N."');
    expect(form.body, "its style sheet").toMatch(/href="[^"]*\/review-page-[^"]*\.css"/);
    const answer = await write(`${path}${item}/`, { ...good, usualSize: "M" }, [discPng(300, 4), discPng(200, 5)]);
    expect([answer.statusCode, answer.headers.location], answer.body).toEqual([303, `${path}?sent=yes`]);
    const { id, version, state, photos } = await written(item);
    expect([state, photos.length]).toEqual(["waiting", 2]);
    expect(await pageOf(product)).not.toContain("Survived the front row");
    const { data } = (await decide(id, { version, state: "shown", reply: "Thank you, Priya." })).json();
    expect([data.state, data.reply, data.version]).toEqual(["shown", "Thank you, Priya.", 2]);
    await expect.poll(async () => (await pageOf(product)).includes("Survived the front row")).toBe(true);
    const page = await pageOf(product);
    for (const words of ["Survived the front row", "5.0 from", "Thank you, Priya.", "usually M", photos[0]])
      expect(page).toContain(words);
    const cards = async () =>
      (await fixture.ada.get(`/omnis/v3/division/${fixture.bramble.divisionId}/products/?limit=100`)).json().data;
    const rated = (await cards()).filter(({ rating }: { rating: unknown }) => rating !== null);
    expect(rated).toMatchObject([{ id: product.id, rating: { average: 5, count: 1 } }]);
    const described = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json!),
    );
    const group = described.find((each) => each["@type"] === "ProductGroup");
    expect(group).toMatchObject({ aggregateRating: { ratingValue: 5, reviewCount: 1 } });
    expect(group.review).toHaveLength(1);
    const [photo] = await sql("select mime, is_public from files where sha256 = $1", [photos[0]]);
    expect(photo).toEqual({ mime: "image/webp", is_public: true });
  });

  test("writes it again, which waits again and keeps the photos", async () => {
    const { item, path } = await sentOrder();
    await write(`${path}${item}/`, good, [discPng(120, 3)]);
    const first = await written(item);
    await decide(first.id, { version: first.version, state: "shown" });
    await write(`${path}${item}/`, { ...good, rating: "2", title: "It shrank" });
    const again = await written(item);
    expect([again.id, again.rating, again.state, again.photos]).toEqual([first.id, 2, "waiting", first.photos]);
  });

  test.each<[string, Record<string, string>, Buffer[], string]>([
    ["no stars", { ...good, rating: "" }, [], "Choose one to five stars."],
    ["six stars", { ...good, rating: "6" }, [], "Choose one to five stars."],
    ["no name", { ...good, author: " " }, [], "This field is required"],
    ["a photo that is none", good, [Buffer.from("hello")], "One of these is no photo that we can read."],
    ["five photos", good, Array.from({ length: 5 }, () => discPng(40, 2)), "Choose at most 4 photos."],
  ])("is told about %s, and nothing typed is lost", async (_, fields, photos, words) => {
    const { item, path } = await sentOrder();
    const answer = await write(`${path}${item}/`, fields, photos);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(words);
    expect(answer.body).toContain("The print is sharp.");
    expect(await written(item)).toBeUndefined();
  });

  test("whose order is not sent, is called off, or is another one writes nothing", async () => {
    const { order, item, path } = await sentOrder();
    const other = await sentOrder();
    expect((await write(`${path}${other.item}/`, good)).statusCode).toBe(404);
    expect((await write(`/review/unknown/${item}/`, good)).statusCode).toBe(404);
    await sql("update orders set completed_at = null, status = 'paid' where id = $1", [order.id]);
    expect((await write(`${path}${item}/`, good)).statusCode).toBe(404);
    expect((await visitorOf(world.app, fixture.bramble.host).get(path)).statusCode).toBe(404);
    expect((await visitorOf(world.app, fixture.other.host).get(other.path)).statusCode).toBe(404);
    expect(await sql("select 1 from reviews where order_item_id = any($1)", [[item, other.item]])).toEqual([]);
  });

  test("who deletes their account leaves their words, without a name and photos, and is not asked", async () => {
    const { order, item, path } = await sentOrder();
    await write(`${path}${item}/`, good, [discPng(60, 2)]);
    await withDivision(world.database.pools.web, fixture.bramble.divisionId, (db) =>
      eraseOrders(db, fixture.bramble.divisionId, [order.customerId]),
    );
    expect(await written(item)).toMatchObject({ author: "A buyer", photos: [], title: good.title });
    await askForReviews(world.platform, {});
    expect(await sql("select 1 from review_requests where order_id = $1", [order.id])).toEqual([]);
  });

  test("finds the way to it among their orders, once an order was sent", async () => {
    const { order, path } = await sentOrder();
    const { divisionId, host } = fixture.bramble;
    const history = `/order-history/${historyLink(world.config, divisionId, order.customerId)}/`;
    const leadsToIt = async () => (await visitorOf(world.app, host).get(history)).body.includes(`href="${path}"`);
    expect(await leadsToIt()).toBe(true);
    await sql("update orders set completed_at = null, status = 'paid' where id = $1", [order.id]);
    expect(await leadsToIt()).toBe(false);
  });

  test("who belongs to the shop does not review what it sells", async () => {
    const [{ email }] = await sql(
      "select a.email from memberships m join accounts a on a.id = m.account_id where m.division_id = $1 limit 1",
      [fixture.bramble.divisionId],
    );
    const { item, path } = await sentOrder({ email });
    const answer = await write(`${path}${item}/`, good);
    expect(answer.body).toContain("People of a shop do not review what it sells.");
    expect(await written(item)).toBeUndefined();
  });
});

describe("a shop's people", () => {
  test("hide a review with a reason: it leaves the page and the rating, and the audit says who did", async () => {
    const { product, item, path } = await sentOrder();
    await write(`${path}${item}/`, good);
    const { id, version } = await written(item);
    const shown = (await decide(id, { version, state: "shown" })).json().data;
    expect((await decide(id, { version: shown.version, state: "hidden" })).statusCode).toBe(422);
    const hidden = await decide(id, { version: shown.version, state: "hidden", hiddenReason: "Names a neighbour" });
    expect(hidden.json().data).toMatchObject({ state: "hidden", hiddenReason: "Names a neighbour" });
    const page = await pageOf(product);
    expect(page).not.toContain("Survived the front row");
    expect(page).not.toContain("aggregateRating");
    const audit = await sql("select action from audit_log where subject = $1 order by id", [`review ${id}`]);
    expect(audit.map(({ action }) => action)).toEqual(["review.shown", "review.hidden"]);
    expect((await decide(id, { version, state: "shown" })).statusCode, "an older version").toBe(412);
  });

  test("list reviews by state with their orders, and other shops' are not found", async () => {
    const { order, item, path } = await sentOrder();
    await write(`${path}${item}/`, { ...good, title: "In the list" });
    const { data, counts, meta } = (await fixture.ada.get(`${reviews}?state=waiting`)).json();
    expect(data[0]).toMatchObject({ title: "In the list", orderReference: order.reference, orderId: order.id });
    expect([meta.total, counts.waiting]).toEqual([data.length, data.length]);
    expect(data.every(({ state }: { state: string }) => state === "waiting")).toBe(true);
    const { id, version } = await written(item);
    const theirs = `/omnis/v3/divisions/${fixture.other.divisionId}/reviews/${id}/`;
    expect((await fixture.ada.send("PUT", theirs, { version, state: "shown" })).statusCode).toBe(404);
  });
});

describe("the request for a review", () => {
  const asked = async (orderId: number) =>
    sql("select subject, body_text from mails where dedupe_key = $1", [`review request ${orderId}`]);

  test.each<[string, Sent, boolean]>([
    ["some days after its delivery", { daysAgo: 5 }, true],
    ["not on the day of its delivery", { daysAgo: 4 }, false],
    ["not months later", { daysAgo: 61 }, false],
  ])("comes %s, once", async (_, sent, isAsked) => {
    const { order, product, path } = await sentOrder(sent);
    for (let times = 0; times < 2; times++) await askForReviews(world.platform, {});
    const [request] = await sql("select 1 from review_requests where order_id = $1", [order.id]);
    expect(request !== undefined).toBe(isAsked);
    if (!isAsked) return;
    for (let times = 0; times < 2; times++)
      await mailReviewRequest(world.platform, { divisionId: fixture.bramble.divisionId, orderId: order.id });
    const mails = await asked(order.id);
    expect(mails.map(({ subject }) => subject)).toEqual([`How is your ${product.name}?`]);
    expect(mails[0].body_text).toContain(path);
  });

  test("does not come for an order that was refunded", async () => {
    const { order } = await sentOrder();
    await sql("update orders set status = 'refunded' where id = $1", [order.id]);
    await askForReviews(world.platform, {});
    expect(await sql("select 1 from review_requests where order_id = $1", [order.id])).toEqual([]);
  });
});
