import { childOrderCalls } from "@selvedge/contracts/orders/child-orders.calls";
import { withDivision, withoutDivision } from "@selvedge/db/with-division";
import type { OrderId } from "@selvedge/domain/ids";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import { changeByStaff, changeOfShop } from "../changes/index.ts";
import { divisionOfOrder } from "./queries.ts";
import { remakablePieces } from "./remakable-pieces.ts";
import { remakeOrder } from "./remake-order.ts";

export function childOrderRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, childOrderCalls.piecesOfShop, async ({ caller, params }) => ({
    data: await withDivision(platform.pools.web, caller.divisionId, async (db) => {
      if ((await divisionOfOrder(db, params.id)) !== caller.divisionId) throw new Refusal("notFound");
      return remakablePieces(platform, db, caller.divisionId, params.id);
    }),
  }));
  serve(app, platform, childOrderCalls.exchangeOfShop, async ({ caller, params, body, idempotencyKey, request }) => ({
    data: await remakeOrder(platform, changeOfShop(caller, params.id, request.id), {
      ...body,
      ...{ offer: "exchange", reason: "wrong_size", requestKey: idempotencyKey },
    }),
  }));
  serve(app, platform, childOrderCalls.reprintOfShop, async ({ caller, params, body, idempotencyKey, request }) => ({
    data: await remakeOrder(platform, changeOfShop(caller, params.id, request.id), {
      ...body,
      ...{ offer: "reprint", reason: body.reasonCode, requestKey: idempotencyKey },
    }),
  }));
  serve(app, platform, childOrderCalls.resendOfShop, async ({ caller, params, body, idempotencyKey, request }) => ({
    data: await remakeOrder(platform, changeOfShop(caller, params.id, request.id), {
      ...body,
      ...{ offer: "resend", reason: "failed_to_arrive", requestKey: idempotencyKey },
    }),
  }));
  serve(app, platform, childOrderCalls.pieces, async ({ params }) => ({
    data: await piecesOfAny(platform, params.order),
  }));
  serve(app, platform, childOrderCalls.exchange, async ({ caller, params, body, idempotencyKey, request }) => ({
    data: await remakeOrder(platform, changeByStaff(caller, params.order, request.id), {
      ...body,
      ...{ offer: "exchange", reason: "wrong_size", requestKey: idempotencyKey },
    }),
  }));
  serve(app, platform, childOrderCalls.reprint, async ({ caller, params, body, idempotencyKey, request }) => ({
    data: await remakeOrder(platform, changeByStaff(caller, params.order, request.id), {
      ...body,
      ...{ offer: "reprint", reason: body.reasonCode, requestKey: idempotencyKey },
    }),
  }));
  serve(app, platform, childOrderCalls.resend, async ({ caller, params, body, idempotencyKey, request }) => ({
    data: await remakeOrder(platform, changeByStaff(caller, params.order, request.id), {
      ...body,
      ...{ offer: "resend", reason: "failed_to_arrive", requestKey: idempotencyKey },
    }),
  }));
}

const piecesOfAny = (platform: Platform, orderId: OrderId) =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const divisionId = await divisionOfOrder(db, orderId);
    if (divisionId === undefined) throw new Refusal("notFound");
    return remakablePieces(platform, db, divisionId, orderId);
  });
