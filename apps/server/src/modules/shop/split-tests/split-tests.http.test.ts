// Split tests of a shop, from the people who start them to the visitors who take part. Visitors ask over a real connection,
// where cached pages are answered before anything else.
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { readDiscoveredTests } from "@selvedge/domain/split-tests/discovered-tests";
import { seedMember, seedPerson, seedStaff } from "@selvedge/testing/seed/people";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type MerchantFixture, merchantAt, merchantFixture, type Visitor } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { newKey, order, place, shopperIn } from "../../checkout/testing/checkout-fixture.ts";
import { writeVisitors } from "./count-visitors.ts";

const world = testApp();
let fixture: MerchantFixture;
let mara: Visitor;
let tests: string;
let springId: number;
let product: SeededProduct;

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;

async function writePage(divisionId: number, url: string, words: string, more: object = {}): Promise<number> {
  const page = {
    version: 1,
    properties: { title: words },
    blocks: [{ type: "textBlock", size: 12, properties: { html: `<p>Here is ${words}</p>`, ...more } }],
  };
  const [{ id }] = await sql(
    "insert into pages (division_id, url, name, draft, published, published_at) values ($1, $2, $3, $4, $4, now()) returning id",
    [divisionId, url, words, JSON.stringify(page)],
  );
  return Number(id);
}

