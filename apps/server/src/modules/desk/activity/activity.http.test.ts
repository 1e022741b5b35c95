// What the people of a shop did in it, for those who manage its people.
import { beforeAll, describe, expect, test } from "vitest";
import { type MerchantFixture, merchantFixture, upload } from "../../../testing/merchant-fixture.ts";
import { discPng } from "../../../testing/pictures.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let path: string;

interface Entry {
  id: string;
  by: string;
  isYou: boolean;
  action: string;
  name: string;
}

const owner = async (text: string) => (await world.database.ownerQuery(text)).rows;
const read = async (query = "", visitor = fixture.ada) => (await visitor.get(`${path}${query}`)).json();
const accountOf = async (email: string): Promise<number> =>
  (await owner(`select id from accounts where email = '${email}'`))[0].id;
/** Entries of a kind of person, written as the product does. */
const write = (count: number, kind: string, name: string, account: number | null, subject = "page 7") =>
  owner(`insert into audit_log (division_id, actor_kind, actor_name, account_id, action, subject, detail)
    select ${fixture.bramble.divisionId}, '${kind}', '${name}', ${account}, 'page.published', '${subject}', '{"url": "/about/"}'
    from generate_series(1, ${count})`);

beforeAll(async () => {
  fixture = await merchantFixture(world);
  path = `${fixture.base}/activity/`;
});

describe("what people did", () => {
  test("is empty before anybody did anything", async () => {
    expect(await read()).toEqual({ data: [], meta: { next: null } });
  });

  test("names who did it, to what, and what that is called now", async () => {
    const { ada, base } = fixture;
    const { id } = (await upload(ada, `${base}/artworks/`, discPng(300, 7), "Kelp.png")).json().data;
    await ada.post(`${base}/team/invitations/`, { email: "ruth@postbox.example", role: "viewer" });
    expect((await read()).data).toMatchObject([
      { by: "Ada Whitlock", isYou: true, action: "team.invited", name: "ruth@postbox.example" },
      { by: "Ada Whitlock", action: "artwork.uploaded", thing: { kind: "artwork", id: String(id) }, name: "Kelp" },
    ]);
  });

  test("shows staff without their names, and nothing of shoppers, the factory and jobs", async () => {
    const before: Entry[] = (await read()).data;
    for (const kind of ["shopper", "factory", "system"]) await write(1, kind, "Someone", null);
    await write(1, "staff", "Sam Okafor", await accountOf("staff@selvedge.test"));
    const [entry, ...rest]: Entry[] = (await read()).data;
    expect(entry).toMatchObject({ by: "Selvedge", accountId: null, isYou: false, name: "/about/" });
    expect(rest.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test("comes 50 at a time, each entry once, and of one person alone", async () => {
    const vera = await accountOf("vera@selvedge.test");
    await write(60, "merchant", "Vera Hale", vera);
    const first = await read(`?person=${vera}`);
    expect(first.data).toHaveLength(50);
    const second = await read(`?person=${vera}&before=${first.meta.next}`);
    expect([second.data.length, second.meta.next]).toEqual([10, null]);
    const ids = [...first.data, ...second.data].map(({ id }: Entry) => id);
    expect(new Set(ids).size).toBe(60);
    const people = [...first.data, ...second.data].map(({ by, name }: Entry) => `${by} ${name}`);
    expect(new Set(people)).toEqual(new Set(["Vera Hale /about/"]));
  });

  test("calls somebody without a name by their address", async () => {
    await write(1, "merchant", "", await accountOf("vera@selvedge.test"));
    await owner("update accounts set full_name = '' where email = 'vera@selvedge.test'");
    expect((await read()).data[0].by).toBe("vera@selvedge.test");
    await owner("update accounts set full_name = 'Vera Hale' where email = 'vera@selvedge.test'");
  });

  test("of things that are gone, and of words that are no number, is listed too", async () => {
    const ada = await accountOf("merchant@selvedge.test");
    for (const subject of ["product 999999", "order x", "shop role 3", "legal text returns", "page 99999999999999"])
      await write(1, "merchant", "Ada Whitlock", ada, subject);
    const shown = (await read()).data.slice(0, 5).map(({ thing }: { thing: object }) => thing);
    expect(shown).toEqual([
      { kind: "page", id: "99999999999999" },
      { kind: "legal text", id: "returns" },
      { kind: "shop role", id: "3" },
      { kind: "order", id: "x" },
      { kind: "product", id: "999999" },
    ]);
  });
});

describe("is refused", () => {
  test.each([
    ["to somebody who doesn't manage people", () => fixture.vera, "", 403],
    ["to a stranger", () => fixture.joe, "", 404],
    ["to a visitor", () => fixture.nobody, "", 401],
    ["for a page that is none", () => fixture.ada, "?before=last", 422],
    ["for a person who is no number", () => fixture.ada, "?person=vera", 422],
  ] as const)("%s", async (_, visitor, query, status) => {
    expect((await visitor().get(`${path}${query}`)).statusCode).toBe(status);
  });

  test("in another shop, whose entries the database hides as well", async () => {
    expect((await fixture.ada.get(`${fixture.otherBase}/activity/`)).statusCode).toBe(404);
    const client = await world.database.pools.web.connect();
    await client.query("begin");
    await client.query("select set_config('app.division', $1, true)", [String(fixture.other.divisionId)]);
    const { rows } = await client.query("select from audit_log where division_id = $1", [fixture.bramble.divisionId]);
    await client.query("rollback");
    client.release();
    expect(rows).toEqual([]);
  });
});
