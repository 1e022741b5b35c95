import { invoiceCalls } from "@selvedge/contracts/orders/invoices.calls";
import { countryName } from "@selvedge/domain/shipping/postal-address";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { canSeeAddress } from "../receipt/index.ts";
import { invoiceForShop, invoicePdf } from "./invoice-pdf.ts";
import { readInvoice } from "./read-invoice.ts";
import { sendPaper } from "./send-paper.ts";

export function invoiceRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, invoiceCalls.invoiceByLink, async ({ params, request, reply }) => {
    const found = await readInvoice(platform, requireDivision(request), params.invoice);
    if (!found) {
      await countTry(platform.pools, limits.receipts, request.ip);
      throw new Refusal("notFound");
    }
    const { data, contact, orderHash, email } = found;
    const masked = { name: contact.firstName, lines: [contact.city, countryName(contact.country)] };
    const buyer = data.due !== null || (await canSeeAddress(platform, request, orderHash, email)) ? data.buyer : masked;
    return sendPaper(reply, await invoicePdf({ ...data, buyer }));
  });
  serve(app, platform, invoiceCalls.invoiceOfShop, async ({ caller, params, reply }) =>
    sendPaper(reply, await invoiceForShop(platform, caller.divisionId, params.id)),
  );
  serve(app, platform, invoiceCalls.invoice, async ({ params, reply }) =>
    sendPaper(reply, await invoiceForShop(platform, null, params.order)),
  );
}
