import { asDivisionId, asOrderId } from "@selvedge/contracts/shapes";
import { withDivision } from "@selvedge/db/with-division";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { purchaseEvent } from "./purchase-event.ts";
import { saleToTell } from "./queries.ts";
import { openToken } from "./token.ts";
import { storeRefused, storeSent, storeTry } from "./write-queries.ts";

const payload = z.object({ divisionId: asDivisionId(z.number()), orderId: asOrderId(z.number()) });

/**
 * Tells Facebook of a paid order. A process that is killed between the answer and its row tells it again under the same number,
 * which Facebook counts once.
 */
export const tellFacebookSale: Task = async ({ pools, facebook, config, now }, given) => {
  const { divisionId, orderId } = payload.parse(given);
  const inShop = <T>(work: Parameters<typeof withDivision<T>>[2]) => withDivision(pools.worker, divisionId, work);
  const sale = await inShop((db) => saleToTell(db, divisionId, orderId));
  if (!sale) return;
  const token = openToken(config.fieldKeys, divisionId, sale.sealedToken);
  try {
    const answer = await facebook.tell({ pixel: sale.pixel, token }, purchaseEvent(sale));
    await inShop((db) =>
      answer.ok
        ? storeSent(db, divisionId, orderId, now())
        : storeRefused(db, divisionId, orderId, { words: answer.words, at: now() }),
    );
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    await inShop((db) => storeTry(db, divisionId, orderId, { words, at: now() }));
    throw error;
  }
};
