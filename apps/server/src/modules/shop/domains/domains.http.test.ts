// A shop's own domain from the first look to the removal, and another name and address at the platform.
import { X509Certificate } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acmeAuthority } from "../../../adapters/certificates/acme-authority.ts";
import { acmeDouble } from "../../../testing/acme-double/acme-double.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { checkDomains, dropCertificate, issueCertificate } from "./jobs.ts";

const world = testApp();
let fixture: MerchantFixture;
const host = "shop.northkeep.example";

beforeAll(async () => {
  fixture = await merchantFixture(world);
});

const domains = () => `${fixture.base}/domains/`;
const add = (typed: string, base = fixture.base) => fixture.ada.post(`${base}/domains/`, { host: typed });
const read = async () => (await fixture.ada.get(domains())).json().data;
const domainOf = async (name = host) => (await read()).domains.find((each: { host: string }) => each.host === name);
const look = (id: number) => fixture.ada.post(`${domains()}${id}/look/`, {});
/** Writes the DNS that the server asks. */
const dns = (...lines: string[]) => writeFileSync(join(world.config.dataDir, "dns.txt"), lines.join("\n"));
const pem = (name = host) => join(world.config.certificateFolder, `${name}.pem`);
const issue = (id: number, divisionId = fixture.bramble.divisionId) =>
  issueCertificate(world.platform, { divisionId, id });
const page = (at: string, path = "/search/", headers: Record<string, string> = { accept: "text/html" }) =>
  world.app.inject({ url: path, headers: { host: at, ...headers } });
/** The status of a page over a real connection, so that the page cache takes part. */
const connect = (at: string, path: string, accept: string): Promise<number | undefined> =>
  new Promise((done, fail) => {
    const { port } = world.app.server.address() as AddressInfo;
    get({ port, path, headers: { host: at, accept } }, (answer) => done(answer.resume().statusCode)).on("error", fail);
  });
const records = ({ records: of }: { records: { type: string; state: string }[] }) =>
  of.map(({ type, state }) => `${type} ${state}`);

async function recordsOf(name: string): Promise<string[]> {
  const { records: wanted } = await domainOf(name);
  return wanted.map(({ type, name: at, value }: Record<string, string>) => `${at} ${type} ${value}`);
}

