// What the rendering process can do, by name. Only that process loads this file: the picture libraries stay out of the
// server.
import { checkPrint } from "../check-print.ts";
import { ingestArtwork } from "../ingest/ingest-artwork.ts";
import { renderLabelsPdf } from "../labels.ts";
import { goodsPicture, markPicture } from "../letter-pictures.ts";
import { renderManifest } from "../manifest.ts";
import { renderMockup } from "../mockup.ts";
import { renderPackingSlip } from "../packing-slip.ts";
import { renderParcelLabel, unprintableIn } from "../parcel-label.ts";
import { renderPrintFile, verifyPrintFile } from "../print-file.ts";
import { smallPicture } from "../small-picture.ts";

export const works = {
  checkPrint,
  goodsPicture,
  ingestArtwork,
  markPicture,
  renderLabelsPdf,
  renderManifest,
  renderMockup,
  renderPackingSlip,
  renderParcelLabel,
  renderPrintFile,
  smallPicture,
  unprintableIn,
  verifyPrintFile,
};

export type Works = typeof works;
