import { expect, test } from "vitest";
import type { InkPicture } from "./ink-picture.ts";
import { legibilityOn, worstLegibility } from "./legibility.ts";

const inks: Record<string, readonly [number, number, number, number]> = {
  ".": [0, 0, 0, 0],
  k: [20, 20, 24, 255],
  c: [240, 232, 212, 255],
  // the same, covering a third of its pixels
  t: [240, 232, 212, 85],
  y: [250, 222, 30, 255],
};

/** A picture of rows of letters, each letter four pixels wide and high. */
function drawn(...rows: string[]): InkPicture {
  const wide = rows.flatMap((row) => Array.from({ length: 4 }, () => [...row].flatMap((ink) => [ink, ink, ink, ink])));
  return {
    pixels: Uint8Array.from(wide.flat().flatMap((ink) => inks[ink]!)),
    widthPx: wide[0]!.length,
    heightPx: wide.length,
  };
}

const [black, white, natural, forest] = ["#17181b", "#fbfbf9", "#ece2cc", "#2c4a3c"];

test.each([
  ["cream ink", drawn("....", ".cc.", "...."), forest, "clear"],
  ["cream ink", drawn("....", ".cc.", "...."), natural, "lost"],
  ["black ink", drawn("kk", "kk"), black, "lost"],
  ["thin cream lines", drawn("t.t.t"), natural, "lost"],
  ["yellow ink", drawn("yy"), white, "clear"],
  ["no ink", drawn("...."), black, "clear"],
  ["black ink with a little cream beside it", drawn("kkkk.c", "kkkk.c"), black, "faint"],
  ["a caption below a picture", drawn("......", ".kkkk.", ".kkkk.", ".kkkk.", "......", ".c.c.."), natural, "partly"],
  ["a caption in the picture", drawn("kkkkkk", "kckckk", "kkkkkk"), natural, "clear"],
  ["a caption on a box of the cloth's colour", drawn("cccccc", "ckckkc", "cccccc"), natural, "clear"],
  ["a dark coat with light seams", drawn(".......", ".kkkkk.", ".kckck.", ".kkkkk.", "......."), black, "lost"],
  [
    "a cream shape in a dark outline",
    drawn(".......", ".kkkkk.", ".kccck.", ".kccck.", ".kkkkk.", "......."),
    black,
    "clear",
  ],
] as const)("%s (%#) on %s%s", (_, picture, hex, legibility) => {
  expect(legibilityOn(picture, hex)).toBe(legibility);
});

test("a speck that vanishes is not a part", () => {
  const pixels = new Uint8Array(64 * 64 * 4);
  for (let at = 0; at < 64 * 48 * 4; at += 4) pixels.set(inks.k!, at);
  pixels.set(inks.c!, 64 * 60 * 4);
  expect(legibilityOn({ pixels, widthPx: 64, heightPx: 64 }, natural!)).toBe("clear");
});

test("the worst side speaks for a design", () => {
  expect(worstLegibility(["clear", "faint", "partly"])).toBe("faint");
  expect(worstLegibility([])).toBe("clear");
});
