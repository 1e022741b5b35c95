// What a merchant sets around their shop's pages, and what visitors see of it.
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let path: string;

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const visit = async (address: string) => (await visitorOf(world.app, fixture.bramble.host).get(address)).body;
/** The page as it becomes once the change is announced to the server. */
const seen = () => expect.poll(() => visit("/404/"), { timeout: 10_000 });
const read = async () => (await fixture.ada.get(path)).json().data;
const change = (body: object) => fixture.ada.send("PATCH", path, body);

beforeAll(async () => {
  fixture = await merchantFixture(world);
  path = `${fixture.base}/surroundings/`;
  await sql("update shop_settings set settings = settings || $2 where division_id = $1", [
    fixture.bramble.divisionId,
    JSON.stringify({
      menu: [
        { title: "Wear", url: "/wear/", segments: [{ mode: "image", image: { src: "/tee.webp", title: "Tees" } }] },
      ],
    }),
  ]);
});

describe("what is around a shop's pages", () => {
  test("S2.71 the footer is the full one or the small one, and the menu a row or at the side (S2.53)", async () => {
    const { frame } = await read();
    await seen().toContain("footer-columns");
    const wanted = {
      ...frame,
      hasFullFooter: false,
      hasSearchBar: true,
      menuPlacement: "side",
      smallPrint: "Grown here",
    };
    expect((await change({ frame: wanted })).json().data.frame).toEqual(wanted);
    await seen().not.toContain("footer-columns");
    await seen().toContain('data-menu="side"');
    await seen().toContain("Grown here");
    await change({ frame });
    await seen().toContain("footer-columns");
  });

  test("S2.72 the bar is shown with its words and colours, and not without words", async () => {
    const { bar } = await read();
    const wanted = { ...bar, isOn: true, text: "Hedge week", backgroundColor: "#112233" };
    expect((await change({ bar: wanted })).statusCode).toBe(200);
    await seen().toContain("Hedge week");
    await seen().toContain("background:#112233");
    const refused = await change({ bar: { ...wanted, text: " " } });
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { "bar.text": ["Write what the bar says"] }]);
    const times = { startsAt: "2026-12-02T00:00:00.000Z", endsAt: "2026-12-01T00:00:00.000Z" };
    expect((await change({ bar: { ...wanted, ...times } })).statusCode).toBe(422);
    expect((await read()).bar).toMatchObject({ text: "Hedge week", startsAt: null });
  });

  test.each([
    ["/sale/", true],
    ["https://partner.example/sale?x=1", true],
    ["mailto:hello@bramble.example", true],
    ["@remill", true],
    ["", true],
    ["the sale page", false],
    ["javascript:alert(1)", false],
    ["//elsewhere.example", false],
  ])("P5.05 the banner leads to %j: %s", async (href, isTaken) => {
    const { bar } = await read();
    const answer = await change({ bar: { ...bar, linkText: href && "Look", href } });
    expect(answer.statusCode === 200 ? true : answer.json().errors).toEqual(
      isTaken || { "bar.href": ["Please enter a valid url"] },
    );
  });

  test("the standing line is there until it is taken out, and its link leads somewhere", async () => {
    const line = { text: "Planting weekend", linkText: "Come along", href: "/weekend/" };
    expect((await change({ line })).json().data.line).toEqual(line);
    await seen().toContain('<p>Planting weekend <a href="/weekend/">Come along</a></p>');
    expect((await fixture.ada.get(`${fixture.base}/settings/`)).json().data.shop.said.line).toBe("Planting weekend");
    const refused = await change({ line: { ...line, href: "" } });
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { "line.href": ["Say where the link leads"] }]);
    await change({ line: { text: "", linkText: "", href: "" } });
    await seen().not.toContain("Planting weekend");
  });

  test("S9.06 the last days to order by are data, which a merchant sets", async () => {
    const { christmas } = await read();
    expect(christmas).toMatchObject({ isOn: false, backgroundColor: "#9E1919", textColor: "#ffffff", cutoffDates: [] });
    expect((await change({ christmas: { ...christmas, isOn: true } })).statusCode).toBe(422);
    const on = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    const cutoffDates = [{ country: "Ireland", service: "tracked", on }];
    expect((await change({ christmas: { ...christmas, isOn: true, cutoffDates } })).statusCode).toBe(200);
    await seen().toContain("Ireland tracked");
    await change({ christmas: { ...christmas, isOn: false, cutoffDates } });
    await seen().not.toContain("Ireland tracked");
  });

  test("S2.60, S2.64, S2.65, S2.66 a picture of the menu follows each setting, unless the menu has changed meanwhile", async () => {
    const [{ menuTitle, address: _, background: __, ...picture }] = (await read()).pictures;
    expect(menuTitle).toBe("Wear");
    const looks = { borderRadius: "circle", ratio: "wide", textShadow: "heavy", textAlignment: "right" };
    const button = {
      buttonText: "See them",
      buttonColor: "#334455",
      buttonWidth: "full",
      buttonBorderRadius: "rounded",
    };
    expect((await change({ picture: { ...picture, ...looks, ...button } })).statusCode).toBe(200);
    for (const mark of [
      'data-corners="circle" data-ratio="wide" data-shadow="heavy" data-align="right"',
      'data-button="full" data-corners="rounded" style="background:#334455',
    ])
      await seen().toContain(mark);
    const stale = await change({ picture: { ...picture, src: "/other.webp" } });
    expect([stale.statusCode, stale.json().code]).toEqual([412, "stale"]);
  });

  test("S2.60 another picture of the shop takes its place, and none of another shop", async () => {
    const [{ menuTitle: _, address: __, background: ___, ...picture }] = (await read()).pictures;
    const named = (division: number) => {
      const original = `/files/${division}/${"c".repeat(64)}.webp`;
      return { original, altText: "A hedge", sizes: { 1600: original } };
    };
    const { divisionId } = fixture.bramble;
    const refused = await change({ picture: { ...picture, replacement: named(divisionId + 1) } });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { "picture.replacement": ["Choose a picture of your shop."] },
    ]);
    expect((await change({ picture: { ...picture, replacement: named(divisionId) } })).statusCode).toBe(200);
    await seen().toContain(`/${divisionId}/${"c".repeat(64)}.webp`);
    expect((await read()).pictures[0].src).toBe(named(divisionId).original);
    await change({ picture: { ...(await read()).pictures[0], ...picture, src: named(divisionId).original } });
  });

  test("S3.93 the currencies are those that a merchant picks", async () => {
    expect((await change({ currencies: { isOn: true, codes: ["EUR", "NOK"] } })).json().data.currencies).toEqual({
      own: "GBP",
      isOn: true,
      codes: ["EUR", "NOK"],
    });
    await seen().toContain('value="NOK"');
    expect((await change({ currencies: { isOn: true, codes: ["XXX"] } })).statusCode).toBe(422);
    const none = await change({ currencies: { isOn: true, codes: [] } });
    expect([none.statusCode, none.json().errors]).toEqual([
      422,
      { "currencies.codes": ["Choose at least one currency beside your own"] },
    ]);
    await change({ currencies: { isOn: false, codes: [] } });
  });
});

