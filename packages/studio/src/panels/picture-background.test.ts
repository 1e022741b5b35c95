import { expect, test } from "vitest";
import { backgroundsOf } from "./picture-background.ts";

type Pixel = [number, number, number, number];
const inks: Record<string, Pixel> = {
  " ": [0, 0, 0, 0],
  w: [250, 248, 242, 255],
  k: [24, 28, 38, 255],
  r: [200, 67, 43, 255],
  // A white line, seen so small that it covers a third of each pixel.
  i: [250, 248, 242, 85],
};

/** Rows of letters as pixels: clear, white, black, red. */
const pixelsOf = (...rows: string[]) =>
  new Uint8Array(rows.flatMap((row) => [...row].flatMap((pixel) => inks[pixel]!)));

test.each([
  ["white", ["      ", " wwww ", " wwww ", "      "], "dark", "dark"],
  ["thin white", ["      ", " iiii ", "      ", " ii   "], "dark", "dark"],
  ["black", ["      ", " kkkk ", " kkkk ", "      "], "light", "light"],
  ["red, which is plain on both", ["      ", " rrrr ", " rrrr ", "      "], "light", "dark"],
  ["white within black", ["kkkkkkk", "kwwwwwk", "kwwwwwk", "kwwwwwk", "kkkkkkk", "       "], "light", "light"],
  ["half white, half black", ["      ", " wwww ", "      ", " kkkk ", "      "], "middle", "middle"],
  ["black with a speck of white", ["      ", " kkkkk", "kkkkkk", " kkkk ", "     w"], "light", "light"],
  ["a white photo that fills its frame", ["wwww", "wwww", "wwww"], "light", "dark"],
  ["nothing", ["    ", "    "], "light", "dark"],
] as const)("a picture of %s (%#) is on the %3$s ground by day", (_, rows, light, dark) => {
  expect(backgroundsOf(pixelsOf(...rows), rows[0].length)).toEqual({ light, dark });
});
