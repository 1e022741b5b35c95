import { readImageRequest } from "@selvedge/domain/images/served-images";
import { describe, expect, test } from "vitest";
import { renditionSet, storedImage } from "./rendition-set.ts";

const file = `https://files.shop.test/105/${"ab".repeat(32)}`;

describe("S9.01 the widths of a stored picture", () => {
  test.each([
    [1920, [480, 640, 960, 1280, 1920]],
    [1600, [480, 640, 960, 1280, 1600]],
    [1200, [480, 640, 960, 1200]],
    [300, [300]],
  ])("of %i pixels", (widestPx, widths) => {
    const set = renditionSet(file, "avif", widestPx);
    expect(set.split(", ").map((each) => Number(/ (\d+)w$/.exec(each)?.[1]))).toEqual(widths);
    for (const each of set.split(", ")) expect(readImageRequest(/\?(\S+)/.exec(each)![1]!)).not.toBeNull();
  });

  test.each([
    [`${file}.webp`, file],
    ["/static/a.png", undefined],
    ["https://elsewhere.test/a.webp", undefined],
    ["", undefined],
  ])("%s is stored as %s", (address, stored) => expect(storedImage(address)).toBe(stored));
});