describe("a shop's logo", () => {
  const brand = () => `${fixture.base}/brand/`;
  const named = (division: number) => `/files/${division}/${"d".repeat(64)}.webp`;
  const store = (logo: object) => fixture.ada.send("PUT", brand(), { icon: "", socialPicture: "", logo });

  test("stands in the header, with the name beside it unless it is in the picture", async () => {
    const { divisionId } = fixture.bramble;
    const logo = { src: named(divisionId), width: 600, height: 150, isAlone: false };
    expect((await store(logo)).statusCode).toBe(200);
    await seen().toContain(`/${divisionId}/${"d".repeat(64)}.webp?w=600" alt="" width="128" height="32"`);
    await seen().toContain('<span class="logo-words">');
    const { src } = (await fixture.ada.get(brand())).json().data.logo;
    expect((await store({ ...logo, src, isAlone: true })).json().data.logo).toEqual({ ...logo, src, isAlone: true });
    await seen().not.toContain('<span class="logo-words">');
    expect((await store({ src: "", width: 0, height: 0, isAlone: false })).statusCode).toBe(200);
    await seen().not.toContain("d".repeat(64));
  });

  test("is a picture of the shop itself", async () => {
    const foreign = { src: named(fixture.bramble.divisionId + 1), width: 1, height: 1, isAlone: false };
    const refused = await store(foreign);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ["logo"]]);
  });
});

