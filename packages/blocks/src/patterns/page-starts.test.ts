import { pageFaults } from "@selvedge/pages/check/page-faults";
import { insertFault } from "@selvedge/pages/check/structure-rules";
import { marksOf } from "@selvedge/pages/page/page-kind";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { expect, test } from "vitest";
import { BLOCK_TYPES } from "../registry.ts";
import { PAGE_STARTS, startBlocks } from "./page-starts.ts";
import { PATTERNS } from "./patterns.ts";

test.each(PAGE_STARTS.flatMap((start) => start.kinds.map((kind) => ({ ...start, kind }))))(
  "$id is made of blocks that a $kind page takes",
  ({ id, kind }) => {
    const page = { url: "/", name: "", properties: marksOf(kind) };
    const recs = [...fromWire({ ...page, blocks: startBlocks(id) } as unknown as WirePage).blocks.values()];
    expect(insertFault(fromWire({ ...page, blocks: [] } as unknown as WirePage), BLOCK_TYPES, recs)).toBeNull();
  },
);

test.each(PAGE_STARTS)("a new page may begin with $id, which is made of ready sections and has no fault", (start) => {
  expect(start.sections.filter((id) => !PATTERNS.some((pattern) => pattern.id === id))).toEqual([]);
  const blocks = startBlocks(start.id);
  expect(blocks.length).toBeGreaterThanOrEqual(start.sections.length);
  expect(
    pageFaults(fromWire({ url: "/", name: "", properties: {}, blocks } as unknown as WirePage), BLOCK_TYPES),
  ).toEqual([]);
});
