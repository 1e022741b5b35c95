import { loadRuler } from "./documents/measure.ts";
import { paintPdf } from "./documents/paint-pdf.ts";
import { textsIn } from "./documents/texts-in.ts";
import { dotMm } from "./labels/label-page.ts";
import { customsPages } from "./parcel/customs-page.ts";
import { parcelLabelPage } from "./parcel/label-page.ts";
import type { ParcelLabel } from "./parcel/parcel-label.ts";

export type { CustomsForm, CustomsLine, ParcelLabel } from "./parcel/parcel-label.ts";

const pointsPerMm = 72 / 25.4;

/** The label of a parcel and behind it, where it passes a border, its customs form: pages of 100 × 150 mm. */
export async function renderParcelLabel(label: ParcelLabel): Promise<Buffer> {
  const ruler = await loadRuler(textsIn(label));
  const pages = [parcelLabelPage(label, ruler), ...customsPages(label, ruler)];
  return paintPdf(pages, dotMm * pointsPerMm, { title: `Parcel label, order ${label.orderNumber}` });
}

/** The letters in these texts that no font of ours has: on paper they would be empty boxes. */
export async function unprintableIn(texts: readonly string[]): Promise<readonly string[]> {
  const ruler = await loadRuler(texts);
  return [...new Set(texts.flatMap((text) => ruler.missing(text, "semibold")))];
}
