import { loadRuler } from "./documents/measure.ts";
import { paintPdf } from "./documents/paint-pdf.ts";
import { textsIn } from "./documents/texts-in.ts";
import type { Manifest } from "./parcel/manifest-data.ts";
import { manifestPages } from "./parcel/manifest-pages.ts";

export type { Manifest } from "./parcel/manifest-data.ts";

/** A carrier's end of day list as A4. Throws for an empty one. */
export async function renderManifest(manifest: Manifest): Promise<Buffer> {
  if (manifest.parcels.length === 0) throw new RangeError("a list holds at least one parcel");
  const ruler = await loadRuler(textsIn(manifest));
  return paintPdf(manifestPages(manifest, ruler), 1, { title: `${manifest.carrier} ${manifest.number}` });
}
