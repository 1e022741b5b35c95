// The job behind a paid difference: the change is made, or the money goes back with the reason.
import { asDivisionId } from "@selvedge/contracts/shapes";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import * as z from "zod";
import type { Platform } from "../../../platform.ts";
import type { Task } from "../../../task.ts";
import { makePaidChange } from "../../orders/edits/index.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { queueReturn } from "../payments/index.ts";

const payload = z.object({ divisionId: asDivisionId(z.number()), lineChangeId: z.number() });

/** Makes one change that is paid. However often it runs, it is made once, or its payment goes back once. */
export const makeLineChange: Task = async (platform, given) => {
  const { divisionId, lineChangeId } = payload.parse(given);
  const against = await makePaidChange(platform, divisionId, lineChangeId);
  if (against !== null) await giveBack(platform, divisionId, { lineChangeId, against });
};

const giveBack = (
  { pools, now }: Platform,
  divisionId: DivisionId,
  { lineChangeId, against }: { lineChangeId: number; against: string },
): Promise<void> =>
  withDivision(pools.worker, divisionId, async (db) => {
    const late = await db
      .updateTable("line_changes")
      .where("division_id", "=", divisionId)
      .where("id", "=", lineChangeId)
      .where("state", "=", "paid")
      .set({ state: "late", reason: against, finished_at: now() })
      .returning(["order_id"])
      .executeTakeFirst();
    if (!late) return;
    const orderId = late.order_id as OrderId;
    const attempt = await db
      .selectFrom("payment_attempts as a")
      .leftJoin("returned_payments as r", (join) =>
        join.onRef("r.division_id", "=", "a.division_id").onRef("r.attempt_id", "=", "a.id"),
      )
      .where("a.division_id", "=", divisionId)
      .where("a.line_change_id", "=", lineChangeId)
      .where("a.state", "=", "succeeded")
      .where("r.attempt_id", "is", null)
      .select(["a.id", "a.amount_minor", "a.currency"])
      .executeTakeFirstOrThrow();
    await Promise.all([
      queueReturn(db, {
        ...{ divisionId, orderId, attemptId: attempt.id, reason: "change_too_late" },
        ...{ amountMinor: attempt.amount_minor, currency: attempt.currency },
      }),
      writeAudit(db, {
        divisionId,
        by: { kind: "system", name: "payments" },
        action: "order.difference_too_late",
        subject: `order ${orderId}`,
        detail: { lineChange: lineChangeId, amountMinor: attempt.amount_minor, against },
      }),
    ]);
  });
