// A shop's help, its legal texts and its sitemap, as visitors and crawlers get them, and as its people change them.
import { withDivision } from "@selvedge/db/with-division";
import { seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../testing/merchant-fixture.ts";
import { testApp } from "../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  await seedProduct(world.database.pools, fixture.bramble);
});

const ask = async (path: string) => {
  const { statusCode, headers, body } = await visitorOf(world.app, fixture.bramble.host).get(path);
  return headers.location ? `${statusCode} ${headers.location}` : statusCode === 200 ? body : String(statusCode);
};

const setSite = (columns: { password_hash?: string | null; payment_processor?: string }) =>
  withDivision(world.database.pools.web, fixture.bramble.divisionId, (db) =>
    db
      .insertInto("shop_sites")
      .values({ division_id: fixture.bramble.divisionId, ...columns })
      .onConflict((site) => site.column("division_id").doUpdateSet(columns))
      .execute(),
  );

describe("legal texts", () => {
  test.each([
    ["S2.24", "/terms-of-use/", "Terms of use"],
    ["S2.25", "/terms-of-sale/", "Changing your mind"],
    ["S2.26", "/use-of-cookies-and-disclaimer/", "XSRF-TOKEN"],
    ["S2.27", "/privacy-policy/", "Who answers for it"],
  ])(
    "%s %s are there with the shop's own name, and not where the shop takes its own payments (S6.05)",
    async (_, path, words) => {
      const text = await ask(path);
      expect(text).toContain(words);
      expect(text).toContain("Bramble");
      await setSite({ payment_processor: '{"type":"direct"}' });
      await expect.poll(() => ask(path)).toBe("404");
      await setSite({ payment_processor: "{}" });
      await expect.poll(() => ask(path)).toContain(words);
    },
  );

  test("are rewritten by the shop's people, cleaned, and taken back", async () => {
    const texts = `${fixture.base}/legal-texts/`;
    const save = (body: object) => fixture.ada.send("PUT", `${texts}terms-of-sale/`, body);
    const html = '<h2>Ours</h2><p onclick="x()">All sales are <strong>kind</strong>.</p><script>x()</script>';
    const saved = (await save({ html, version: 0 })).json().data;
    expect([saved.isStandard, saved.version, saved.html]).toEqual([
      false,
      1,
      "<h2>Ours</h2><p>All sales are <strong>kind</strong>.</p>",
    ]);
    await expect.poll(() => ask("/terms-of-sale/")).toContain("All sales are <strong>kind</strong>.");
    expect((await save({ html: "<p>Late</p>", version: 0 })).statusCode).toBe(412);
    expect((await save({ html: null, version: 1 })).json().data.isStandard).toBe(true);
    await expect.poll(() => ask("/terms-of-sale/")).toContain("Changing your mind");
    expect((await fixture.ada.send("PUT", `${texts}no-such-text/`, { html: null, version: 0 })).statusCode).toBe(404);
  });
});

test("legal texts say who is behind the shop, once its people have said it", async () => {
  const path = `${fixture.base}/company/`;
  const { data } = (await fixture.ada.get(path)).json();
  expect(data.missing).toEqual(["legalName", "street", "city", "email"]);
  const { missing, ...company } = data;
  const whole = { ...company, legalName: "Bramble Prints Ltd", street: "1 Hedge Lane", city: "Leith", zip: "EH6 6AB" };
  const save = (body: object) => fixture.ada.send("PUT", path, body);
  expect(Object.keys((await save({ ...whole, vatNumber: "GB1", email: "x" })).json().errors)).toEqual([
    "vatNumber",
    "email",
  ]);
  expect(Object.keys((await save({ ...whole, companyNumber: "12" })).json().errors)).toEqual(["companyNumber"]);
  const bank = { bankAccountName: "Bramble Prints Ltd", bankSortCode: "20-00-00", bankAccountNumber: "5577 9911" };
  expect(Object.keys((await save({ ...whole, ...bank, bankIban: "GB00" })).json().errors)).toEqual(["bankIban"]);
  expect(Object.keys((await save({ ...whole, ...bank, bankSortCode: "" })).json().errors)).toEqual(["bankSortCode"]);
  const saved = await save({ ...whole, ...bank, vatNumber: "GB340118208", email: "hello@bramble.test" });
  expect([saved.statusCode, saved.json().data.missing, missing.length]).toEqual([200, [], 4]);
  expect(saved.json().data).toMatchObject({ bankSortCode: "200000", bankAccountNumber: "55779911" });
  expect((await save(whole)).statusCode).toBe(412);
  await expect
    .poll(() => ask("/terms-of-sale/"))
    .toMatch(/Bramble Prints Ltd, 1 Hedge Lane.*hello@bramble\.test.*VAT number GB340118208/);
});

