import { loadRuler } from "./documents/measure.ts";
import { paintPdf } from "./documents/paint-pdf.ts";
import { textsIn } from "./documents/texts-in.ts";
import type { PrintedInvoice } from "./invoice/invoice-data.ts";
import { invoicePages } from "./invoice/invoice-pages.ts";

export type { PrintedInvoice } from "./invoice/invoice-data.ts";

/** An invoice or a credit note as A4. Throws for one without a line. */
export async function renderInvoice(invoice: PrintedInvoice): Promise<Buffer> {
  if (invoice.lines.length === 0) throw new RangeError("an invoice holds at least one line");
  const ruler = await loadRuler(textsIn(invoice));
  const number = invoice.facts[0]?.[1] ?? "";
  return paintPdf(invoicePages(invoice, ruler), 1, { title: `${invoice.title} ${number}` });
}
