// Everything that renders or reads pictures, under the names and with the results of the functions themselves, but run in
// a process of its own: what drawing takes of memory is given back when that process ends, and a picture that crashes a
// library fails one piece of work and not the server.
import { renderProcess } from "./render-process.ts";
import type { Works } from "./works.ts";

const { run } = renderProcess();

const apart = <Name extends keyof Works>(name: Name) =>
  ((...args: unknown[]) => run(name, args)) as unknown as Works[Name];

export const checkPrint = apart("checkPrint");
export const goodsPicture = apart("goodsPicture");
export const iconFile = apart("iconFile");
export const iconPicture = apart("iconPicture");
export const ingestArtworkFile = apart("ingestArtworkFile");
export const markPicture = apart("markPicture");
export const readFont = apart("readFont");
export const renderInvoice = apart("renderInvoice");
export const renderLabelsPdf = apart("renderLabelsPdf");
export const renderManifest = apart("renderManifest");
export const renderMockup = apart("renderMockup");
export const renderPackingSlip = apart("renderPackingSlip");
export const renderParcelLabel = apart("renderParcelLabel");
export const renderPrintFile = apart("renderPrintFile");
export const renderRendition = apart("renderRendition");
export const smallPicture = apart("smallPicture");
export const socialPicture = apart("socialPicture");
export const unprintableIn = apart("unprintableIn");
export const verifyPrintFile = apart("verifyPrintFile");
