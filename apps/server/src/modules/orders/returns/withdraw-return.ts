import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { stepReturn } from "@selvedge/domain/returns/return-states";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Mover } from "../moves/index.ts";
import { lockForReturn } from "./lock-for-return.ts";
import { returnsOfOrder } from "./queries.ts";
import { followStep, setReturn } from "./write-queries.ts";

interface Withdrawal {
  divisionId: DivisionId;
  orderId: OrderId;
  code: string;
  by: Mover;
  requestId: string;
}

/** A shopper keeps what they wanted to return. Twice changes nothing. Throws notFound, and moveRefused once it has arrived. */
export const withdrawReturn = (platform: Platform, { divisionId, orderId, code, by, requestId }: Withdrawal) =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    await lockForReturn(db, divisionId, orderId);
    const row = (await returnsOfOrder(db, divisionId, orderId)).find((each) => each.code === code);
    if (!row) throw new Refusal("notFound");
    if (row.state === "withdrawn") return;
    const stepped = stepReturn(row.state, "withdraw");
    if (!stepped.ok) throw new Refusal("moveRefused", { message: stepped.reason });
    const step = { divisionId, orderId, returnId: row.id, by, requestId };
    await setReturn(db, step, stepped.state);
    await followStep(db, step, { action: "return.withdrawn" });
  });