describe("S3.15 the shop's own code", () => {
  test("is written by those who hold its permission, and by nobody else", async () => {
    const code = `${fixture.base}/head-code/`;
    const write = (headCode: string) => fixture.ada.send("PUT", code, { headCode });
    const tag = '<script src="https://m.example/t.js"></script>';
    expect((await write(tag)).statusCode).toBe(200);
    expect((await fixture.ada.get(code)).json().data).toEqual({ headCode: tag });
    await seen().toContain(tag);
    const refused = await write("<h1>Hello</h1>");
    expect([refused.statusCode, refused.json().errors.headCode[0]]).toEqual([
      422,
      "<h1> cannot be in the head. Use script, style, link and meta.",
    ]);
    await sql("update memberships set role = 'manager' where division_id = $1", [fixture.bramble.divisionId]);
    expect([(await write("")).statusCode, (await fixture.ada.get(path)).statusCode]).toEqual([403, 200]);
    await sql("update memberships set role = 'owner' where division_id = $1", [fixture.bramble.divisionId]);
  });
});

describe("P5.19-P5.21 the tags by which services know a shop's site", () => {
  const google = '<meta name="google-site-verification" content="Zb3xq0aYv1_-R8kQ2nT5mC7LpW9sE4uF6hJ0dG1iKo8">';
  const facebook = '<meta name="facebook-domain-verification" content="k4x9wq2m7p1v8z3c6b5n0aydfg">';
  const none = { google: "", pinterest: "", facebook: "" };
  const write = (tags: object) => fixture.ada.send("PUT", `${fixture.base}/verification/`, { ...none, ...tags });
  const stored = async () => (await fixture.ada.get(`${fixture.base}/verification/`)).json().data;

  test("stand in the head of the home page, and on no other", async () => {
    expect(await stored()).toEqual(none);
    await sql(
      "insert into pages (division_id, url, name, draft, published, published_at) values ($1, '/', 'Home', $2, $2, now())",
      [fixture.bramble.divisionId, JSON.stringify({ content: [], published: true })],
    );
    await expect.poll(() => visit("/"), { timeout: 10_000 }).not.toContain("Error 404");
    expect((await write({ google: ` ${google.replace(">", "/>")} `, facebook })).json().data).toEqual({
      ...none,
      ...{ google, facebook },
    });
    await expect.poll(() => visit("/"), { timeout: 10_000 }).toContain(google + facebook);
    const home = await visit("/");
    expect(home.indexOf(google)).toBeLessThan(home.indexOf("</head>"));
    expect(await visit("/404/")).not.toContain("verification");
    expect((await fixture.ada.get(`${fixture.base}/settings/`)).json().data.shop.verified).toEqual([
      "google",
      "facebook",
    ]);
    await write({ facebook });
    await expect.poll(() => visit("/"), { timeout: 10_000 }).not.toContain(google);
    expect(await stored()).toEqual({ ...none, facebook });
  });

  test.each([
    ["words", "Zb3xq0aYv1_-R8kQ2nT5mC7LpW9sE4uF6hJ0dG1iKo8"],
    ["the tag of another service", facebook],
    ["a script behind the tag", `${google}<script>alert(1)</script>`],
    ["a handler in the tag", google.replace(">", ' onload="alert(1)">')],
    ["a mark that ends its tag", `<meta name="google-site-verification" content='"><script>alert(1)</script>'>`],
    ["a redirect", '<meta http-equiv="refresh" content="0;url=https://elsewhere.example">'],
  ])("%s is refused in the rule's words, and nothing is stored", async (_, tag) => {
    const before = await stored();
    const refused = await write({ google: tag });
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { google: ["Invalid verification snippet"] }]);
    expect(await stored()).toEqual(before);
  });
});
