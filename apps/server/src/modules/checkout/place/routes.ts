import { checkoutCalls } from "@selvedge/contracts/checkout/checkout.calls";
import { addressFormOf } from "@selvedge/domain/shipping/address-form/address-form";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { rememberPlacedOrder } from "../../orders/receipt/index.ts";
import { buyerOf } from "./buyer-of.ts";
import { findAddresses, readFoundAddress } from "./find-address.ts";
import { placeOrder } from "./place-order.ts";
import { quoteBasket } from "./quote-basket.ts";

export function checkoutRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, checkoutCalls.quote, async ({ body, request }) => ({
    data: await quoteBasket(platform, requireDivision(request), {
      sessionToken: request.sessionToken,
      country: body.country,
      shippingMethod: body.shippingMethod,
    }),
  }));

  serve(app, platform, checkoutCalls.addressForm, async ({ params, reply }) => {
    reply.header("Cache-Control", "public, max-age=3600");
    return { data: addressFormOf(params.country) };
  });

  serve(app, platform, checkoutCalls.findAddresses, async ({ query, request }) => ({
    data: await findAddresses(platform, { ...query, remoteAddress: request.ip }),
  }));

  serve(app, platform, checkoutCalls.foundAddress, async ({ query, request }) => {
    const data = await readFoundAddress(platform, { id: query.id, remoteAddress: request.ip });
    if (!data) throw new Refusal("notFound");
    return { data };
  });

  serve(app, platform, checkoutCalls.place, async ({ body, idempotencyKey, request, reply }) => {
    if (!request.sessionToken) throw new Refusal("basketEmpty");
    const data = await placeOrder(platform, {
      division: requireDivision(request),
      ownerHash: hashOfSessionToken(request.sessionToken),
      idempotencyKey,
      body,
      ...buyerOf(platform, request),
    });
    rememberPlacedOrder(platform, request, reply, data.orderHash);
    return { data };
  });
}
