import { differenceCalls } from "@selvedge/contracts/orders/differences.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { changeByStaff, changeOfShop } from "../changes/index.ts";
import { sendPaper } from "../invoices/index.ts";
import { askAgain } from "./ask-again.ts";
import { supplementByReceipt, supplementPdf } from "./supplement-pdf.ts";
import { withdrawDifference } from "./withdraw-difference.ts";

export function differenceRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, differenceCalls.supplementByReceipt, async ({ params, request, reply }) =>
    sendPaper(reply, await supplementByReceipt(platform, requireDivision(request), { request, ...params })),
  );
  serve(app, platform, differenceCalls.supplementOfShop, async ({ caller, params, reply }) =>
    sendPaper(
      reply,
      await supplementPdf(platform, {
        divisionId: caller.divisionId,
        orderId: params.id,
        difference: params.difference,
      }),
    ),
  );
  serve(app, platform, differenceCalls.supplement, async ({ params, reply }) =>
    sendPaper(
      reply,
      await supplementPdf(platform, { divisionId: null, orderId: params.order, difference: params.difference }),
    ),
  );
  serve(app, platform, differenceCalls.askAgainOfShop, async ({ caller, params, body, request }) => ({
    data: await askAgain(platform, changeOfShop(caller, params.id, request.id), { id: params.difference, ...body }),
  }));
  serve(app, platform, differenceCalls.withdrawOfShop, async ({ caller, params, request }) => ({
    data: await withdrawDifference(platform, changeOfShop(caller, params.id, request.id), params.difference),
  }));
  serve(app, platform, differenceCalls.askAgain, async ({ caller, params, body, request }) => ({
    data: await askAgain(platform, changeByStaff(caller, params.order, request.id), { id: params.difference, ...body }),
  }));
  serve(app, platform, differenceCalls.withdraw, async ({ caller, params, request }) => ({
    data: await withdrawDifference(platform, changeByStaff(caller, params.order, request.id), params.difference),
  }));
}
