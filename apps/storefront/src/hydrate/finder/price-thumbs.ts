// The two thumbs on the bars of prices: each sets the field of its end, and neither passes the other.

import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import { shownMoney } from "../../state/money.ts";

/** Writes a thumb's place into its field; at the end of the scale the field is empty, for any price. */
export function movePriceThumb(thumb: HTMLInputElement, shop: ShopFrame): void {
  const { form } = thumb;
  const isFrom = thumb.dataset.sets === "from";
  const other = form?.querySelector<HTMLInputElement>(`[data-sets=${isFrom ? "to" : "from"}]`);
  const field = form?.elements.namedItem(isFrom ? "from" : "to");
  if (!other || !(field instanceof HTMLInputElement)) return;
  const [value, limit] = [thumb.valueAsNumber, other.valueAsNumber];
  const stopped = isFrom ? Math.min(value, limit) : Math.max(value, limit);
  if (stopped !== value) thumb.valueAsNumber = stopped;
  const isAtEnd = stopped === Number(isFrom ? thumb.min : thumb.max);
  field.value = isAtEnd ? "" : String(stopped);
  thumb.setAttribute("aria-valuetext", shownMoney(stopped, shop.currency, undefined));
  markBars(thumb, isFrom ? [stopped, limit] : [limit, stopped]);
}

/** Fills the bars between the thumbs. */
function markBars(thumb: HTMLInputElement, [from, to]: readonly [number, number]): void {
  const bars = [...(thumb.parentElement?.querySelectorAll<HTMLElement>(".finder-bars span") ?? [])];
  const [min, max] = [Number(thumb.min), Number(thumb.max)];
  const step = (max - min) / bars.length;
  for (const [at, bar] of bars.entries())
    bar.toggleAttribute("data-in", min + step * (at + 1) > from && min + step * at < to);
}
