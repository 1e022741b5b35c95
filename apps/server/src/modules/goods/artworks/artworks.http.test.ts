import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withDivision } from "@selvedge/db/with-division";
import { beforeAll, expect, test } from "vitest";
import { freshKey, type MerchantFixture, merchantFixture, upload } from "../../../testing/merchant-fixture.ts";
import { discPng } from "../../../testing/pictures.ts";
import { testApp } from "../../../testing/test-app.ts";
import { findPublicFile, insertFile, storeBytes } from "../../plumbing/files/store-file.ts";

const world = testApp();
let fixture: MerchantFixture;
beforeAll(async () => {
  fixture = await merchantFixture(world);
});

const storedFiles = () => {
  try {
    return readdirSync(join(world.config.dataDir, "files"), { recursive: true }).length;
  } catch {
    // nothing was ever stored
    return 0;
  }
};

test("an uploaded picture becomes an artwork whose pictures can be fetched", async () => {
  const { ada, base } = fixture;
  const answer = await upload(ada, `${base}/artworks/`, discPng(1200), "High Water.png");
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json();
  expect(data).toMatchObject({ name: "High Water", mime: "image/png", widthPx: 1200, heightPx: 1200, hasAlpha: true });
  const picture = await world.app.inject({
    url: new URL(data.thumbUrl).pathname,
    headers: { host: "files.localhost" },
  });
  expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
  const list = (await ada.get(`${base}/artworks/?search=water`)).json();
  const { wasThere: _, ...listed } = data;
  expect(list.data).toEqual([listed]);
  expect(list.meta.total).toBe(1);
});

test("while the disk is nearly full an upload is refused with words and leaves nothing; afterwards it is taken", async () => {
  const { ada, base } = fixture;
  const before = storedFiles();
  const { freeBytes, files } = world.platform;
  const send = () => upload(ada, `${base}/artworks/`, discPng(900, 5), "Room.png");
  world.platform.freeBytes = async () => 100_000_000;
  const refused = await send();
  expect([refused.statusCode, refused.headers["retry-after"], refused.json()]).toMatchObject([
    503,
    "60",
    {
      code: "noRoom",
      message: "There is no space for new files at the moment. Nothing was saved. Please try again later.",
    },
  ]);
  world.platform.freeBytes = freeBytes;
  // Full in the middle of writing all the same.
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  world.platform.files = { ...files, put: () => Promise.reject(full) };
  const broken = await send();
  expect([broken.statusCode, broken.json().message]).toEqual([
    503,
    "Our disk is full. Nothing was changed. Please try again in a few minutes.",
  ]);
  world.platform.files = files;
  expect(storedFiles()).toBe(before);
  expect((await send()).statusCode).toBe(200);
});

test.each(["uploaded", "normalised"])(
  "a disk that fills up in the middle of the %s file is answered so, and nothing is left",
  async (name) => {
    const { ada, base } = fixture;
    const before = storedFiles();
    const folder = mkdtempSync(join(tmpdir(), "selvedge-full-"));
    symlinkSync("/dev/full", join(folder, name));
    const { files } = world.platform;
    world.platform.files = { ...files, withScratchFolder: (work) => work(folder) };
    const answer = await upload(ada, `${base}/artworks/`, discPng(880, 5), "Room.png");
    world.platform.files = files;
    rmSync(folder, { recursive: true });
    expect([answer.statusCode, answer.json().code]).toEqual([503, "noRoom"]);
    expect(storedFiles()).toBe(before);
  },
);

test("a picture that is damaged in the store answers as one that is missing", async () => {
  const { ada, base } = fixture;
  const { data } = (await upload(ada, `${base}/artworks/`, discPng(220, 5), "Cracked.png")).json();
  const url = new URL(data.thumbUrl).pathname;
  const [, divisionId = "", sha256 = ""] = /^\/(\d+)\/([0-9a-f]{64})/.exec(url) ?? [];
  const path = join(world.config.dataDir, "files", divisionId, sha256.slice(0, 2), sha256);
  const status = async () => (await world.app.inject({ url, headers: { host: "files.localhost" } })).statusCode;
  expect(await status()).toBe(200);
  writeFileSync(path, "cracked");
  expect(await status()).toBe(404);
  rmSync(path);
  expect(await status()).toBe(404);
});

