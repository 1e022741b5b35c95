import { childOrderCalls } from "@selvedge/contracts/orders/child-orders.calls";
import { withDivision, withoutDivision } from "@selvedge/db/with-division";
import type { OrderId } from "@selvedge/domain/ids";
import { toMajor } from "@selvedge/domain/money/money";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import { changeByStaff, changeOfShop } from "../changes/index.ts";
import { divisionOfOrder } from "./queries.ts";
import { remakablePieces } from "./remakable-pieces.ts";
import { remakeOrder } from "./remake-order.ts";
import { withdrawExchange } from "./withdraw-exchange.ts";

export function childOrderRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, childOrderCalls.withdrawExchangeOfShop, async ({ caller, params, request }) => ({
    data: await withdrawExchange(platform, changeOfShop(caller, params.id, request.id), params.child),
  }));
  serve(app, platform, childOrderCalls.withdrawExchange, async ({ caller, params, request }) => ({
    data: await withdrawExchange(platform, changeByStaff(caller, params.order, request.id), params.child),
  }));
  serve(app, platform, childOrderCalls.piecesOfShop, async ({ caller, params }) => ({
    data: await withDivision(platform.pools.web, caller.divisionId, async (db) => {
      if ((await divisionOfOrder(db, params.id)) !== caller.divisionId) throw new Refusal("notFound");
      return remakablePieces(platform, db, caller.divisionId, params.id);
    }),
  }));
  serve(app, platform, childOrderCalls.exchangeOfShop, async ({ caller, params, body, idempotencyKey, request }) => ({
    data: await remade(platform, changeOfShop(caller, params.id, request.id), {
      ...body,
      ...{ offer: "exchange", reason: "wrong_size", requestKey: idempotencyKey },
    }),
  }));
  serve(app, platform, childOrderCalls.reprintOfShop, async ({ caller, params, body, idempotencyKey, request }) => ({
    data: await remade(platform, changeOfShop(caller, params.id, request.id), {
      ...body,
      ...{ offer: "reprint", reason: body.reasonCode, requestKey: idempotencyKey },
    }),
  }));
  serve(app, platform, childOrderCalls.resendOfShop, async ({ caller, params, body, idempotencyKey, request }) => ({
    data: await remade(platform, changeOfShop(caller, params.id, request.id), {
      ...body,
      ...{ offer: "resend", reason: "failed_to_arrive", requestKey: idempotencyKey },
    }),
  }));
  serve(app, platform, childOrderCalls.pieces, async ({ params }) => ({
    data: await piecesOfAny(platform, params.order),
  }));
  serve(app, platform, childOrderCalls.exchange, async ({ caller, params, body, idempotencyKey, request }) => ({
    data: await remade(platform, changeByStaff(caller, params.order, request.id), {
      ...body,
      ...{ offer: "exchange", reason: "wrong_size", requestKey: idempotencyKey },
    }),
  }));
  serve(app, platform, childOrderCalls.reprint, async ({ caller, params, body, idempotencyKey, request }) => ({
    data: await remade(platform, changeByStaff(caller, params.order, request.id), {
      ...body,
      ...{ offer: "reprint", reason: body.reasonCode, requestKey: idempotencyKey },
    }),
  }));
  serve(app, platform, childOrderCalls.resend, async ({ caller, params, body, idempotencyKey, request }) => ({
    data: await remade(platform, changeByStaff(caller, params.order, request.id), {
      ...body,
      ...{ offer: "resend", reason: "failed_to_arrive", requestKey: idempotencyKey },
    }),
  }));
}

/** What was made, with what is to be paid for it in major units. */
async function remade(...asked: Parameters<typeof remakeOrder>) {
  const { id, reference, toPayMinor, currency } = await remakeOrder(...asked);
  return { id, reference, toPay: toMajor(toPayMinor, currency) };
}

const piecesOfAny = (platform: Platform, orderId: OrderId) =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const divisionId = await divisionOfOrder(db, orderId);
    if (divisionId === undefined) throw new Refusal("notFound");
    return remakablePieces(platform, db, divisionId, orderId);
  });
