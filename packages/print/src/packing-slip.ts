import { loadRuler, type Ruler } from "./documents/measure.ts";
import type { PageLayout } from "./documents/page-layout.ts";
import { paintPdf } from "./documents/paint-pdf.ts";
import { textsIn } from "./documents/texts-in.ts";
import type { PackingSlip } from "./packing/packing-slip-data.ts";
import { slipPages } from "./packing/slip-pages.ts";
import { slipPictures } from "./packing/slip-pictures.ts";

export type { PackingSlip } from "./packing/packing-slip-data.ts";

export interface RenderedPackingSlip {
  readonly pdf: Buffer;
  readonly pages: number;
  /** Characters that our fonts do not have (emoji, rare scripts); they print as empty boxes and need a check. */
  readonly unprintable: readonly string[];
}

/** The A4 slip in a parcel, in the shop's name alone. A present never shows prices. Throws for an empty parcel. */
export async function renderPackingSlip(slip: PackingSlip): Promise<RenderedPackingSlip> {
  if (slip.items.length === 0) throw new RangeError("a parcel holds at least one piece");
  const ruler = await loadRuler(textsIn(slip));
  const pages = slipPages(slip, await slipPictures(slip), ruler);
  const pdf = await paintPdf(pages, 1, { title: `${slip.brand.name}, order ${slip.orderNumber}` });
  return { pdf, pages: pages.length, unprintable: unprintableIn(pages, ruler) };
}

function unprintableIn(pages: readonly PageLayout[], ruler: Ruler): readonly string[] {
  const texts = pages.flatMap((page) => page.marks).filter((mark) => mark.kind === "text");
  return [...new Set(texts.flatMap((mark) => ruler.missing(mark.text, mark.font)))];
}
