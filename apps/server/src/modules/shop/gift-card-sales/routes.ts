import { giftCardSaleCalls } from "@selvedge/contracts/gift-cards/gift-card-sale.calls";
import { withDivision } from "@selvedge/db/with-division";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { serve } from "../../../plugins/serve.ts";
import { byMerchant, merchantOf } from "../../plumbing/audit/index.ts";
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

  serve(app, platform, giftCardSaleCalls.sendGiftCard, async ({ caller, params: { id }, body, request }) => {
    const hand = byMerchant(merchantOf(caller, request));
    await countTry(platform.pools, limits.giftCardMails, `${hand.divisionId} ${id}`);
    return {
      data: await withDivision(platform.pools.web, hand.divisionId, (db) =>
        sendAgain(platform, db, hand, { id, ...body }),
      ),
    };
  });

  serve(app, platform, giftCardSaleCalls.refundGiftCard, async ({ caller, params: { id }, body, request }) => {
    const hand = byMerchant(merchantOf(caller, request));
    return {
      data: await withDivision(platform.pools.web, hand.divisionId, (db) =>
        refundSale(platform, db, hand, { id, ...body }),
      ),
    };
  });
}