beforeAll(async () => {
  fixture = await merchantFixture(world);
  tests = `${fixture.base}/split-tests/`;
  const { pools } = world.platform;
  await seedMember(
    pools,
    fixture.bramble,
    await seedPerson(pools, { email: "mara@selvedge.test", fullName: "Mara Finn" }),
    "marketer",
  );
  await seedStaff(pools, { email: "sid@selvedge.test", fullName: "Sid Alder", roles: ["support"] });
  mara = await merchantAt(world, "mara@selvedge.test");
  product = await seedProduct(pools, fixture.bramble);
  const { divisionId } = fixture.bramble;
  await writePage(divisionId, "/", "the old home");
  springId = await writePage(divisionId, "/spring/", "spring");
  await writePage(divisionId, "/about/", "about");
  await world.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => world.app.server.closeAllConnections());
beforeEach(() => sql("update split_tests set active = false, ended_at = now() where ended_at is null"));

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0";
const cookieName = "discovered-split-tests";

interface Asked {
  cookie?: string;
  userAgent?: string;
  host?: string;
  dest?: string;
  method?: string;
  more?: Record<string, string>;
}

/** Asks over the wire: what is shown, and what the answer makes the browser remember. */
async function ask(path: string, asked: Asked = {}) {
  const { cookie = "", userAgent = browser, host = fixture.bramble.host, dest = "document", method = "GET" } = asked;
  const { port } = world.app.server.address() as AddressInfo;
  const headers = {
    ...{ host, cookie, "sec-fetch-dest": dest, accept: "text/html" },
    ...(userAgent ? { "user-agent": userAgent } : {}),
    ...asked.more,
  };
  const call = request({ host: "127.0.0.1", port, path, method, headers }).end();
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  const body = (await answer.setEncoding("utf8").toArray()).join("");
  const [setCookie] = (answer.headers["set-cookie"] ?? []).filter((each) => each.startsWith(cookieName));
  const value = setCookie?.slice(cookieName.length + 1).split(";")[0];
  return {
    status: answer.statusCode,
    shown: /Here is ([^<]*)/.exec(body)?.[1],
    body,
    setCookie,
    cookie: value === undefined ? "" : `${cookieName}=${value}`,
    met: value === undefined ? null : readDiscoveredTests(decodeURIComponent(value)),
    headers: answer.headers,
  };
}

const homepage = (more: object = {}) => ({
  kind: "homepage",
  name: "Spring home",
  pageId: springId,
  variations: [
    { name: "Current home page", share: 50 },
    { name: "Spring", share: 50 },
  ],
  ...more,
});
const create = (body: object, visitor = mara, at = tests) => visitor.post(at, body);
const move = (id: number, to: "start" | "stop", visitor = mara) => visitor.post(`${tests}${id}/${to}/`);
interface Shown {
  id: number;
  state: string;
  variations: { id: number; alias: string; visitors: number; orders: number; buyers: number }[];
}
async function started(body: object): Promise<Shown> {
  const { data } = (await create(body)).json();
  const answer = await move(data.id, "start");
  expect([answer.statusCode, answer.json().data.state]).toEqual([200, "running"]);
  // Every process hears of it within moments; until then a page may be an earlier one.
  await expect.poll(async () => (await ask("/about/", { userAgent: "" })).body).toContain('id="split-tests"');
  return data;
}
const results = async (id: number): Promise<Shown> => {
  await writeVisitors(world.platform);
  return (await mara.get(`${tests}${id}/`)).json().data;
};
const cookieFor = (test: Shown, index: number) =>
  `${cookieName}=${encodeURIComponent(JSON.stringify({ [test.id]: test.variations[index]!.id }))}`;

describe("a visitor of a shop in which a test runs", () => {
  test("S4.38, S7.15: gets a variation at the first visit, and the same one ever after", async () => {
    const running = await started(homepage());
    const [old, spring] = running.variations;
    for (let visitor = 0; visitor < 12; visitor++) {
      const first = await ask("/");
      const variation = first.met?.get(running.id);
      expect([old!.id, spring!.id]).toContain(variation);
      expect(first.shown).toBe(variation === spring!.id ? "spring" : "the old home");
      expect(first.setCookie).toMatch(/Max-Age=15552000; Path=\/; SameSite=Lax$/);
      for (const path of ["/", "/about/", "/_page/"]) {
        const next = await ask(path, { cookie: first.cookie });
        expect([path, next.setCookie]).toEqual([path, undefined]);
        if (path !== "/about/") expect(next.shown).toBe(first.shown);
      }
    }
  });

  test("P6.33: sees the home page of their variation, from a cached copy that carries nobody's cookie", async () => {
    const running = await started(homepage());
    for (let times = 0; times < 3; times++) {
      for (const [index, shown] of [
        [0, "the old home"],
        [1, "spring"],
      ] as const) {
        const answer = await ask("/", { cookie: cookieFor(running, index) });
        expect([answer.shown, answer.setCookie]).toEqual([shown, undefined]);
        expect(answer.headers["cache-control"]).toBe("private, no-cache");
        expect(answer.body).toContain(`<link rel="canonical" href="http://bramble.localhost`);
      }
    }
    const { etag } = (await ask("/about/", { cookie: cookieFor(running, 0) })).headers;
    const again = await ask("/about/", { more: { "if-none-match": etag! } });
    expect([again.status, again.met?.has(running.id)]).toEqual([304, true]);
  });

  test("begins on any page, and each answer makes its own visitor remember", async () => {
    const running = await started(homepage());
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask("/about/")));
    const drawn = answers.map(({ met }) => met?.get(running.id));
    const [old, spring] = running.variations;
    const counts = [old, spring].map((each) => drawn.filter((id) => id === each!.id).length);
    expect(counts[0]! + counts[1]!).toBe(60);
    // Fewer than 12 of 60 happens once in a million runs.
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(12);
    expect((await results(running.id)).variations.map(({ visitors }) => visitors)).toEqual(counts);
  });

  test("S7.11, S3.10: finds the tests in the page's data", async () => {
    const running = await started(homepage());
    const { body } = await ask("/about/");
    const [, data = ""] = /<script type="application\/json" id="split-tests">(.*?)<\/script>/.exec(body) ?? [];
    const [old, spring] = running.variations;
    expect(JSON.parse(data)).toEqual([
      {
        ...{ id: running.id, code: "homepage", name: "Spring home", discovered: false, variation: null },
        availableVariations: { old: "Current home page", new: "Spring" },
        variationIds: { old: old!.id, new: spring!.id },
      },
    ]);
    expect(body).toMatch(/<script type="module" src="\/assets\/split-tests-[\w-]+\.js">/);
  });

  test("S7.12, S7.13: sees what an address forces, which is neither remembered nor counted", async () => {
    const running = await started(homepage());
    for (const query of ["?homepage=new", "?split-var=other,new"]) {
      const forced = await ask(`/${query}`);
      expect([forced.shown, forced.setCookie]).toEqual(["spring", undefined]);
      expect((await ask(`/${query}`, { cookie: cookieFor(running, 0) })).shown).toBe("spring");
    }
    expect((await results(running.id)).variations.map(({ visitors }) => visitors)).toEqual([0, 0]);
  });

  test("takes no part as a program: it gets the control, and nothing is remembered or counted", async () => {
    const running = await started(
      homepage({
        variations: [
          { name: "A", share: 1 },
          { name: "B", share: 99 },
        ],
      }),
    );
    for (const userAgent of [
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      "curl/8.5.0",
      "",
    ]) {
      const answer = await ask("/", { userAgent });
      expect([userAgent, answer.shown, answer.setCookie]).toEqual([userAgent, "the old home", undefined]);
    }
    expect((await ask("/", { method: "HEAD" })).setCookie).toBeUndefined();
    expect((await results(running.id)).variations.map(({ visitors }) => visitors)).toEqual([0, 0]);
  });

  test("is given another variation where theirs is gone, and nothing where no test runs", async () => {
    const running = await started(homepage());
    const other = `${cookieName}=${encodeURIComponent(JSON.stringify({ [running.id]: 1, 99: 3 }))}`;
    const { met } = await ask("/", { cookie: other });
    expect([...met!.keys()]).toEqual([running.id]);
    await move(running.id, "stop");
    await expect.poll(async () => (await ask("/about/")).setCookie).toBeUndefined();
    const after = await ask("/", { cookie: cookieFor(running, 1) });
    expect([after.shown, after.body.includes("split-tests")]).toEqual(["the old home", false]);
  });

  test("of another shop is given nothing", async () => {
    await writePage(fixture.other.divisionId, "/", "the kiln");
    await started(homepage());
    const answer = await ask("/", { host: fixture.other.host });
    expect([answer.shown, answer.setCookie, answer.body.includes("split-tests")]).toEqual([
      "the kiln",
      undefined,
      false,
    ]);
  });

  test("gets copies of both pages where these depend on more than the test", async () => {
    const conditions = [{ name: "country", params: { in: ["FR"] } }];
    const pageId = await writePage(fixture.bramble.divisionId, "/autumn/", "autumn in France", { conditions });
    const running = await started(homepage({ pageId }));
    const [old, autumn] = [cookieFor(running, 0), cookieFor(running, 1)];
    for (let times = 0; times < 2; times++) {
      const seen = async (cookie: string) => (await ask("/", { cookie })).shown;
      expect(await seen(old)).toBe("the old home");
      expect(await seen(`${autumn}; geo-country=FR`)).toBe("autumn in France");
      expect(await seen(`${autumn}; geo-country=GB`)).toBeUndefined();
      expect(await seen(`${old}; geo-country=FR`)).toBe("the old home");
    }
  });
});

