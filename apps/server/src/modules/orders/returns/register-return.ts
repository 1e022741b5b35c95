// People of a shop and of the platform expect a return: it is agreed with its first word, and gets its code.
import { withoutDivision } from "@selvedge/db/with-division";
import type { ReturnReason } from "@selvedge/domain/returns/return-reasons";
import type { Platform } from "../../../platform.ts";
import { type Change, lockForChange, requireAllowed } from "../changes/index.ts";
import { lockForReturn } from "./lock-for-return.ts";
import { openReturns } from "./open-return.ts";
import { presentReturn } from "./present-return.ts";
import { returnsOfOrder } from "./queries.ts";

interface Expected {
  pieces: readonly { id: number; quantity: number; variant?: number | undefined }[];
  reason: ReturnReason;
  wish: "refund" | "exchange";
  note: string;
  requestKey: string;
}

/** Writes a return that somebody has agreed with the shopper. Throws notFound, and moveRefused with the reason. */
export const registerReturn = (platform: Platform, change: Change, expected: Expected) =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const { divisionId, actionOf } = await lockForChange(db, change, platform.now());
    const order = await lockForReturn(db, divisionId, change.orderId);
    const known = await returnsOfOrder(db, divisionId, order.id);
    const { pieces, reason, wish, note, requestKey } = expected;
    const ids = await openReturns(platform, db, {
      ...{ divisionId, order, note, requestKey, by: change.by, requestId: change.requestId },
      lines: pieces.map(({ id, quantity, variant }) => ({
        ...{ itemId: id, quantity, reason, note: "", photo: null, offer: wish },
        variantId: wish === "exchange" ? (variant ?? null) : null,
      })),
    });
    if (!known.some(({ id }) => ids.includes(id))) requireAllowed(actionOf("request_return"));
    const [made] = (await returnsOfOrder(db, divisionId, order.id)).filter(({ id }) => ids.includes(id));
    return presentReturn(platform, made!);
  });
