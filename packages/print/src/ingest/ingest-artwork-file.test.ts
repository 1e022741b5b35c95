import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { plainPng } from "../pictures.examples.ts";
import { ingestArtwork } from "./ingest-artwork.ts";
import { ingestArtworkFile } from "./ingest-artwork-file.ts";

const folder = mkdtempSync(join(tmpdir(), "selvedge-ingest-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [uploaded, normalised] = [join(folder, "uploaded"), join(folder, "normalised")];

test("a picture in a file comes out as one that is given as bytes, the normalised picture in a file of its own", async () => {
  const picture = await plainPng(60, 40);
  writeFileSync(uploaded, picture);
  const { normalised: bytes, ...rest } = (await ingestArtwork(picture, "moth.png")) as { normalised: Buffer };
  expect(await ingestArtworkFile(uploaded, normalised, "moth.png")).toEqual(rest);
  expect(readFileSync(normalised)).toEqual(bytes);
  rmSync(normalised);
});

test("a refused picture is written nowhere", async () => {
  writeFileSync(uploaded, "no picture");
  expect(await ingestArtworkFile(uploaded, normalised, "a.png")).toMatchObject({ ok: false, code: "not_a_picture" });
  expect(existsSync(normalised)).toBe(false);
});
