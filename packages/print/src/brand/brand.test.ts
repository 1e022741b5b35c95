import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { plainPng } from "../pictures.examples.ts";
import { type IconRequest, iconFile, iconPicture, icoSidesPx } from "./icon-picture.ts";
import { letteringOf } from "./lettering.ts";
import { socialPicture } from "./social-picture.ts";

const face = {
  path: fileURLToPath(import.meta.resolve("@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf")),
  weight: 700,
};
const icon: IconRequest = {
  ...{ sidePx: 192, ground: "#113355", ink: "#ffffff", mark: "", letter: "N", face, isFull: false },
};
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#ff0000"/></svg>';

const pixel = async (picture: Buffer, left: number, top: number) => [
  ...(await sharp(picture).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

test("an icon is the shop's picture before its mark, and its mark before its initial", async () => {
  const picture = await plainPng(64, 64);
  const middle = async (given: Partial<IconRequest>) => pixel(await iconPicture({ ...icon, ...given }), 96, 96);
  expect(await middle({ mark })).toEqual([255, 0, 0, 255]);
  expect(await middle({ mark, picture })).toEqual(await pixel(picture, 32, 32));
  expect(await middle({ picture: Buffer.from("no picture"), mark })).toEqual([255, 0, 0, 255]);
});

test("an initial stands in the middle of a rounded square, or of a full one for phones", async () => {
  const [rounded, full] = [await iconPicture(icon), await iconPicture({ ...icon, isFull: true })];
  expect((await pixel(rounded, 0, 0))[3]).toBe(0);
  expect(await pixel(full, 0, 0)).toEqual([0x11, 0x33, 0x55, 255]);
  const white = [255, 255, 255, 255];
  for (const isFull of [false, true])
    expect(await pixel(await iconPicture({ ...icon, letter: "I", isFull }), 96, 96)).toEqual(white);
});

test("favicon.ico holds the icon in 16, 32 and 48 pixels, each a PNG", async () => {
  const file = await iconFile(icon);
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  for (const [index, side] of icoSidesPx.entries()) {
    const entry = 6 + 16 * index;
    const [length, at] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    const { width, height, format } = await sharp(file.subarray(at, at + length)).metadata();
    expect([file[entry], width, height, format]).toEqual([side, side, side, "png"]);
  }
});

test.each(["marcellus/files/marcellus-latin-400-normal", "dm-serif-display/files/dm-serif-display-latin-400-normal"])(
  "words with spaces are written in %s, whose last letter is the space",
  async (name) => {
    const path = fileURLToPath(new URL(`../../../../node_modules/@fontsource/${name}.woff2`, import.meta.url));
    const { width } = await letteringOf("Gift card for Loud Lemon", { path, weight: 400 });
    expect(width).toBeGreaterThan(5);
  },
);

test("letters that no face has are left out, and the rest is as wide as it is", async () => {
  const [plain, foreign] = await Promise.all([letteringOf("AB", face), letteringOf("A\u{1F6D0}B", face)]);
  expect(foreign.width).toBeCloseTo(plain.width, 5);
  expect((await letteringOf("", face)).path).toBe("");
});

test.each([0, 1, 2, 3, 5])("S2.82 a shop with %i pictures is shared as 1200 × 630", async (count) => {
  const pictures = await Promise.all(Array.from({ length: count }, () => plainPng(120, 120)));
  const colours = { ground: "#f5f5f2", ink: "#112233", panel: "#00ff00", accent: "#ff0000" };
  const words = { name: "The Very Long & Winding Physic Garden", address: "garden.test", isUppercase: true };
  const made = await socialPicture({ ...words, mark, pictures, headingFace: face, textFace: face, colours });
  expect(await sharp(made).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  const [, green = 0, blue = 0] = await pixel(made, 1195, 5);
  expect(green > 200 && blue < 80).toBe(count > 0);
});