describe("a shop's own domain", () => {
  test.each([
    ["no domain", "not a domain", "Please enter a valid domain"],
    [
      "a name with an end that there is none of",
      "shop.foo.notatld",
      "No domain ends in .notatld. Check how yours is written.",
    ],
    ["an address of a machine", "10.0.0.1", "Please enter a valid domain"],
    [
      "one of the platform's names",
      "other.localhost",
      "Names under localhost are ours. Change your address there instead.",
    ],
  ])("P5.06 is refused in words when it is %s", async (_, typed, message) => {
    const answer = await add(typed);
    expect([answer.statusCode, answer.json().errors.host]).toEqual([422, [message]]);
  });

  test("says which records it needs, and finds them once they stand", async () => {
    dns();
    expect((await add(` https://${host.toUpperCase()}/ `)).statusCode).toBe(200);
    expect((await add(host)).json().data.domains).toHaveLength(1);
    const waiting = await domainOf();
    expect([waiting.state, records(waiting)]).toEqual(["waiting", ["CNAME missing", "TXT missing"]]);
    expect((await page(host)).statusCode).toBe(404);
    const [cname = "", txt = ""] = await recordsOf(host);
    expect(cname).toBe(`${host} CNAME shops.localhost`);
    dns(cname, `${host} CAA digicert.example`);
    await look(waiting.id);
    expect(records(await domainOf())).toEqual(["CNAME found", "TXT missing"]);
    dns(cname, txt);
    // The server's clock has no microseconds, so within one millisecond it can be behind the database's.
    await world.database.pools.backOffice.query("update shop_domains set next_look_at = now() - interval '1 second'");
    await checkDomains(world.platform, {});
    expect(await domainOf()).toMatchObject({ state: "issuing", reason: "" });
  });

  test("names the servers of the nearest zone above it, and none where the DNS knows none or does not answer", async () => {
    const { id } = await domainOf();
    const [, ...above] = host.split(".");
    const zone = above.join(".");
    const asked = async () => (await fixture.ada.get(`${domains()}${id}/name-servers/`)).json().data;
    const before = readFileSync(join(world.config.dataDir, "dns.txt"), "utf8");
    expect(await asked()).toEqual({ zone: "", servers: [] });
    dns(before, `${zone} NS ns-12-a.gandi.net`, `${zone} NS ns-7-b.gandi.net`);
    expect(await asked()).toEqual({ zone, servers: ["ns-12-a.gandi.net", "ns-7-b.gandi.net"] });
    const { dns: own } = world.platform;
    world.platform.dns = { ...own, nameServersOf: () => Promise.reject(new Error("timeout")) };
    expect(await asked()).toEqual({ zone: "", servers: [] });
    world.platform.dns = own;
    dns(before);
    expect((await fixture.vera.get(`${domains()}${id}/name-servers/`)).statusCode).toBe(403);
    expect((await fixture.ada.get(`${domains()}987654/name-servers/`)).statusCode).toBe(404);
  });

  test("works with its certificate, in the file that a proxy reads, and its owner gets a mail", async () => {
    const { id } = await domainOf();
    await issue(id);
    await issue(id);
    expect(await domainOf()).toMatchObject({ state: "active", isMain: false });
    const text = readFileSync(pem(), "utf8");
    expect(new X509Certificate(text).checkHost(host)).toBe(host);
    expect(text).toContain("BEGIN PRIVATE KEY");
    await expect.poll(async () => (await page(host)).statusCode).toBe(200);
    const { rows } = await world.database.pools.backOffice.query(
      "select subject from mails where kind = 'shop_domain'",
    );
    expect(rows.map(({ subject }) => subject)).toEqual([expect.stringContaining(host)]);
    const { rows: stored } = await world.database.pools.worker.query("select sealed_key from certificates");
    expect(stored[0].sealed_key).toMatch(/^sealed1\./);
  });

  test("is the main address once it is chosen: visitors of the other are led to it, calls and previews are not", async () => {
    const { id } = await domainOf();
    const own = fixture.bramble.host;
    await page(own, "/collections/?page=2");
    const chosen = await fixture.ada.send("PUT", `${fixture.base}/main-address/`, { id });
    expect(chosen.json().data).toMatchObject({ own: { isMain: false }, domains: [{ isMain: true }] });
    await expect.poll(async () => (await page(own, "/collections/?page=2")).statusCode).toBe(308);
    const led = await page(own, "/collections/?page=2");
    expect(led.headers.location).toMatch(new RegExp(`^http://${host}(:\\d+)?/collections/\\?page=2$`));
    expect((await page(host)).statusCode).toBe(200);
    expect((await page(own, "/search/?preview=theme")).statusCode).toBe(200);
    expect((await page(own, "/omnis/v3/csrf-cookie/", {})).statusCode).not.toBe(308);
    await fixture.ada.send("PUT", `${fixture.base}/main-address/`, { id: null });
    await expect.poll(async () => (await page(own)).statusCode).toBe(200);
    expect((await page(host)).statusCode).toBe(200);
    await fixture.ada.send("PUT", `${fixture.base}/main-address/`, { id });
  });

  test("says when one of its records is gone, and goes on", async () => {
    const { id } = await domainOf();
    dns();
    await look(id);
    expect(await domainOf()).toMatchObject({ state: "active", reason: expect.stringContaining("records is gone") });
    world.platform.dns = { ...world.platform.dns, recordsOf: () => Promise.reject(new Error("timeout")) };
    await look(id);
    expect((await domainOf()).reason).toContain("does not answer");
  });

  test("is known to the proxy in front before it answers there", async () => {
    const ask = async (domain: string) => (await page("localhost", `/tls/ask?domain=${domain}`, {})).statusCode;
    expect([await ask(host), await ask("stranger.example"), await ask("bramble.localhost")]).toEqual([200, 404, 200]);
  });

  test("is taken off with what is stored of it", async () => {
    const { id } = await domainOf();
    expect((await fixture.ada.send("DELETE", `${domains()}${id}/`, {})).json().data).toMatchObject({
      ...{ domains: [], own: { isMain: true } },
    });
    await dropCertificate(world.platform, { host });
    expect(existsSync(pem())).toBe(false);
    await expect.poll(async () => (await page(host)).statusCode).toBe(404);
    expect((await page(fixture.bramble.host)).statusCode).toBe(200);
  });

  test("is nobody's who may not change the shop, and no other shop's", async () => {
    expect((await fixture.vera.get(domains())).statusCode).toBe(403);
    expect((await fixture.ada.get(`${fixture.otherBase}/domains/`)).statusCode).toBe(404);
    expect((await look(987654)).statusCode).toBe(404);
    expect((await fixture.ada.send("DELETE", `${domains()}987654/`, {})).statusCode).toBe(404);
  });
});

