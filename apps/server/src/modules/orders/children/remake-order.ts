// A person has garments of a sent order made again, sent again or exchanged.
import { withoutDivision } from "@selvedge/db/with-division";
import type { ReturnReason } from "@selvedge/domain/returns/return-reasons";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type Change, lockForChange, requireAllowed } from "../changes/index.ts";
import { moveLocked } from "../moves/index.ts";
import {
  basketOfKey,
  type ChildPiece,
  type ChildRequest,
  type MadeOrder,
  madeBefore,
  makeChild,
} from "./make-child.ts";
import { childOfKey } from "./queries.ts";

interface Remake {
  offer: ChildRequest["offer"];
  reason: ReturnReason;
  pieces: readonly ChildPiece[];
  note: string;
  requestKey: string;
  /** Of an exchange: what it costs more in major units, as its person saw it, and why that is waived. */
  expectedDifference?: number;
  waive?: string | undefined;
}

/** Makes the child order that a person asks for. Throws notFound, and moveRefused with the table's reason. */
export const remakeOrder = (platform: Platform, change: Change, remake: Remake): Promise<MadeOrder> =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const { divisionId, order, known, actionOf } = await lockForChange(db, change, platform.now());
    if (order.paid_at === null) throw new Refusal("notFound");
    const { offer, requestKey, note } = remake;
    const request = {
      ...remake,
      divisionId,
      parent: order,
      by: change.by,
      requestId: change.requestId,
      key: requestKey,
    };
    // A repeated request gets its order, although nothing may be left to make now.
    const before = await childOfKey(db, divisionId, basketOfKey(divisionId, order.id, requestKey));
    if (before) return madeBefore(before);
    requireAllowed(actionOf(offer));
    const child = await makeChild(platform, db, request);
    // One that waits for its difference exchanges nothing before that is paid.
    if (offer === "exchange" && order.status === "complete" && child.toPayMinor === 0) {
      const facts = { ...known, returnDecision: "keep_it" as const };
      const reason = note || `Exchanged by ${child.reference}`;
      const moved = await moveLocked(db, order, { ...change, divisionId, to: "exchanged", reason, facts });
      if (!moved.ok) throw new Refusal("moveRefused", { message: moved.reason });
    }
    return child;
  });
