import multipart from "@fastify/multipart";
import { quoteCalls } from "@selvedge/contracts/quotes/quotes.calls";
import type { OrderId } from "@selvedge/domain/ids";
import { artworkSizeLimitBytes } from "@selvedge/domain/limits";
import { isoDay } from "@selvedge/domain/shipping/working-days";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import type { Caller } from "../../../plugins/access/require-access.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { serve } from "../../../plugins/serve.ts";
import { moverOf } from "../../orders/moves/index.ts";
import {
  addArt,
  answerQuote,
  authoriseTerms,
  moveQuote,
  type QuoteChange,
  quotedBlanks,
  quotedGoodOf,
  recordApproval,
  recordPo,
  refuseTerms,
  sendProof,
} from "../../orders/quotes/index.ts";
import { listQuotes } from "./list-quotes.ts";
import { showQuote } from "./show-quote.ts";
import { startMaking } from "./start-making.ts";

export function quoteRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, quoteCalls.listQuotes, ({ query }) => listQuotes(platform, query.tab));
  serve(app, platform, quoteCalls.quotedGoods, async ({ query }) => ({
    data: quotedBlanks.map((blank) => quotedGoodOf(blank, query.currency, isoDay(platform.now()))),
  }));
  serve(app, platform, quoteCalls.showQuote, async ({ params, caller }) => ({
    data: await showQuote(platform, params.order, caller.permissions),
  }));
  /** Makes a change, and answers with the quote as it is then. */
  const changed = async (
    caller: Caller,
    order: OrderId,
    requestId: string,
    work: (change: QuoteChange) => Promise<unknown>,
  ) => {
    await work({ divisionId: null, orderId: order, by: moverOf(caller), requestId });
    return { data: await showQuote(platform, order, caller.permissions) };
  };
  serve(app, platform, quoteCalls.answerQuote, ({ caller, params, body, request }) =>
    changed(caller, params.order, request.id, (change) => answerQuote(platform, change, body)),
  );
  serve(app, platform, quoteCalls.wakeQuote, ({ caller, params, request }) =>
    changed(caller, params.order, request.id, (change) => moveQuote(platform, change, { code: "wake_quote" })),
  );
  serve(app, platform, quoteCalls.endQuote, ({ caller, params, body, request }) =>
    changed(caller, params.order, request.id, (change) => moveQuote(platform, change, { code: "cancel", ...body })),
  );
  serve(app, platform, quoteCalls.authoriseTerms, ({ caller, params, body, request }) =>
    changed(caller, params.order, request.id, (change) => authoriseTerms(platform, change, body.days)),
  );
  serve(app, platform, quoteCalls.refuseTerms, ({ caller, params, body, request }) =>
    changed(caller, params.order, request.id, (change) => refuseTerms(platform, change, body.reason)),
  );
  serve(app, platform, quoteCalls.sendProof, ({ caller, params, body, request }) =>
    changed(caller, params.order, request.id, (change) => sendProof(platform, change, body)),
  );
  serve(app, platform, quoteCalls.approveProof, ({ caller, params, body, request }) =>
    changed(caller, params.order, request.id, (change) => recordApproval(platform, change, body.reason)),
  );
  serve(app, platform, quoteCalls.recordPo, ({ caller, params, body, request }) =>
    changed(caller, params.order, request.id, (change) => recordPo(platform, change, body.poNumber)),
  );
  serve(app, platform, quoteCalls.startMaking, ({ caller, params, request }) =>
    changed(caller, params.order, request.id, ({ by, requestId }) =>
      startMaking(platform, params.order, { by, requestId }),
    ),
  );
  app.register(async (inner) => {
    await inner.register(multipart, { limits: { files: 1, fields: 4, fileSize: artworkSizeLimitBytes } });
    serve(inner, platform, quoteCalls.addArt, async ({ caller, params, request }) => {
      await countTry(platform.pools, limits.uploads, String(caller.account?.id));
      return changed(caller, params.order, request.id, (change) => addArt(platform, change, request));
    });
  });
}
