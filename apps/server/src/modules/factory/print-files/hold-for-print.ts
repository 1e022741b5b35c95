import { withPlatform } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { openHold } from "../../orders/index.ts";
import { lockFloorOrder } from "../floor-rows.ts";

/** Who holds an order over its print file, in logs and on the order's page. */
export const printFileCheck = "Print file check";

/** Holds an order from the printer on, for a print file that nobody but a person can put right. */
export async function holdForPrint(
  { pools, now }: Platform,
  { divisionId, orderId }: { divisionId: number; orderId: number },
  note: string,
): Promise<void> {
  await withPlatform(pools.backOffice, async (db) => {
    if (!(await lockFloorOrder(db, divisionId, orderId))) return;
    const wish = { divisionId, orderId, code: "print_file_failed", note };
    await openHold(db, wish, { kind: "system", name: printFileCheck }, now(), "");
  });
}
