import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { cutOf, type RenditionRequest, renderRendition, renditionLimits } from "./rendition.ts";

/** Left half red, right half blue. */
const halves = (width: number, height: number, format: "png" | "jpeg" | "webp" = "png") =>
  sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
    .composite([
      { input: { create: { width: width / 2, height, channels: 3, background: "#0000ff" } }, left: width / 2, top: 0 },
    ])
    .toFormat(format)
    .toBuffer();

async function rendered(picture: Buffer, request: RenditionRequest) {
  const made = await renderRendition(picture, request);
  if (!made.ok) throw new Error("was refused");
  const { format, width, height, hasAlpha } = await sharp(made.bytes).metadata();
  return { bytes: made.bytes, format, width, height, hasAlpha };
}

const pixel = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

test.each([
  ["avif", "heif"],
  ["webp", "webp"],
  ["jpg", "jpeg"],
  ["png", "png"],
] as const)("a picture comes as %s in the requested width", async (format, known) => {
  expect(await rendered(await halves(1000, 500), { format, widthPx: 480 })).toMatchObject({
    ...{ format: known, width: 480, height: 240 },
  });
});

test("nothing is enlarged, neither whole nor cut", async () => {
  const small = await halves(300, 200);
  expect(await rendered(small, { format: "webp", widthPx: 640 })).toMatchObject({ width: 300, height: 200 });
  expect(await rendered(small, { format: "webp", widthPx: 640, heightPx: 256 })).toMatchObject({
    width: 300,
    height: 120,
  });
});

test("S9.02 a banner's picture is cut to 1920 × 768, its focus in sight (storefront §9)", async () => {
  const photo = await halves(2000, 1500, "jpeg");
  expect(await rendered(photo, { format: "avif", widthPx: 1920, heightPx: 768 })).toMatchObject({
    ...{ width: 1920, height: 768 },
  });
  const left = await rendered(photo, { format: "png", widthPx: 480, heightPx: 720, focus: { x: 0, y: 0.5 } });
  expect((await pixel(left.bytes, 470, 10))[0]).toBeGreaterThan(200);
});

test.each([
  [
    { x: 0.5, y: 0.5 },
    { left: 0, top: 300, width: 1000, height: 400 },
  ],
  [
    { x: 0.5, y: 0 },
    { left: 0, top: 0, width: 1000, height: 400 },
  ],
  [
    { x: 0.5, y: 1 },
    { left: 0, top: 600, width: 1000, height: 400 },
  ],
  [
    { x: 0.5, y: 0.25 },
    { left: 0, top: 50, width: 1000, height: 400 },
  ],
])("the focal point %j keeps %j of a square of 1000", (focus, cut) => {
  expect(cutOf({ width: 1000, height: 1000 }, 0.4, focus)).toEqual(cut);
});

test("P9.01 padding and a ground show the whole picture inside what is requested (platform-core §9)", async () => {
  const padding = { top: 40, bottom: 40, left: 20, right: 20 };
  const made = await rendered(await halves(800, 800), {
    ...{ format: "png", widthPx: 640, heightPx: 480, padding, ground: "#00ff00" },
  });
  expect(made).toMatchObject({ width: 640, height: 480 });
  expect(await pixel(made.bytes, 5, 5)).toEqual([0, 255, 0, 255]);
  expect(await pixel(made.bytes, 200, 240)).toEqual([255, 0, 0, 255]);
});

describe("a clear ground", () => {
  const clear = () =>
    sharp({ create: { width: 60, height: 60, channels: 4, background: "#00000000" } })
      .webp()
      .toBuffer();
  test("stays clear as AVIF and is white in a JPEG", async () => {
    expect((await pixel((await rendered(await clear(), { format: "avif", widthPx: 480 })).bytes, 5, 5))[3]).toBe(0);
    const jpeg = await rendered(await clear(), { format: "jpg", widthPx: 480 });
    expect((await pixel(jpeg.bytes, 5, 5)).slice(0, 3).every((part) => part > 250)).toBe(true);
  });
});

/** A PNG whose header says how large it is, with nothing behind it: decoding it would fail, and is not tried. */
function headerOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  head.write("\x89PNG\r\n\x1a\n", 0, "latin1");
  head.writeUInt32BE(13, 8);
  head.write("IHDR", 12, "latin1");
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.set([8, 6], 24);
  return head;
}

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ["more pixels than are decoded", () => headerOf(9_000, 9_000)],
  ["a side that is too long", () => headerOf(20_000, 10)],
  ["more bytes than are read", () => Buffer.alloc(renditionLimits.maxBytes + 1)],
  ["a drawing", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ["a broken picture", async () => (await halves(200, 200)).subarray(0, 120)],
  ["no picture", () => Buffer.from("hello")],
])("%s is refused", async (_, made) => {
  expect(await renderRendition(await made(), { format: "webp", widthPx: 480 })).toEqual({ ok: false });
});
