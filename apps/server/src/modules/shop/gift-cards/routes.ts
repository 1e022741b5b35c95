import { giftCardCalls } from "@selvedge/contracts/gift-cards/gift-cards.calls";
import { readDivision } from "@selvedge/db/read-division";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { merchantOf } from "../../plumbing/audit/index.ts";
import { changeBalance } from "./change-balance.ts";
import { disableGiftCard } from "./disable-gift-card.ts";
import { findGiftCard } from "./find-gift-card.ts";
import { issueGiftCard } from "./issue-gift-card.ts";
import { presentGiftCard } from "./present.ts";
import { listGiftCards } from "./queries.ts";
import { showGiftCard } from "./show-gift-card.ts";

export function giftCardRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, giftCardCalls.listGiftCards, async ({ caller, query }) => {
    const { divisionId } = caller;
    const { page, perPage } = query;
    const [{ rows, counts, openMinor, total }, { currency }] = await readDivision(
      platform.pools.web,
      divisionId,
      (db) =>
        Promise.all([
          listGiftCards(db, divisionId, { ...query, now: platform.now() }),
          db.selectFrom("divisions").where("id", "=", divisionId).select("currency").executeTakeFirstOrThrow(),
        ]),
    );
    return { data: rows.map(presentGiftCard), counts, openMinor, currency, meta: { page, perPage, total } };
  });

  serve(app, platform, giftCardCalls.getGiftCard, async ({ caller: { divisionId }, params: { id } }) => ({
    data: await readDivision(platform.pools.web, divisionId, (db) =>
      showGiftCard(db, divisionId, { id, now: platform.now() }),
    ),
  }));

  serve(app, platform, giftCardCalls.findGiftCard, async ({ caller, body, request }) => ({
    data: await findGiftCard(platform, merchantOf(caller, request), body.code),
  }));

  serve(app, platform, giftCardCalls.issueGiftCard, async ({ caller, body, request, reply }) => {
    reply.header("Cache-Control", "no-store");
    return { data: await issueGiftCard(platform, merchantOf(caller, request), body) };
  });

  serve(app, platform, giftCardCalls.changeBalance, async ({ caller, params, body, request }) => ({
    data: await changeBalance(platform, merchantOf(caller, request), { ...body, id: params.id }),
  }));

  serve(app, platform, giftCardCalls.disableGiftCard, async ({ caller, params, request }) => ({
    data: await disableGiftCard(platform, merchantOf(caller, request), params.id),
  }));
}
