import { orderChangeCalls } from "@selvedge/contracts/orders/order-changes.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { sendPaper } from "../invoices/index.ts";
import { cancelByShopper } from "./cancel-by-shopper.ts";
import { changeByAction } from "./change-by-action.ts";
import { changeByStaff, changeOfShop } from "./changed-order.ts";
import { creditNotePdf } from "./credit-note-pdf.ts";
import { creditNoteByReceipt } from "./papers-of-receipt.ts";
import { refundAgain } from "./refund-again.ts";
import { refundOrder } from "./refund-order.ts";
import { settleByHand } from "./settle-by-hand.ts";

/** Staff's calls that move an order, by the action that they make. */
const staffMoves = [
  [orderChangeCalls.cancel, "cancel"],
  [orderChangeCalls.markPaid, "mark_paid"],
  [orderChangeCalls.dispute, "dispute"],
  [orderChangeCalls.winDispute, "dispute_won"],
  [orderChangeCalls.loseDispute, "dispute_lost"],
] as const;

export function orderChangeRoutes(app: FastifyInstance, platform: Platform) {
  for (const [call, code] of staffMoves)
    serve(app, platform, call, async ({ caller, params, body, request }) => ({
      data: await changeByAction(platform, changeByStaff(caller, params.order, request.id), {
        code,
        reason: body.reason,
      }),
    }));
  serve(app, platform, orderChangeCalls.cancelOfShop, async ({ caller, params, body, request }) => ({
    data: await changeByAction(platform, changeOfShop(caller, params.id, request.id), {
      code: "cancel",
      reason: body.reason,
    }),
  }));
  serve(app, platform, orderChangeCalls.cancelByShopper, async ({ params, body, request }) => ({
    data: await cancelByShopper(platform, requireDivision(request), { request, ...params, reason: body.reason }),
  }));
  serve(app, platform, orderChangeCalls.creditNoteByReceipt, async ({ params, request, reply }) =>
    sendPaper(reply, await creditNoteByReceipt(platform, requireDivision(request), { request, ...params })),
  );
  serve(app, platform, orderChangeCalls.refundOfShop, async ({ caller, params, body, idempotencyKey, request }) => ({
    data: await refundOrder(platform, changeOfShop(caller, params.id, request.id), {
      requestKey: idempotencyKey,
      body,
    }),
  }));
  serve(app, platform, orderChangeCalls.refundAgainOfShop, async ({ caller, params, request }) => ({
    data: await refundAgain(platform, changeOfShop(caller, params.id, request.id), params.refund),
  }));
  serve(app, platform, orderChangeCalls.creditNoteOfShop, async ({ caller, params, reply }) =>
    sendPaper(
      reply,
      await creditNotePdf(platform, { divisionId: caller.divisionId, orderId: params.id, refundId: params.refund }),
    ),
  );
  serve(app, platform, orderChangeCalls.refund, async ({ caller, params, body, idempotencyKey, request }) => ({
    data: await refundOrder(platform, changeByStaff(caller, params.order, request.id), {
      requestKey: idempotencyKey,
      body,
    }),
  }));
  serve(app, platform, orderChangeCalls.refundAgain, async ({ caller, params, request }) => ({
    data: await refundAgain(platform, changeByStaff(caller, params.order, request.id), params.refund),
  }));
  serve(app, platform, orderChangeCalls.settleRefund, async ({ caller, params, body, request }) => ({
    data: await settleByHand(platform, changeByStaff(caller, params.order, request.id), params.refund, body.reference),
  }));
  serve(app, platform, orderChangeCalls.creditNote, async ({ params, reply }) =>
    sendPaper(
      reply,
      await creditNotePdf(platform, { divisionId: null, orderId: params.order, refundId: params.refund }),
    ),
  );
}
