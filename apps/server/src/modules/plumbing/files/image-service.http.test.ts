// The image service on the files host: widths, cuts and formats of stored pictures.
import { createHash } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withDivision } from "@selvedge/db/with-division";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededShop, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, expect, test } from "vitest";
import { discPng } from "../../../testing/pictures.ts";
import { testApp } from "../../../testing/test-app.ts";
import { insertFile, storeBytes } from "./store-file.ts";

const world = testApp();
let shop: SeededShop;
let other: SeededShop;

beforeAll(async () => {
  const { pools } = world.database;
  await seedBlanks(pools);
  [shop, other] = await Promise.all([seedShop(pools), seedShop(pools, { label: "other", name: "Other", code: "OT" })]);
});

/** Stores a file of the shop and gives its address without an ending. */
async function stored(bytes: Buffer, isPublic = true): Promise<string> {
  const { files, pools } = world.platform;
  const sha256 = await storeBytes(files, shop.divisionId, bytes);
  const file = { sha256, mime: "image/png", sizeBytes: bytes.length, isPublic };
  await withDivision(pools.web, shop.divisionId, (db) => insertFile(db, shop.divisionId, file));
  return `/${shop.divisionId}/${sha256}`;
}

const ask = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url, headers: { host: "files.localhost", ...headers } });

const sha256Of = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const renditions = () =>
  withDivision(world.platform.pools.web, shop.divisionId, (db) =>
    db.selectFrom("renditions").where("division_id", "=", shop.divisionId).select(["name", "sha256"]).execute(),
  );

/** Width and height of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test.each([
  ["avif", "image/avif"],
  ["webp", "image/webp"],
  ["jpg", "image/jpeg"],
  ["png", "image/png"],
])(
  "P9.01 a picture comes as %s, to be cached for ever under an address that never means another",
  async (ending, type) => {
    const answer = await ask(`${await stored(discPng(700))}.${ending}?w=480`);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, type]);
    expect(answer.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "access-control-allow-origin": "*",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers.vary ?? "").not.toMatch(/accept\b/i);
    const again = await ask(answer.raw.req.url!, { "if-none-match": String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  },
);

test("P9.02 the parameters cut it, and pad it on a ground (platform-core §9)", async () => {
  const file = await stored(discPng(1300, 2));
  const [whole, cut, padded] = await Promise.all(
    ["w=640", "w=640&h=256&fp-x=0.5&fp-y=0", "w=640&h=640&pad-top=40&bg=ffeedd"].map((query) =>
      ask(`${file}.png?${query}`),
    ),
  );
  expect(sizeOf(whole!.rawPayload)).toEqual([640, 640]);
  expect(sizeOf(cut!.rawPayload)).toEqual([640, 256]);
  expect(sizeOf(padded!.rawPayload)).toEqual([640, 640]);
});

test("a picture that many ask for at once is made once, and stored under what it was made from", async () => {
  const file = await stored(discPng(600, 3));
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(`${file}.webp?w=480`)));
  expect(new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers.etag}`)).size).toBe(1);
  const made = (await renditions()).filter(({ name }) => name.startsWith(file.split("/")[2]!));
  expect(made).toEqual([{ name: `${file.split("/")[2]} 1 webp w=480`, sha256: sha256Of(answers[0]!.rawPayload) }]);
});

test.each([
  ["a width of its own", ".webp?w=481"],
  ["a height without a shape", ".webp?w=480&h=477"],
  ["another spelling", ".webp?w=0480"],
  ["an unknown parameter", ".webp?w=480&v=2"],
  ["an unknown format", ".gif?w=480"],
  ["AVIF without a width", ".avif"],
])("nothing is made for %s", async (_, rest) => {
  const file = await stored(discPng(300, 4));
  expect((await ask(file + rest)).statusCode).toBe(404);
});

test("another shop's picture, one that is the shop's own and one that is not there are not found", async () => {
  const file = await stored(discPng(300, 5));
  const own = await stored(discPng(300, 6), false);
  const foreign = file.replace(`/${shop.divisionId}/`, `/${other.divisionId}/`);
  for (const path of [foreign, own, `/${shop.divisionId}/${"0".repeat(64)}`])
    expect([path, (await ask(`${path}.webp?w=480`)).statusCode]).toEqual([path, 404]);
});

test("what breaks the limits or is no picture is not found, and is not tried again at once", async () => {
  const bomb = discPng(16, 7);
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  for (const bytes of [bomb, Buffer.from("no picture"), Buffer.alloc(13 * 1024 * 1024, 1)]) {
    const file = await stored(bytes);
    expect((await ask(`${file}.webp?w=480`)).statusCode).toBe(404);
    expect((await ask(`${file}.webp?w=480`)).statusCode).toBe(404);
  }
});

test("a made picture whose bytes are damaged or gone is made again", async () => {
  const file = await stored(discPng(600, 8));
  const url = `${file}.webp?w=480`;
  const first = (await ask(url)).rawPayload;
  const sha256 = sha256Of(first);
  const path = join(world.config.dataDir, "files", String(shop.divisionId), sha256.slice(0, 2), sha256);
  writeFileSync(path, "cracked");
  expect((await ask(url)).rawPayload).toEqual(first);
  rmSync(path);
  expect((await ask(url)).rawPayload).toEqual(first);
});

test("beyond what pages ever ask of one picture the stored one is answered, and not cached", async () => {
  const bytes = discPng(500, 9);
  const file = await stored(bytes);
  const sha256 = file.split("/")[2]!;
  const rows = Array.from({ length: 400 }, (_, index) => ({
    ...{ division_id: shop.divisionId, sha256, name: `${sha256} 1 webp w=${index}` },
  }));
  await withDivision(world.platform.pools.web, shop.divisionId, (db) =>
    db.insertInto("renditions").values(rows).execute(),
  );
  const answer = await ask(`${file}.avif?w=480`);
  expect([answer.statusCode, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
    ...[200, "image/png", "no-store"],
  ]);
  expect(answer.rawPayload).toEqual(bytes);
});

test("an address without a host leads to the files host with what is requested", async () => {
  const file = await stored(discPng(300, 10));
  const answer = await world.app.inject({ url: `/files${file}.webp?w=480`, headers: { host: shop.host } });
  expect([answer.statusCode, answer.headers.location]).toEqual([307, `http://files.localhost:4000${file}.webp?w=480`]);
});
