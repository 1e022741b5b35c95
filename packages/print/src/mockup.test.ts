import { slotsMm } from "@selvedge/garments/blanks/slots";
import { viewOf } from "@selvedge/garments/views";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { renderMockup } from "./mockup.ts";
import { loaderOf, plainPng, sceneOf, sha256Of } from "./pictures.examples.ts";

const tee = viewOf("tee-unisex", "front")!;
const red = await plainPng(60, 60, "#ff0000");
const fullFront = sceneOf("front", { assetId: sha256Of(red), w: 355, h: 406 });
const request = {
  view: tee,
  hex: "#17181b",
  scene: fullFront,
  side: "front",
  loadAsset: loaderOf(red),
  format: "png",
} as const;

interface Picture {
  readonly at: (x: number, y: number) => readonly number[];
  readonly size: number;
}

async function picture(mockup: Awaited<ReturnType<typeof renderMockup>>): Promise<Picture> {
  if (!mockup.ok) throw new Error(mockup.code);
  const { data, info } = await sharp(mockup.images[0]!.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { size: info.width, at: (x, y) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)] };
}

const isRed = ([r, g, b, a]: readonly number[]) => r! > 140 && g! < 90 && b! < 90 && a === 255;

describe("a garment's picture", () => {
  test("shows the design in the print area, the colour outside it, and nothing behind", async () => {
    const { at, size } = await picture(await renderMockup(request));
    expect(size).toBe(1200);
    expect(isRed(at(600, 600))).toBe(true);
    expect(isRed(at(600, 900))).toBe(false);
    expect(at(600, 900)[3]).toBe(255);
    expect(at(5, 5)).toEqual([0, 0, 0, 0]);
  });

  test("is rendered on a background on request", async () => {
    const { at } = await picture(await renderMockup({ ...request, background: "#f1eee7" }));
    expect(at(5, 5)).toEqual([0xf1, 0xee, 0xe7, 255]);
  });

  test("comes in every width from one drawing, never wider than it is", async () => {
    const mockup = await renderMockup({ ...request, widthsPx: [480, 640, 2400], format: "webp" });
    const widths = mockup.ok ? await Promise.all(mockup.images.map(({ bytes }) => sharp(bytes).metadata())) : [];
    expect(widths.map(({ width, format }) => [width, format])).toEqual([480, 640, 1920].map((w) => [w, "webp"]));
  });

  test("is as light or dark as its colour", async () => {
    const [light, dark] = await Promise.all(
      ["#f6f5f1", "#17181b"].map(async (hex) => picture(await renderMockup({ ...request, hex, widthsPx: [120] }))),
    );
    expect(light!.at(60, 95)[0]!).toBeGreaterThan(dark!.at(60, 95)[0]! + 100);
  });

  test("a garment without a design is a plain blank", async () => {
    const { at } = await picture(await renderMockup({ ...request, scene: sceneOf("front") }));
    expect(at(600, 600)[3]).toBe(255);
    expect(isRed(at(600, 600))).toBe(false);
  });

  test("a missing picture is a named result", async () => {
    expect(await renderMockup({ ...request, loadAsset: loaderOf() })).toEqual({
      ok: false,
      code: "missing_asset",
      elementId: "e0",
    });
  });
});

test("a mug's print goes round it: its sides are narrower than its middle and its top sags", async () => {
  const mug = viewOf("mug", "front")!;
  const stripes = await sharp(await plainPng(100, 78, "#ffffff"))
    .composite([
      { input: await plainPng(10, 78, "#ff0000"), left: 0, top: 0 },
      { input: await plainPng(10, 78, "#ff0000"), left: 45, top: 0 },
    ])
    .png()
    .toBuffer();
  const scene = sceneOf("front", { assetId: sha256Of(stripes), w: 100, h: 78 });
  const { at } = await picture(
    await renderMockup({ ...request, view: mug, hex: "#f7f7f5", scene, loadAsset: loaderOf(stripes) }),
  );
  const width = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, x) => at(from + x, 600)).filter(isRed).length;
  const [side, middle] = [width(250, 400), width(480, 620)];
  expect(side).toBeGreaterThan(5);
  expect(middle).toBeGreaterThan(side * 1.8);
  const topOf = (x: number) => Array.from({ length: 300 }, (_, y) => y + 250).find((y) => isRed(at(x, y)));
  expect(topOf(545)! - topOf(272)!).toBeGreaterThan(15);
});

test("every sticker gets a white border, without holes", async () => {
  const sheet = viewOf("sticker-sheet", "front")!;
  const ring = await sharp(
    Buffer.from(
      '<svg width="200" height="200"><circle cx="100" cy="100" r="80" fill="none" stroke="#f00" stroke-width="24"/></svg>',
    ),
  )
    .png()
    .toBuffer();
  const slot = slotsMm(sheet)[0]!;
  const scene = sceneOf("front", { assetId: sha256Of(ring), x: slot.x, y: slot.y, w: 70, h: 70 });
  const { at } = await picture(
    await renderMockup({ ...request, view: sheet, hex: "#1d2b45", scene, loadAsset: loaderOf(ring) }),
  );
  const pxPerMm = sheet.printArea.widthPx / sheet.printArea.widthMm;
  const [cx, cy] = [sheet.printArea.xPx + (slot.x + 35) * pxPerMm, sheet.printArea.yPx + (slot.y + 35) * pxPerMm].map(
    Math.round,
  ) as [number, number];
  const isWhite = (pixel: readonly number[]) => Math.min(...pixel) > 215;
  expect(isWhite(at(cx, cy))).toBe(true);
  expect(isRed(at(cx + Math.round(28 * pxPerMm), cy))).toBe(true);
  expect(isWhite(at(cx + Math.round(33.5 * pxPerMm), cy))).toBe(true);
  expect(isWhite(at(cx + Math.round(38 * pxPerMm), cy))).toBe(false);
});