describe("what was counted", () => {
  test("is visitors and their orders by variation, each buyer once", async () => {
    const running = await started(homepage());
    const buy = async (index: number, email: string) => {
      const shopper = await shopperIn(world, fixture.bramble, [product, 1]);
      shopper.cookies.set(cookieName, cookieFor(running, index).split("=")[1]!);
      const placed = await shopper.post(place, await order(shopper, { email }), { "idempotency-key": newKey() });
      expect(placed.statusCode).toBe(200);
    };
    await ask("/about/");
    await buy(1, "one@postbox.example");
    await buy(1, "one@postbox.example");
    await buy(0, "two@postbox.example");
    const { variations } = await results(running.id);
    expect(variations.map(({ orders, buyers }) => [orders, buyers])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(variations[0]!.visitors + variations[1]!.visitors).toBe(1);
    await sql("update orders set status = 'refunded' where email = 'two@postbox.example'");
    expect((await results(running.id)).variations.map(({ orders }) => orders)).toEqual([0, 2]);
  });

  test("a cookie of ids that are not the shop's counts for nothing", async () => {
    const running = await started(homepage());
    const shopper = await shopperIn(world, fixture.bramble, [product, 1]);
    const made = { [running.id]: 999_999, 12: 13, 99999999999: 1 };
    shopper.cookies.set(cookieName, encodeURIComponent(JSON.stringify(made)));
    const placed = await shopper.post(place, await order(shopper), { "idempotency-key": newKey() });
    expect(placed.statusCode).toBe(200);
    expect((await results(running.id)).variations.map(({ orders }) => orders)).toEqual([0, 0]);
  });
});

describe("the people of a shop", () => {
  const problems = async (body: object) => {
    const answer = await create(body);
    return [answer.statusCode, answer.json().errors];
  };
  const hero = (more: object = {}) => ({
    kind: "blocks",
    name: "Hero picture",
    pageId: null,
    variations: [
      { name: "Sea", share: 60 },
      { name: "Cliffs", share: 40 },
    ],
    ...more,
  });

  test("make a test, start it, read it and stop it, with a row of the audit each time", async () => {
    const made = (await create(hero())).json().data;
    expect(made).toMatchObject({ kind: "blocks", code: "hero_picture", state: "draft", startedAt: null });
    expect(made.variations.map(({ alias, share }: { alias: string; share: number }) => [alias, share])).toEqual([
      ["sea", 60],
      ["cliffs", 40],
    ]);
    const states = [];
    for (const to of ["start", "start", "stop", "stop"] as const)
      states.push((await move(made.id, to)).json().data.state);
    expect(states).toEqual(["running", "running", "stopped", "stopped"]);
    expect((await move(made.id, "start")).statusCode).toBe(409);
    const list = (await mara.get(tests)).json().data;
    expect(list.tests[0]).toMatchObject({ id: made.id, state: "stopped" });
    expect(list.pages.map(({ url }: { url: string }) => url)).toContain("/spring/");
    expect(list.pages.map(({ url }: { url: string }) => url)).not.toContain("/");
    const rows = await sql("select action, actor_name from audit_log where subject = $1 order by id", [
      `split test ${made.id}`,
    ]);
    expect(rows).toEqual(
      ["created", "started", "stopped"].map((what) => ({ action: `split_test.${what}`, actor_name: "Mara Finn" })),
    );
  });

  test("discard a draft, and only a draft", async () => {
    const made = (await create(hero())).json().data;
    expect((await mara.send("DELETE", `${tests}${made.id}/`)).statusCode).toBe(200);
    expect((await mara.get(`${tests}${made.id}/`)).statusCode).toBe(404);
    const running = await started(hero());
    expect((await mara.send("DELETE", `${tests}${running.id}/`)).statusCode).toBe(409);
  });

  test("read what is wrong beside its field", async () => {
    expect(
      await problems(
        hero({
          variations: [
            { name: "A", share: 50 },
            { name: "a", share: 49 },
          ],
        }),
      ),
    ).toEqual([
      422,
      {
        "variations.1.name": ["Another variation has this name"],
        shares: ["The shares add up to 99 per cent. They have to be 100"],
      },
    ]);
    const [{ id }] = await sql(
      "insert into pages (division_id, url, name, draft) values ($1, $2, 'Draft', '{}') returning id",
      [fixture.bramble.divisionId, `/draft-${Date.now()}/`],
    );
    const noPage = [422, { pageId: ["Choose a published page other than the home page"] }];
    expect(await problems(homepage({ pageId: Number(id) }))).toEqual(noPage);
    expect(await problems(homepage({ pageId: 999_999_999 }))).toEqual(noPage);
    // A mail is no home page for anybody.
    const letter = { properties: { isMailPage: true, isStorePage: false } };
    const [mail] = await sql(
      "insert into pages (division_id, url, name, draft, published) values ($1, $2, 'Letter', $3, $3) returning id",
      [fixture.bramble.divisionId, `/letter-${Date.now()}/`, JSON.stringify(letter)],
    );
    expect(await problems(homepage({ pageId: Number(mail!.id) }))).toEqual(noPage);
    await create(hero());
    expect(await problems(hero({ name: "hero  PICTURE" }))).toEqual([
      422,
      { name: ["Another test has this name. Choose another, or stop that one first"] },
    ]);
  });

  test("a name is free again once its test has ended, and made twice at once it is made once", async () => {
    const first = await started(hero());
    await move(first.id, "stop");
    const answers = await Promise.all([create(hero()), create(hero())]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });

  test("run three tests at most, and none with a page that is not published", async () => {
    const made = [];
    for (const name of ["One", "Two", "Three", "Four"]) made.push((await create(hero({ name }))).json().data.id);
    const answers = await Promise.all(made.map((id) => move(id, "start")));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 409]);
    await sql("update split_tests set active = false, ended_at = now() where ended_at is null");
    const { id } = (await create(homepage())).json().data;
    await sql("update pages set published = null where id = $1", [springId]);
    const refused = await move(id, "start");
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      "The page “spring” is not published. Publish it first.",
    ]);
    await sql("update pages set published = draft where id = $1", [springId]);
  });

  test("see no test of another shop, and need marketing.edit", async () => {
    const { id } = (await create(hero())).json().data;
    expect((await fixture.ada.get(`${fixture.otherBase}/split-tests/`)).statusCode).toBe(404);
    const [{ id: foreign }] = await sql(
      "insert into split_tests (division_id, code, name, active) values ($1, 'kiln', 'Kiln', false) returning id",
      [fixture.other.divisionId],
    );
    for (const answer of [
      await mara.get(`${tests}${foreign}/`),
      await move(foreign, "start"),
      await move(foreign, "stop"),
      await mara.send("DELETE", `${tests}${foreign}/`),
    ])
      expect(answer.statusCode).toBe(404);
    expect((await fixture.vera.get(tests)).statusCode).toBe(403);
    expect((await move(id, "start", fixture.vera)).statusCode).toBe(403);
    expect((await fixture.nobody.get(tests)).statusCode).toBe(401);
  });
});

test("S6.11: the browser of an internal person may say which tests start", async () => {
  const asked = (visitor: Visitor) =>
    visitor.get("/omnis/v3/frontend/split-tests/visitor/").then((answer) => answer.json().data);
  expect(await asked(fixture.nobody)).toEqual({ isInternal: false });
  expect(await asked(mara)).toEqual({ isInternal: false });
  expect(await asked(await merchantAt(world, "sid@selvedge.test"))).toEqual({ isInternal: true });
});
