// A shopper's favourites by mail: what is sent, and what its link brings back.

import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { testApp } from "../../../testing/test-app.ts";
import { mailFavouritesTask } from "./jobs.ts";

const world = testApp();
const list = "/omnis/v3/basket/favourites/list/";
const recover = "/omnis/v3/basket/favourites/recover/";
const emailForLater = "/omnis/v3/basket/favourites/email-for-later";
let bramble: SeededShop;
let other: SeededShop;
let tee: SeededProduct;
let hoodie: SeededProduct;

beforeAll(async () => {
  const { pools } = world.database;
  await Promise.all([seedBlanks(pools), seedMainSite(pools)]);
  bramble = await seedShop(pools);
  other = await seedShop(pools, { label: "thistle", name: "Thistle", code: "TH" });
  tee = await seedProduct(pools, bramble, { name: "Fern & Tee" });
  hoodie = await seedProduct(pools, bramble, { name: "Moss Hoodie" });
});

const shopper = (shop = bramble) => visitorOf(world.app, shop.host).arrive();
type Shopper = Awaited<ReturnType<typeof shopper>>;

const favour = (joe: Shopper, product: SeededProduct) =>
  joe.post("/omnis/v3/frontend/product/addItemToCart/", { item: { productId: product.id }, name: "favourites" });
const namesOf = async (joe: Shopper): Promise<string[]> =>
  (await joe.get(list)).json().items.map(({ name }: { name: string }) => name);

/** Runs the jobs that wait and gives the mails to an address, oldest first. */
async function mailsTo(email: string) {
  const { rows: waiting } = await world.database.pools.backOffice.query(
    "select division_id, id from mailed_favourites where email <> ''",
  );
  for (const { division_id: divisionId, id: listId } of waiting)
    await mailFavouritesTask(world.platform, { divisionId, listId });
  const { rows } = await world.database.pools.backOffice.query(
    "select * from mails where to_address = $1 order by id",
    [email],
  );
  return rows;
}

const brOf = (mail: { body_text: string }) => /\/favourites\/\?br=([\w-]+)/.exec(mail.body_text)![1]!;

/** A link to the tee and the hoodie, as it was mailed. */
async function mailedLink(email: string): Promise<string> {
  const joe = await shopper();
  await favour(joe, tee);
  await favour(joe, hoodie);
  await joe.post(emailForLater, { email });
  return brOf((await mailsTo(email)).at(-1));
}

describe("P7.34 a list that is mailed for later", () => {
  test("comes with its goods as HTML and as text, and leaves no address behind", async () => {
    const joe = await shopper();
    await favour(joe, tee);
    await favour(joe, hoodie);
    const answer = await joe.post(emailForLater, { email: "Joe@Postbox.Example" });
    expect([answer.statusCode, answer.json().data.message]).toEqual([
      200,
      "We have sent your favourites to Joe@Postbox.Example.",
    ]);
    const [mail, ...more] = await mailsTo("Joe@Postbox.Example");
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: "favourites", subject: "Your favourites at Bramble" });
    expect(mail.sent_at).not.toBeNull();
    for (const text of ["Fern &amp; Tee", "Moss Hoodie", "£24.00", `/favourites/?br=${brOf(mail)}`])
      expect(mail.html).toContain(text);
    for (const text of ["Fern & Tee, £24.00", `/product/${hoodie.urlName}/`]) expect(mail.body_text).toContain(text);
    const { rows } = await world.database.pools.backOffice.query("select email, token_digest from mailed_favourites");
    expect(rows.every(({ email }) => email === "")).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(brOf(mail));
  });

  test("is sent once however often the button is pressed", async () => {
    const joe = await shopper();
    await favour(joe, tee);
    await Promise.all([1, 2, 3].map(() => joe.post(emailForLater, { email: "twice@postbox.example" })));
    expect(await mailsTo("twice@postbox.example")).toHaveLength(1);
    await favour(joe, hoodie);
    await joe.post(emailForLater, { email: "twice@postbox.example" });
    expect(await mailsTo("twice@postbox.example")).toHaveLength(2);
  });

  test("needs something in it, and an address", async () => {
    const joe = await shopper();
    const empty = await joe.post(emailForLater, { email: "joe@postbox.example" });
    expect([empty.statusCode, empty.json().message]).toEqual([
      422,
      "There is nothing to send yet. Press the heart on a product first.",
    ]);
    await favour(joe, tee);
    expect((await joe.post(emailForLater, { email: "" })).json().errors).toEqual({ email: ["This field is required"] });
    expect((await joe.post(emailForLater, { email: "joe@" })).json().errors).toEqual({
      email: ["Please enter a valid email address"],
    });
  });

  test("fills nobody's inbox", async () => {
    const statuses: number[] = [];
    for (const product of await Promise.all(
      [1, 2, 3, 4, 5, 6].map((each) => seedProduct(world.database.pools, bramble, { name: `Nuisance ${each}` })),
    )) {
      const joe = await shopper();
      await favour(joe, product);
      statuses.push((await joe.post(emailForLater, { email: "victim@postbox.example" })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await mailsTo("victim@postbox.example")).toHaveLength(5);
  });
});

