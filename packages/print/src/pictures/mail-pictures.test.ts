import sharp from "sharp";
import { expect, test } from "vitest";
import { goodsPicture, markPicture } from "./mail-pictures.ts";

const clear = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .webp()
    .toBuffer();

async function cornerOf(picture: Buffer): Promise<number[]> {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

test("goods are shown whole on their ground, without transparency", async () => {
  const picture = (await goodsPicture(await clear(300, 480), 160, "#e4e9e8"))!;
  expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 160, height: 160, hasAlpha: false });
  const corner = await cornerOf(picture);
  for (const [index, part] of [0xe4, 0xe9, 0xe8].entries()) expect(Math.abs(corner[index]! - part)).toBeLessThan(4);
});

test("goods whose picture cannot be read have none", async () => {
  const whole = await clear(300, 480);
  for (const bytes of [Buffer.from("no picture"), whole.subarray(0, 20)])
    expect(await goodsPicture(bytes, 160, "#ffffff")).toBeNull();
});

test("a mark is rendered with air around it, on the header's ground", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#ff0000"/></svg>';
  const picture = (await markPicture(svg, 80, "#f5f6f4"))!;
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 80, height: 80 });
  expect(await cornerOf(picture)).toEqual([0xf5, 0xf6, 0xf4]);
  const middle = await sharp(picture)
    .extract({ left: 40, top: 40, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  expect([...middle]).toEqual([255, 0, 0]);
});

test.each(["", "<p>no drawing</p>", "<svg"])("%j gives no mark", async (svg) => {
  expect(await markPicture(svg, 80, "#ffffff")).toBeNull();
});
