import { checkoutCalls } from "@selvedge/contracts/checkout/checkout.calls";
import { withDivision } from "@selvedge/db/with-division";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Platform } from "../../platform.ts";
import { countTry, limits } from "../../plugins/limits.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { serve } from "../../plugins/serve.ts";
import { hashOfVisitor } from "../../plugins/session.ts";
import { type Division, requireDivision } from "../../plugins/tenancy.ts";
import { basketLines, readBasket } from "../basket/index.ts";
import { notePlaced } from "../orders/index.ts";
import { placeOrder } from "./place-order.ts";
import { deriveQuote, presentQuote } from "./quote.ts";

export function checkoutRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, checkoutCalls.quote, async ({ body, request }) => ({
    data: await quoteBasket(platform, requireDivision(request), request.visitor, body.country, body.shippingMethod),
  }));

  serve(app, platform, checkoutCalls.place, async ({ body, idempotencyKey, request, reply }) => {
    if (!request.visitor) throw new Refusal("basketEmpty");
    const ownerHash = hashOfVisitor(request.visitor);
    await countTry(platform.pools, limits.orders, ownerHash.toString("base64url"));
    const data = await placeOrder(platform, {
      division: requireDivision(request),
      ownerHash,
      idempotencyKey,
      body,
      shopOrigin: originOf(platform, request),
      requestId: request.id,
    });
    notePlaced(platform, request, reply, data.orderHash);
    return { data };
  });
}

/** The price of a visitor's basket going to a country. */
export async function quoteBasket(
  platform: Platform,
  division: Division,
  visitor: string | null,
  country: string,
  shippingMethod?: string,
) {
  if (!visitor) throw new Refusal("basketEmpty");
  const owner = hashOfVisitor(visitor);
  const [lines, { version }] = await Promise.all([
    withDivision(platform.pools.web, division.id, (db) => basketLines(db, division.id, owner, "main")),
    readBasket(platform, division, visitor, "main"),
  ]);
  const quote = deriveQuote(lines, division.currency, { country }, shippingMethod, platform.now());
  return presentQuote(platform.origins, division, quote, version);
}

/** The address of the request's host as visitors reach it: the host proven to be one of ours, the port our own. */
export const originOf = ({ config }: Platform, { place }: FastifyRequest): string =>
  `${config.publicProtocol}://${place.host}${config.publicPort}`;
