import { labelCalls } from "@selvedge/contracts/factory/labels.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { moverOf } from "../../orders/moves/index.ts";
import { sendPdf } from "../floor/index.ts";
import { packingSlipPdf } from "./packing-slip.ts";
import { claimLabels, labelsAddress, labelsPdf } from "./paper-labels.ts";

export function paperRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, labelCalls.claimLabels, async ({ body, caller }) => {
    const labels = await claimLabels(platform, moverOf(caller), body, caller.permissions);
    return { data: { labels, url: labelsAddress(labels) } };
  });
  serve(app, platform, labelCalls.labelsPdf, async ({ query, reply }) => {
    const pdf = await labelsPdf(platform, query.codes.split(",").filter(Boolean));
    return sendPdf(reply, pdf, "labels.pdf");
  });
  serve(app, platform, labelCalls.packingSlip, async ({ params, query, reply }) =>
    sendPdf(reply, await packingSlipPdf(platform, params.order, query.factory), `packing-slip-${params.order}.pdf`),
  );
}
