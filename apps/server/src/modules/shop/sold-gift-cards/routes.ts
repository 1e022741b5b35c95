// Sold gift cards of every shop, for staff: found, mailed again, and given back.
import { giftCardSaleCalls } from "@selvedge/contracts/gift-cards/gift-card-sale.calls";
import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import type { Caller } from "../../../plugins/access/require-access.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import { refundSale, sendAgain } from "../gift-card-sales/index.ts";
import { type CardHand, divisionOfCard, findGiftCard } from "../gift-cards/index.ts";
import { listSoldCards } from "./list-sold-cards.ts";
import { refundLimitOf } from "./refund-limit.ts";

export function soldCardRoutes(app: FastifyInstance, platform: Platform) {
  const { pools } = platform;
  serve(app, platform, giftCardSaleCalls.listSoldCards, ({ query }) => listSoldCards(platform, query));

  serve(app, platform, giftCardSaleCalls.sendSoldCard, async ({ caller, params: { id }, body, request }) => {
    await countTry(pools, limits.giftCardMails, `staff ${id}`);
    return {
      data: await withoutDivision(pools.backOffice, async (db) => {
        const hand = await handOn(db, id, caller, request.id);
        return sendAgain(platform, db, hand, { id, ...body });
      }),
    };
  });

  serve(app, platform, giftCardSaleCalls.refundSoldCard, async ({ caller, params: { id }, body, request }) => ({
    data: await withoutDivision(pools.backOffice, async (db) => {
      const hand = await handOn(db, id, caller, request.id);
      const card = await findGiftCard(db, hand.divisionId, { id, now: platform.now() });
      const limitMinor = refundLimitOf(caller.permissions, card!.currency);
      return refundSale(platform, db, hand, { id, ...body, limitMinor });
    }),
  }));
}

/** A colleague's hand on the shop of a card. Throws notFound where there is no such card. */
async function handOn(db: Bound, id: number, { account }: Caller, requestId: string): Promise<CardHand> {
  const divisionId = await divisionOfCard(db, id);
  if (divisionId === undefined) throw new Refusal("notFound");
  if (!account) throw new Refusal("permissionDenied");
  return { divisionId, by: { kind: "staff", name: account.fullName, accountId: account.id }, requestId };
}