describe("a certificate of an authority", () => {
  const at = "acme.northkeep.example";
  const closing: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of closing) await close();
  });
  const useDouble = async (look: (of: string, token: string) => Promise<string>) => {
    const double = await acmeDouble(look);
    closing.push(double.close);
    world.platform.certificates = acmeAuthority({
      ...{ directory: double.directory, email: "ops@selvedge.test", caaName: "letsencrypt.org" },
    });
    return double;
  };
  const claimed = async () => {
    world.platform.dns = {
      recordsOf: async () => found,
      addressesOf: async () => [],
      nameServersOf: async () => ({ zone: "", servers: [] }),
    };
    await add(at);
    const { records: wanted } = await domainOf(at);
    found.texts = [wanted.find(({ type }: { type: string }) => type === "TXT").value];
    const { id } = await domainOf(at);
    await look(id);
    return id;
  };
  const found = {
    cnames: ["shops.localhost"],
    addresses: [],
    texts: [] as string[],
    issuers: [] as string[],
    issuersAt: "",
  };

  test("is refused in words, and tried again later; after five times its owner is told", async () => {
    await useDouble(async () => "something else");
    const id = await claimed();
    await issue(id);
    expect(await domainOf(at)).toMatchObject({ state: "issuing", reason: expect.stringContaining("refused") });
    await world.database.pools.backOffice.query("update shop_domains set failures = 4 where id = $1", [id]);
    await issue(id);
    expect((await domainOf(at)).state).toBe("failed");
  });

  test("is given to a host that answers as the authority asks", async () => {
    const double = await useDouble(async (of, token) => {
      const answer = await page(of, `/.well-known/acme-challenge/${token}`, {});
      return answer.statusCode === 200 ? answer.body : "";
    });
    const { id } = await domainOf(at);
    await issue(id);
    expect([await domainOf(at), double.issued]).toMatchObject([{ state: "active", reason: "" }, [at]]);
    expect(new X509Certificate(readFileSync(pem(at), "utf8")).checkHost(at)).toBe(at);
    const { rows } = await world.database.pools.worker.query("select count(*)::int as count from acme_challenges");
    expect(rows[0].count).toBe(0);
  });

  test("is renewed before it ends", async () => {
    const { id } = await domainOf(at);
    await world.database.pools.backOffice.query(
      "update shop_domains set certificate_expires_at = now() + interval '20 days' where id = $1",
      [id],
    );
    await look(id);
    const { rows } = await world.database.ownerQuery(
      "select count(*)::int as count from graphile_worker.jobs where task_identifier = 'issue_certificate'",
    );
    expect(rows[0].count).toBeGreaterThan(0);
    await issue(id);
    const left = Date.parse((await domainOf(at)).certificateExpiresAt) - Date.now();
    expect(left).toBeGreaterThan(80 * 86_400_000);
  });

  test("is never asked for a domain that another shop has proven", async () => {
    const { rows } = await world.database.pools.backOffice.query(
      `insert into shop_domains (division_id, host, token, state, proven_at) values ($1, $2, 't', 'issuing', now()) returning id::int`,
      [fixture.other.divisionId, at],
    );
    await issue(rows[0].id, fixture.other.divisionId);
    const { rows: after } = await world.database.pools.backOffice.query(
      "select reason from shop_domains where division_id = $1",
      [fixture.other.divisionId],
    );
    expect(after[0].reason).toBe("Another shop uses this domain. Remove it there first.");
    await fixture.ada.send("DELETE", `${domains()}${(await domainOf(at)).id}/`, {});
  });
});

