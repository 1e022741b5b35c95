import type { Ruler } from "../documents/measure.ts";
import type { Mark, PageLayout } from "../documents/page-layout.ts";
import type { PackingSlip } from "./packing-slip-data.ts";
import { returnsTop, slipReturns, slipSafety } from "./slip-foot.ts";
import { slipFacts, slipGift, slipHead, slipSmallHead } from "./slip-head.ts";
import { itemHeight, itemRow, itemsEnd, itemsHead, showsPrices } from "./slip-items.ts";
import type { SlipPictures } from "./slip-pictures.ts";
import { slipSize, slipStyle } from "./slip-style.ts";

/** Rows on the last page end here, above the returns; on the others lower down. */
const lastEnd = returnsTop - 34;
const otherEnd = 780;

/** A packing slip as A4 pages: what does not fit on one continues on the next, the returns are on the last. */
export function slipPages(slip: PackingSlip, pictures: SlipPictures, ruler: Ruler): readonly PageLayout[] {
  const style = slipStyle(slip.brand);
  const heights = slip.items.map((item) => itemHeight(item, slip, ruler));
  const pages: Mark[][] = [];
  let next = 0;
  do {
    const { marks, end } = opening(slip, pictures, ruler, pages.length === 0);
    const head = itemsHead(slip, style, ruler, end);
    const page = [...marks, ...head.marks];
    const take = rowsThatFit(heights.slice(next), head.end);
    let y = head.end;
    for (const item of slip.items.slice(next, next + take)) {
      const row = itemRow(item, {
        picture: pictures.thumbnails[next] ?? null,
        style,
        ruler,
        start: y,
        withPrices: showsPrices(slip),
        height: heights[next]!,
      });
      page.push(...row.marks);
      y = row.end;
      next++;
    }
    if (next >= slip.items.length)
      page.push(...itemsEnd(slip, style, ruler, y).marks, ...slipReturns(slip, style, ruler));
    pages.push(page);
  } while (next < slip.items.length);
  return pages.map((marks, index) => ({
    ...slipSize,
    marks: [...marks, ...slipSafety(slip, style, ruler, { page: index + 1, pages: pages.length })],
  }));
}

function opening(slip: PackingSlip, pictures: SlipPictures, ruler: Ruler, isFirst: boolean) {
  const style = slipStyle(slip.brand);
  if (!isFirst) return slipSmallHead(slip, style, ruler);
  const head = slipHead(slip, style, ruler, pictures.logo);
  const facts = slipFacts(slip, style, ruler, head.end);
  const gift = slipGift(slip, style, ruler, facts.end);
  return { marks: [...head.marks, ...facts.marks, ...gift.marks], end: gift.end };
}

/** All the rest when it ends above the returns; else as many as the page holds, keeping one for the last page. */
function rowsThatFit(heights: readonly number[], start: number): number {
  const ends = heights.map((_, index) => heights.slice(0, index + 1).reduce((sum, height) => sum + height, start));
  if ((ends.at(-1) ?? start) <= lastEnd) return heights.length;
  const fitting = ends.filter((end) => end <= otherEnd).length;
  return Math.max(1, Math.min(heights.length - 1, fitting));
}
