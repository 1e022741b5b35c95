import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { renderAsync } from "@resvg/resvg-js";
import { toSvg } from "@selvedge/design/to-svg";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { asSrgb, declaresSrgb, pngPixelsPerMetre } from "./pictures/png-chunks.ts";
import { rasterise } from "./pictures/raster.ts";
import { loaderOf, plainPng, sceneOf, sha256Of, zonePlate } from "./pictures.examples.ts";
import { type PrintFileOptions, printPx, renderPrintFile, verifyPrintFile } from "./print-file.ts";

const small: PrintFileOptions = { areaMm: { widthMm: 50.8, heightMm: 25.4 } };

async function pixelsOf(png: Buffer): Promise<Buffer> {
  return sharp(png).ensureAlpha().raw().toBuffer();
}

async function printed(picture: Buffer, element = {}, options = small) {
  const scene = sceneOf("front", { assetId: sha256Of(picture), ...element });
  const file = await renderPrintFile(scene, "front", loaderOf(picture), options);
  if (!file.ok) throw new Error(file.code);
  return file;
}

describe("a print file", () => {
  test("is exactly the print area at 300 dpi, says so, and has ink only where the design is", async () => {
    const file = await printed(await plainPng(60, 60), { x: 5.08, y: 2.54, w: 10.16, h: 10.16 });
    expect(file).toMatchObject({ widthPx: 600, heightPx: 300, dpi: 300 });
    expect(file.bounds).toEqual({ xPx: 60, yPx: 30, widthPx: 120, heightPx: 120 });
    expect(file.inkCoverage).toBeCloseTo(0.08, 6);
    expect(pngPixelsPerMetre(file.png)).toBe(11811);
    expect(await sharp(file.png).metadata()).toMatchObject({ width: 600, height: 300, density: 300, hasAlpha: true });
  });

  test("has the same bytes every time, and others when the design moves", async () => {
    const picture = await zonePlate(64);
    const [one, two, moved] = [
      await printed(picture, { rotation: 20, x: 10 }),
      await printed(picture, { rotation: 20, x: 10 }),
      await printed(picture, { rotation: 20, x: 11 }),
    ];
    expect(two.sha256).toBe(one.sha256);
    expect(moved.sha256).not.toBe(one.sha256);
    expect(one.sha256).toBe(sha256Of(one.png));
  });

  test("of a whole tee is 4193 × 4795 px and reads back as such", async () => {
    const areaMm = { widthMm: 355, heightMm: 406 };
    const file = await printed(await plainPng(400, 300), { x: 100, y: 80, w: 160, h: 120, rotation: 10 }, { areaMm });
    expect(file).toMatchObject({ widthPx: 4193, heightPx: 4795 });
    const read = await verifyPrintFile(file.png, { areaMm });
    expect(read).toMatchObject({ ok: true, sha256: file.sha256, dpi: 300, inkCoverage: file.inkCoverage });
  });

  test("says that its colours are sRGB, in a chunk that readers accept", async () => {
    const { png } = await printed(await plainPng(60, 60));
    expect(declaresSrgb(png)).toBe(true);
    const at = png.indexOf("sRGB", 0, "latin1");
    expect(at).toBe(37);
    expect(png.readUInt32BE(at + 5)).toBe(crc32(png.subarray(at, at + 5)));
  });

  test("a hairline between two pixels is on both of them, upright and turned", async () => {
    const lines = await sharp(await plainPng(64, 64, "#00000000"))
      .composite([{ input: await plainPng(1, 64, "#000000"), left: 32, top: 0 }])
      .png()
      .toBuffer();
    const px = 25.4 / 300;
    const alphasAcross = async (element: object) => {
      const file = await printed(lines, { w: 64 * px, h: 64 * px, x: 100.5 * px, y: 100 * px, ...element });
      const pixels = await pixelsOf(file.png);
      return Array.from({ length: 5 }, (_, i) => pixels[(132 * 600 + 130 + i) * 4 + 3]);
    };
    const isHalf = (alpha: number | undefined) => Math.abs(alpha! - 127.5) <= 1;
    expect((await alphasAcross({})).map(isHalf)).toEqual([false, false, true, true, false]);
    expect((await alphasAcross({ rotation: 180 })).map(isHalf)).toEqual([false, true, true, false, false]);
    expect((await alphasAcross({ flip: "horizontal" })).map(isHalf)).toEqual([false, true, true, false, false]);
    expect(await alphasAcross({ x: 100 * px })).toEqual([0, 0, 255, 0, 0]);
  });

  test("a design of the whole area reaches its edges, and one at an edge loses no line", async () => {
    const framed = await sharp(await plainPng(301, 151, "#00000000"))
      .composite([{ input: await plainPng(1, 151, "#000000"), left: 300, top: 0 }])
      .png()
      .toBuffer();
    const file = await printed(framed, { x: 0, y: 0, w: 25.35, h: 12.7 });
    expect(file.bounds.xPx + file.bounds.widthPx).toBe(300);
  });

  test("an art print's larger size is the same design, larger", async () => {
    const file = await printed(await plainPng(10, 10), { x: 5.08, y: 0, w: 5.08, h: 5.08 }, { ...small, scale: 2 });
    expect(file).toMatchObject({ widthPx: 1200, heightPx: 600, bounds: { xPx: 120, widthPx: 120 } });
  });

  test("soft edges keep their colour", async () => {
    const file = await printed(await plainPng(10, 10, "#c8322b80"), { w: 50.8, h: 25.4 });
    const [r, g, b, a] = await pixelsOf(file.png);
    expect([r, g, b, a].map((value, i) => Math.abs(value! - [200, 50, 43, 128][i]!) <= 2)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(file.softShare).toBe(1);
  });

  test("smooth edges of a solid shape are not see-through ink, a fading one is", async () => {
    const turned = await printed(await plainPng(60, 60), { x: 20, y: 8, w: 10, h: 10, rotation: 20 });
    expect(turned.softShare).toBe(0);
    const fading = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><radialGradient id="g"><stop/><stop offset="1" stop-opacity="0"/></radialGradient><circle cx="30" cy="30" r="30" fill="url(#g)"/></svg>`,
    );
    const glow = await printed(await sharp(fading).png().toBuffer(), { x: 20, y: 5, w: 15, h: 15 });
    expect(glow.softShare).toBeGreaterThan(0.8);
  });

  test("flips and quarter turns land where they should", async () => {
    const halves = await sharp(await plainPng(20, 10, "#ff0000"))
      .composite([{ input: await plainPng(10, 10, "#0000ff"), left: 10, top: 0 }])
      .png()
      .toBuffer();
    const colourAt = async (element: object) => {
      const file = await printed(halves, { x: 0, y: 0, w: 50.8, h: 25.4, ...element });
      const pixels = await pixelsOf(file.png);
      const at = (150 * 600 + 300) * 4;
      return [...pixels.subarray(at - 800, at - 797)].concat([...pixels.subarray(at + 800, at + 803)]);
    };
    expect(await colourAt({})).toEqual([255, 0, 0, 0, 0, 255]);
    expect(await colourAt({ flip: "horizontal" })).toEqual([0, 0, 255, 255, 0, 0]);
    expect(await colourAt({ rotation: 180 })).toEqual([0, 0, 255, 255, 0, 0]);
    expect(await colourAt({ flip: "vertical" })).toEqual([255, 0, 0, 0, 0, 255]);
  });

  test.each([
    ["a side without elements", sceneOf("front"), "nothing_on_side"],
    ["a picture that is gone", sceneOf("front", { assetId: "ab".repeat(32) }), "missing_asset"],
  ])("%s is a named result", async (_, scene, code) => {
    expect(await renderPrintFile(scene, "front", loaderOf(), small)).toMatchObject({ ok: false, code });
  });

  test("elements may share a picture and have any name", async () => {
    const picture = await plainPng(10, 10);
    const share = { assetId: sha256Of(picture), w: 5.08, h: 5.08 };
    const scene = sceneOf("front", { ...share, id: "__proto__" }, { ...share, id: "constructor", x: 45.72 });
    const file = await renderPrintFile(scene, "front", loaderOf(picture), small);
    expect(file).toMatchObject({ ok: true, bounds: { xPx: 0, widthPx: 600, heightPx: 60 } });
  });

  test("a design that would print nothing is refused", async () => {
    const clear = await plainPng(10, 10, "#00000000");
    const scene = sceneOf("front", { assetId: sha256Of(clear) });
    expect(await renderPrintFile(scene, "front", loaderOf(clear), small)).toEqual({ ok: false, code: "no_ink" });
  });

  test("a broken or enormous picture is refused before drawing", async () => {
    const broken = Buffer.from("not a picture");
    const scene = sceneOf("front", { assetId: sha256Of(broken) });
    expect(await renderPrintFile(scene, "front", loaderOf(broken), small)).toMatchObject({ code: "unreadable_asset" });
    const picture = await plainPng(10, 10);
    const huge = sceneOf("front", { assetId: sha256Of(picture), w: 5000, h: 5000 });
    expect(await renderPrintFile(huge, "front", loaderOf(picture), small)).toMatchObject({ code: "too_large" });
  });
});

describe("traps of the renderer", () => {
  test("a picture drawn at a quarter is halved twice, pixel for pixel, so that fine lines make no patterns", async () => {
    const plate = await zonePlate(480);
    const file = await printed(plate, { x: 0, y: 0, w: 10.16, h: 10.16 });
    const expected = await sharp(plate).resize(120, 120, { kernel: "cubic" }).ensureAlpha().raw().toBuffer();
    const drawn = await sharp(file.png)
      .extract({ left: 0, top: 0, width: 120, height: 120 })
      .ensureAlpha()
      .raw()
      .toBuffer();
    expect(drawn.equals(expected)).toBe(true);
  });

  test("pictures in formats the renderer drops without a word still print", async () => {
    for (const format of ["webp", "avif"] as const) {
      const picture = await sharp(await plainPng(40, 40))
        .toFormat(format)
        .toBuffer();
      expect((await printed(picture)).inkCoverage).toBeGreaterThan(0.05);
    }
  });

  test("the renderer reads files from disk on request, and a scene can never request one", async () => {
    const file = join(tmpdir(), `selvedge-print-${process.pid}.png`);
    writeFileSync(file, await plainPng(20, 20));
    const open = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><image width="20" height="20" href="${file}"/></svg>`;
    expect((await rasterise(open, 20, 20)).pixels.some((value) => value > 0)).toBe(true);
    const scene = sceneOf("front", { assetId: "x" });
    const asset = { sha256: "x", mime: "image/png", widthPx: 20, heightPx: 20, hasAlpha: true, href: file } as const;
    expect(() => toSvg(scene, "front", { x: asset }, { ...small, mode: "print" })).toThrow(/refused_href/);
  });
});

describe("reading a print file back", () => {
  const stated = async (picture: Sharp) => asSrgb(await picture.withDensity(300).png().toBuffer());
  const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

  test.each([
    [
      "a JPEG",
      async () =>
        sharp(await plainPng(9, 9))
          .jpeg()
          .toBuffer(),
      "not_a_png",
    ],
    ["a PNG that does not state its resolution", async () => (await renderAsync(dot)).asPng(), "no_density"],
    ["a PNG at another resolution", () => plainPng(9, 9), "wrong_density"],
    [
      "a PNG that does not state its colours",
      async () =>
        sharp(await plainPng(9, 9))
          .withDensity(300)
          .png()
          .toBuffer(),
      "no_colour_space",
    ],
    ["a clear sheet", async () => stated(sharp(await plainPng(9, 9, "#00000000"))), "no_ink"],
    ["a sheet without alpha", async () => stated(sharp(await plainPng(9, 9)).removeAlpha()), "no_alpha"],
    [
      "a file that breaks off",
      async () => (await stated(sharp(await zonePlate(200)).ensureAlpha())).subarray(0, 3000),
      "damaged",
    ],
  ])("%s is refused by name", async (_, make, code) => {
    expect(await verifyPrintFile(await make())).toEqual({ ok: false, code });
  });

  test("a file of another size than ordered is found out", async () => {
    const file = await printed(await plainPng(9, 9));
    expect(await verifyPrintFile(file.png, small)).toMatchObject({ ok: true });
    expect(await verifyPrintFile(file.png, { areaMm: { widthMm: 50.8, heightMm: 25.5 } })).toMatchObject({
      code: "wrong_size",
    });
    expect(await verifyPrintFile(file.png, { ...small, dpi: 150 })).toMatchObject({ code: "wrong_density" });
  });
});

test.each([
  [355, 4193],
  [406, 4795],
  [25.4, 300],
])("%d mm are %i px at 300 dpi", (mm, px) => expect(printPx(mm)).toBe(px));
