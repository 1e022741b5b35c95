// What the rendering process can do, by name. Only that process loads this file: the picture libraries stay out of the
// server.
import { iconFile, iconPicture } from "../brand/icon-picture.ts";
import { socialPicture } from "../brand/social-picture.ts";
import { checkPrint } from "../check-print.ts";
import { ingestArtworkFile } from "../ingest/ingest-artwork-file.ts";
import { readFont } from "../ingest/read-font.ts";
import { renderLabelsPdf } from "../labels.ts";
import { renderManifest } from "../manifest.ts";
import { renderMockup } from "../mockup.ts";
import { renderPackingSlip } from "../packing-slip.ts";
import { renderParcelLabel, unprintableIn } from "../parcel-label.ts";
import { goodsPicture, markPicture } from "../pictures/mail-pictures.ts";
import { renderRendition } from "../pictures/rendition.ts";
import { smallPicture } from "../pictures/small-picture.ts";
import { renderPrintFile, verifyPrintFile } from "../print-file.ts";
import { renderInvoice } from "../printed-invoice.ts";

export const works = {
  checkPrint,
  goodsPicture,
  iconFile,
  iconPicture,
  ingestArtworkFile,
  markPicture,
  readFont,
  renderInvoice,
  renderLabelsPdf,
  renderManifest,
  renderMockup,
  renderPackingSlip,
  renderParcelLabel,
  renderPrintFile,
  renderRendition,
  smallPicture,
  socialPicture,
  unprintableIn,
  verifyPrintFile,
};

export type Works = typeof works;