test("the artwork itself is the shop's own: no one is given it who only knows its name", async () => {
  const { ada, base } = fixture;
  const { data } = (await upload(ada, `${base}/artworks/`, discPng(700, 3), "Own.png")).json();
  const path = new URL(data.thumbUrl).pathname;
  const own = path.replace(/[0-9a-f]{64}.webp$/, `${data.sha256}.png`);
  const answers = await Promise.all(
    [path, own, own.replace("png", "webp")].map((url) =>
      world.app.inject({ url, headers: { host: "files.localhost" } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404]);
});

test("what was the shop's own is anybody's once the same picture is shown, and never the other way round", async () => {
  const { bramble } = fixture;
  const bytes = discPng(40, 9);
  const sha256 = await storeBytes(world.platform.files, bramble.divisionId, bytes);
  const file = { sha256, mime: "image/png", sizeBytes: bytes.length };
  const keep = (isPublic: boolean) =>
    withDivision(world.platform.pools.web, bramble.divisionId, (db) =>
      insertFile(db, bramble.divisionId, { ...file, isPublic }),
    );
  const isShown = async () =>
    (await withDivision(world.platform.pools.web, bramble.divisionId, (db) =>
      findPublicFile(db, bramble.divisionId, sha256),
    )) !== undefined;
  const seen: boolean[] = [];
  for (const isPublic of [false, true, false]) {
    await keep(isPublic);
    seen.push(await isShown());
  }
  expect(seen).toEqual([false, true, true]);
});

test("the same picture twice is one artwork", async () => {
  const { ada, base } = fixture;
  const bytes = discPng(300, 7);
  const first = (await upload(ada, `${base}/artworks/`, bytes, "one.png")).json().data;
  const second = (await upload(ada, `${base}/artworks/`, bytes, "two.png")).json().data;
  expect(second.id).toBe(first.id);
});

test.each([
  ["words", Buffer.from("not a picture at all"), "notes.png", /not a picture/],
  ["an empty file", Buffer.alloc(0), "empty.png", /empty/],
  [
    "a script in a drawing",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><script>alert(1)</script></svg>'),
    "a.svg",
    /scripts/,
  ],
  ["a PDF", Buffer.from("%PDF-1.7\n%âãÏÓ\n1 0 obj"), "a.pdf", /PDF/],
])("%s is refused in words and leaves nothing behind", async (_, bytes, name, words) => {
  const { ada, base } = fixture;
  const before = [storedFiles(), (await ada.get(`${base}/artworks/`)).json().meta.total];
  const answer = await upload(ada, `${base}/artworks/`, bytes, name);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().code).toBe("fileRefused");
  expect(answer.json().errors.file[0]).toMatch(words);
  expect([storedFiles(), (await ada.get(`${base}/artworks/`)).json().meta.total]).toEqual(before);
});

test("a picture that the shop has already is named as that", async () => {
  const { ada, base } = fixture;
  const put = async (name: string) => (await upload(ada, `${base}/artworks/`, discPng(230, 21), name)).json().data;
  const first = await put("first.png");
  expect(first.wasThere).toBe(false);
  expect(await put("second.png")).toMatchObject({ id: first.id, name: "first", wasThere: true });
});

test("an upload without a file, or that is no form, is refused", async () => {
  const { ada, base } = fixture;
  expect((await ada.post(`${base}/artworks/`, {})).statusCode).toBe(415);
  const empty = "--b--\r\n";
  const answer = await ada.send("POST", `${base}/artworks/`, empty, {
    "content-type": "multipart/form-data; boundary=b",
  });
  expect(answer.statusCode).toBe(422);
});

test("an artwork is renamed, deleted and brought back", async () => {
  const { ada, base } = fixture;
  const { id } = (await upload(ada, `${base}/artworks/`, discPng(200, 9), "old.png")).json().data;
  expect((await ada.send("PATCH", `${base}/artworks/${id}/`, { name: " Moth " })).json().data.name).toBe("Moth");
  expect((await ada.send("PATCH", `${base}/artworks/${id}/`, { name: "" })).json().errors.name).toEqual([
    "This field is required",
  ]);
  const listed = async () => (await ada.get(`${base}/artworks/?search=Moth`)).json().meta.total;
  await ada.send("DELETE", `${base}/artworks/${id}/`);
  expect(await listed()).toBe(0);
  await ada.post(`${base}/artworks/${id}/restore/`);
  expect(await listed()).toBe(1);
});

test("a deleted artwork comes back when its picture is uploaded again", async () => {
  const { ada, base } = fixture;
  const bytes = discPng(220, 11);
  const put = async () => (await upload(ada, `${base}/artworks/`, bytes, "again.png")).json().data;
  const { id, wasThere } = await put();
  expect(wasThere).toBe(false);
  await ada.send("DELETE", `${base}/artworks/${id}/`);
  expect(await put()).toMatchObject({ id, wasThere: false });
  expect((await ada.get(`${base}/artworks/?search=again`)).json().meta.total).toBe(1);
});

test("strangers see nothing and may change nothing", async () => {
  const { ada, vera, joe, nobody, base, otherBase } = fixture;
  const { id } = (await upload(ada, `${base}/artworks/`, discPng(240, 13), "mine.png")).json().data;
  const bytes = discPng(260, 15);
  expect((await nobody.get(`${base}/artworks/`)).statusCode).toBe(401);
  expect((await joe.get(`${base}/artworks/`)).statusCode).toBe(404);
  expect((await ada.get(`${otherBase}/artworks/`)).statusCode).toBe(404);
  expect((await upload(ada, `${otherBase}/artworks/`, bytes, "a.png")).statusCode).toBe(404);
  expect((await upload(vera, `${base}/artworks/`, bytes, "a.png")).statusCode).toBe(403);
  expect((await vera.get(`${base}/artworks/`)).statusCode).toBe(200);
  expect((await vera.send("DELETE", `${base}/artworks/${id}/`)).statusCode).toBe(403);
  for (const path of [`${base}/artworks/999999/`, `${base}/artworks/abc/`])
    expect((await ada.send("PATCH", path, { name: "x" })).statusCode).toBe(404);
  expect((await ada.post(`${base}/artworks/999999/restore/`, {}, freshKey())).statusCode).toBe(404);
  expect((await ada.send("DELETE", `${base}/artworks/999999/`)).statusCode).toBe(404);
});
