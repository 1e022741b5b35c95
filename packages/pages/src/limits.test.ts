import { describe, expect, test } from "vitest";
import type { Json } from "./json.ts";
import { checkPageLimits, LIMIT_TEXT } from "./limits.ts";

const nested = (levels: number): Json => ({ items: levels > 1 ? [nested(levels - 1)] : [] });
const many = (count: number): Json[] => Array.from({ length: count }, () => ({}));

describe("how much a page holds", () => {
  test.each<[string, Json, number, string | null]>([
    ["an empty page", {}, 2, null],
    ["200 blocks", { blocks: many(200) }, 1000, null],
    ["201 blocks", { blocks: many(201) }, 1000, "too_many_blocks"],
    ["201 blocks at two levels", { blocks: [{ items: many(200) }] }, 1000, "too_many_blocks"],
    ["eight levels", { blocks: [nested(8)] }, 1000, null],
    ["nine levels", { blocks: [nested(9)] }, 1000, "too_deep"],
    ["512 KB", {}, 512 * 1024, null],
    ["a byte more", {}, 512 * 1024 + 1, "too_large"],
  ])("%s", (_, page, sizeBytes, code) => {
    expect(checkPageLimits(page, sizeBytes)).toEqual(code ? { ok: false, code } : { ok: true });
  });

  test("each refusal names its limit", () => {
    expect(LIMIT_TEXT.too_many_blocks).toContain("200");
    expect(LIMIT_TEXT.too_deep).toContain("8");
    expect(LIMIT_TEXT.too_large).toContain("512 KB");
  });
});