describe("a shop's name and address", () => {
  const rename = (name: string, label: string) => fixture.ada.send("PUT", `${fixture.base}/name/`, { name, label });

  test("change together; visitors of the former address are led on", async () => {
    const settings = JSON.stringify({ logo: { text: "Bramble" }, company: { name: "Bramble" } });
    await world.database.pools.backOffice.query(
      "insert into shop_settings (division_id, settings) values ($1, $2) on conflict (division_id) do update set settings = $2",
      [fixture.bramble.divisionId, settings],
    );
    const said = (html: string) => JSON.stringify({ blocks: [{ uid: "a", type: "textBlock", properties: { html } }] });
    await world.database.pools.backOffice.query(
      `insert into pages (division_id, url, name, draft) values ($1, '/old/', 'Old', $2), ($1, '/new/', 'New', $3),
        ($1, '/none/', 'None', $4)`,
      [fixture.bramble.divisionId, said("<p>At Bramble</p>"), said("<p>Bramble &amp; Sons</p>"), said("<p>Tees</p>")],
    );
    const answer = await rename("Bramble & Sons", "bramble-sons");
    expect(answer.json().data).toMatchObject({
      own: { label: "bramble-sons" },
      former: [{ host: expect.stringMatching(/^bramble\./) }],
    });
    const named = (answer.json().data.pagesWithFormerName as { name: string }[]).map((each) => each.name);
    expect(named.filter((each) => ["Old", "New", "None"].includes(each))).toEqual(["Old"]);
    await expect
      .poll(async () => (await page("bramble.localhost", "/collections/")).headers.location)
      .toMatch(/^http:\/\/bramble-sons\.localhost(:\d+)?\/collections\/$/);
    const { body } = await page("bramble-sons.localhost", "/");
    expect(body).toContain('<span class="logo-name">Bramble &amp; Sons</span>');
    expect(body).toContain("| Bramble &amp; Sons</title>");
  });

  test("a machine that reads a page at the former address does not stop visitors from being led on", async () => {
    await world.app.listen({ port: 0 });
    expect(await connect("bramble.localhost", "/blog/", "*/*")).toBe(200);
    expect(await connect("bramble.localhost", "/blog/", "text/html")).toBe(308);
  });

  test.each([
    ["", "bramble-sons", "name"],
    ["Bramble", "north", "label"],
    ["Bramble", "dashboard", "label"],
    ["Bramble", "no dots.here", "label"],
  ])("%j at %j is refused by its field", async (name, label, field) => {
    const answer = await rename(name, label);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });

  test("a former address is kept for its shop, which may take it back", async () => {
    const other = visitorOf(world.app, "localhost");
    expect(other).toBeDefined();
    const { rows } = await world.database.pools.backOffice.query("select label from former_labels");
    expect(rows).toEqual([{ label: "bramble" }]);
    expect((await rename("Bramble", "bramble")).statusCode).toBe(200);
    await expect.poll(async () => (await page("bramble.localhost")).statusCode).toBe(200);
    await expect.poll(async () => (await page("bramble-sons.localhost")).statusCode).toBe(308);
  });
});