describe("the help", () => {
  test("has its questions in the order of the shop's people, and those that they left out last", async () => {
    const list = async () =>
      (await fixture.ada.get(`${fixture.base}/help-questions/`))
        .json()
        .data.filter(({ group }: { group: string }) => group === "delivery")
        .map(({ name }: { name: string }) => name);
    const [first, second, ...others] = await list();
    const order = { group: "delivery", names: [second, first, "no-such"] };
    const answer = await fixture.ada.send("PUT", `${fixture.base}/help-order/`, order);
    expect(answer.statusCode).toBe(200);
    expect(await list()).toEqual([second, first, ...others]);
  });

  test("S2.18 to S2.21, S2.100 opens by nothing, a question, a group and a reason", async () => {
    expect(await ask("/help/")).toContain("How can we help?");
    expect(await ask("/help/where-is-my-order/")).toMatch(/<details open=""><summary><h1>Where is my order\?/);
    expect(await ask("/help/question/where-is-my-order/")).toContain("<h1>Where is my order?</h1>");
    expect(await ask("/help/group/delivery/")).toContain("What does delivery cost?");
    expect(await ask("/help/group/")).toContain("How can we help?");
    expect(await ask("/help/reason/")).toContain("Something is wrong with it");
    expect(await ask("/help/reason/faulty/")).toContain("mailto:");
    for (const path of ["/help/no-such/", "/help/group/no-such/", "/help/reason/no-such/", "/help/question/no-such/"])
      expect(await ask(path), path).toBe("404");
  });

  test("is searched by the words of questions and answers, and says so when nothing fits", async () => {
    const found = await ask("/help/question/?q=wash");
    expect(found).toContain("How do I wash it?");
    expect(found).not.toContain("How can I pay?");
    expect(await ask("/help/question/?q=xylophone")).toContain("We found no answer to that");
    expect(await ask("/help/question/?q=%3Cscript%3Ex()%3C/script%3E")).not.toContain("<script>x()");
  });

  test("is not there where the shop takes its own payments (S6.05)", async () => {
    await setSite({ payment_processor: '{"type":"direct"}' });
    for (const path of ["/help/", "/help/group/delivery/", "/help/question/", "/help/reason/"])
      await expect.poll(() => ask(path), { message: path }).toBe("404");
    await setSite({ payment_processor: "{}" });
    await expect.poll(() => ask("/help/")).toContain("How can we help?");
  });

  test("has questions that the shop's people write, hide and take back", async () => {
    const questions = `${fixture.base}/help-questions/`;
    const write = (name: string, body: object) => fixture.ada.send("PUT", `${questions}${name}/`, body);
    const own = { group: "goods", question: "Is it vegan?", html: "<p>It is.</p>", version: 0 };
    expect((await write("is-it-vegan", own)).json().data).toMatchObject({ isStandard: false, hasStandard: false });
    expect(await ask("/help/group/goods/")).toContain("Is it vegan?");
    expect((await write("is-it-vegan", own)).statusCode).toBe(412);
    expect((await write("Is It", own)).json().errors).toHaveProperty("name");
    await write("which-size-am-i", { ...own, question: "Which size?", hidden: true });
    expect(await ask("/help/question/which-size-am-i/")).toBe("404");
    const deleted = await fixture.ada.send("DELETE", `${questions}which-size-am-i/`, {});
    expect(deleted.statusCode, deleted.body).toBe(200);
    expect(await ask("/help/question/which-size-am-i/")).toContain("measured flat");
    expect((await fixture.ada.send("DELETE", `${questions}which-size-am-i/`, {})).statusCode).toBe(404);
  });
});

describe("the sitemap", () => {
  const page = async (url: string, more: object = {}) => {
    const pages = `${fixture.base}/pages/`;
    const { id } = (
      await fixture.ada.send("POST", pages, { url, properties: { title: url }, blocks: [], ...more })
    ).json().data;
    await fixture.ada.send("POST", `${pages}${id}/publish/`, {});
  };

  beforeAll(async () => {
    await page("/seen/");
    await page("/unlisted/", { sitemap: false });
    await page("/for-members/", { properties: { title: "Members", loginState: "logged-in" } });
  });

  test("S2.16, S3.87 lists what everyone may find, as links and as XML", async () => {
    for (const path of ["/sitemap/", "/sitemap.xml"]) {
      await expect.poll(() => ask(path)).toContain("/seen/");
      const text = await ask(path);
      for (const url of ["/product/", "/help/", "/privacy-policy/"]) expect(text).toContain(url);
      expect(text).not.toMatch(/\/unlisted\/|\/for-members\//);
    }
    expect(await ask("/sitemap-1.xml")).toBe("404");
    expect(await ask("/robots.txt")).toContain("Sitemap: http://bramble.localhost:4000/sitemap.xml");
  });

  test("of a closed shop is not there, and its robots stay away", async () => {
    await setSite({ password_hash: "x" });
    await expect.poll(() => ask("/sitemap.xml")).toBe("404");
    expect(await ask("/robots.txt")).toBe("User-agent: *\nDisallow: /\n");
    expect(await ask("/privacy-policy/")).toContain("Who answers for it");
    await setSite({ password_hash: null });
  });

  test("of the shop says whom to tell of a weakness, and how it looks on a home screen", async () => {
    expect(await ask("/.well-known/security.txt")).toMatch(/^Contact: mailto:.+\nExpires: 20/);
    expect(JSON.parse(await ask("/manifest.webmanifest"))).toMatchObject({ start_url: "/" });
  });
});

test("S2.10 an address without a page offers what sells, and nothing of a shop that is closed", async () => {
  const visitor = visitorOf(world.app, fixture.bramble.host);
  await expect.poll(async () => (await visitor.get("/no/such/page/")).statusCode).toBe(404);
  const lost = await visitor.get("/no/such/page/");
  expect([lost.statusCode, lost.body.includes("What others like"), lost.body.includes("/product/")]).toEqual([
    404,
    true,
    true,
  ]);
});
