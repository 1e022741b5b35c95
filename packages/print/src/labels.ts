import { loadRuler } from "./documents/measure.ts";
import { paintPdf } from "./documents/paint-pdf.ts";
import type { GarmentLabel } from "./labels/garment-label.ts";
import { dotMm, labelPage } from "./labels/label-page.ts";
import { labelThumbnail } from "./labels/label-thumbnail.ts";

export type { GarmentLabel } from "./labels/garment-label.ts";

const pointsPerMm = 72 / 25.4;

/**
 * Garment labels as a PDF of 100 × 50 mm pages, one for each label in the order given. Every label carries its code as a
 * Code 128 barcode and as a DataMatrix in the corner. Throws when there are no labels or a code is not a label's.
 */
export async function renderLabelsPdf(labels: readonly GarmentLabel[]): Promise<Buffer> {
  if (labels.length === 0) throw new RangeError("there are no labels to print");
  const ruler = await loadRuler();
  const thumbnails = new Map<Buffer, Promise<Buffer>>();
  const thumbnailOf = (picture: Buffer) => {
    const made = thumbnails.get(picture) ?? labelThumbnail(picture);
    thumbnails.set(picture, made);
    return made;
  };
  const pages = await Promise.all(
    labels.map(async (label) => labelPage(label, ruler, label.thumbnail && (await thumbnailOf(label.thumbnail)))),
  );
  return paintPdf(pages, dotMm * pointsPerMm, { title: `Garment labels, ${labels.length}` });
}
