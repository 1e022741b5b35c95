import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { openHold } from "../../orders/moves/index.ts";
import { lockFloorOrder } from "../floor/index.ts";

/** Who holds an order over its print file, in logs and on the order's page. */
export const printFileCheck = "Print file check";

/** Puts an order on hold from the printer on, for a print file that only a person can fix. */
export async function holdForPrint(
  { pools, now }: Platform,
  { divisionId, orderId }: { divisionId: DivisionId; orderId: OrderId },
  note: string,
): Promise<void> {
  await withoutDivision(pools.backOffice, async (db) => {
    if (!(await lockFloorOrder(db, divisionId, orderId))) return;
    const hold = { divisionId, orderId, code: "print_file_failed", note };
    await openHold(db, hold, { by: { kind: "system", name: printFileCheck }, at: now(), requestId: "" });
  });
}
