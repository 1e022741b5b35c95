import { giftCardSaleCalls } from "@selvedge/contracts/gift-cards/gift-card-sale.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { readOffer, saveOffer } from "./offer.ts";
import { refundSale } from "./refund-sale.ts";
import { sendAgain } from "./send-again.ts";

export function giftCardSaleRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, giftCardSaleCalls.getOffer, async ({ caller: { divisionId } }) => ({
    data: await readOffer(platform, divisionId),
  }));

  serve(app, platform, giftCardSaleCalls.saveOffer, async ({ caller, body, request }) => ({
    data: await saveOffer(platform, merchantOf(caller, request), body),
  }));

  serve(app, platform, giftCardSaleCalls.sendGiftCard, async ({ caller, params, body, request }) => ({
    data: await sendAgain(platform, merchantOf(caller, request), { id: params.id, email: body.email }),
  }));

  serve(app, platform, giftCardSaleCalls.refundGiftCard, async ({ caller, params, request }) => ({
    data: await refundSale(platform, merchantOf(caller, request), params.id),
  }));
}