describe("P7.33 a list that is recovered by br", () => {
  test("opens in a fresh browser by its link, without scripts", async () => {
    const br = await mailedLink("fresh@postbox.example");
    const eve = visitorOf(world.app, bramble.host);
    const opened = await eve.get(`/favourites/?br=${br}`);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, "/favourites/?done=recovered"]);
    const page = (await eve.get("/favourites/?done=recovered")).body;
    for (const text of ["Your list is here", "Fern &amp; Tee", "Moss Hoodie"]) expect(page).toContain(text);
  });

  test("joins what is there, and again changes nothing", async () => {
    const br = await mailedLink("joins@postbox.example");
    const eve = await shopper();
    const cap = await seedProduct(world.database.pools, bramble, { name: "Heather Cap" });
    await favour(eve, cap);
    await favour(eve, tee);
    const answer = (await eve.post(recover, { br })).json();
    expect(answer.items.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      "Fern & Tee",
      "Heather Cap",
      "Moss Hoodie",
    ]);
    await eve.post(recover, { br });
    expect(await namesOf(eve)).toHaveLength(3);
  });

  test("is the list that was mailed, whatever became of it since", async () => {
    const joe = await shopper();
    await favour(joe, tee);
    await joe.post(emailForLater, { email: "since@postbox.example" });
    const br = brOf((await mailsTo("since@postbox.example")).at(-1));
    await joe.post("/omnis/v3/basket/remove/", { key: `p${tee.id}`, name: "favourites" });
    await favour(joe, hoodie);
    const eve = await shopper();
    await eve.post(recover, { br });
    expect(await namesOf(eve)).toEqual(["Fern & Tee"]);
  });

  test.each([["x".repeat(22)], ["../../etc"], ["<script>"]])("%s opens nothing and begins no session", async (br) => {
    const joe = await shopper();
    const answer = await joe.post(recover, { br });
    expect([answer.statusCode, answer.json().code]).toEqual([422, "linkGone"]);
    const eve = visitorOf(world.app, bramble.host);
    const opened = await eve.get(`/favourites/?br=${encodeURIComponent(br)}`);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, "/favourites/?done=gone"]);
    expect([...eve.cookies.keys()]).toEqual([]);
    expect((await eve.get("/favourites/?done=gone")).body).toContain("This link no longer works.");
  });

  test("another shop's link is none here", async () => {
    const br = await mailedLink("elsewhere@postbox.example");
    const eve = await shopper(other);
    expect((await eve.post(recover, { br })).json().code).toBe("linkGone");
    expect(await namesOf(eve)).toEqual([]);
  });
});

describe("without scripts", () => {
  const submit = (joe: Shopper, path: string, fields: Record<string, string>) =>
    joe.send("POST", path, new URLSearchParams(fields).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      origin: `http://${bramble.host}`,
    });

  test("a heart adds, the list removes, and a mail is sent", async () => {
    const joe = visitorOf(world.app, bramble.host);
    const added = await submit(joe as Shopper, "/favourites/add/", { productId: String(tee.id) });
    expect([added.statusCode, added.headers.location]).toEqual([303, "/favourites/"]);
    expect((await joe.get("/favourites/")).body).toContain("Fern &amp; Tee");
    const wrong = await submit(joe as Shopper, "/favourites/email/", { email: "joe@" });
    expect(wrong.statusCode).toBe(422);
    for (const text of ["Please enter a valid email address", 'value="joe@"']) expect(wrong.body).toContain(text);
    const sent = await submit(joe as Shopper, "/favourites/email/", { email: "plain@postbox.example" });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, "/favourites/?done=mailed"]);
    expect((await joe.get("/favourites/?done=mailed")).body).toContain("We have sent your favourites");
    expect(await mailsTo("plain@postbox.example")).toHaveLength(1);
    await submit(joe as Shopper, "/favourites/remove/", { key: `p${tee.id}` });
    expect((await joe.get("/favourites/")).body).toContain("Nothing here yet.");
  });
});
