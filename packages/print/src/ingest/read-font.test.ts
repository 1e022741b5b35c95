import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { readFont } from "./read-font.ts";

const fileOf = (name: string) => readFile(createRequire(import.meta.url).resolve(name));
const anton = await fileOf("@fontsource/anton/files/anton-latin-400-normal.woff2");

describe("an uploaded font", () => {
  test("is known by its first bytes, and measured", () => {
    expect(readFont(anton)).toMatchObject({
      ...{ ok: true, format: "woff2", family: "Anton", weights: "400" },
      metrics: { unitsPerEm: 2048, ascent: 2409, descent: 674 },
    });
  });

  test("that varies says between which weights", async () => {
    const varying = await fileOf(
      "@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-latin-wght-normal.woff2",
    );
    expect(readFont(varying)).toMatchObject({ ok: true, weights: "100 900" });
  });

  test("that lacks letters says which", () => {
    const read = readFont(anton);
    expect(read.ok && read.missing).not.toContain("A");
  });

  test.each([
    ["a picture", Buffer.from("89504e470d0a1a0a", "hex")],
    ["nothing", Buffer.alloc(0)],
    ["a text", Buffer.from("<svg></svg>")],
    ["the start of a font alone", anton.subarray(0, 60)],
    ["a font with holes", Buffer.concat([anton.subarray(0, 200), Buffer.alloc(anton.length - 200)])],
  ])("%s is refused in words", (_, bytes) => {
    const read = readFont(bytes);
    expect(read).toMatchObject({ ok: false });
    expect(read.ok ? "" : read.message).toMatch(/\.$/);
  });
});
