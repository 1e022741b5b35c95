// What the scale says of a packed parcel.
import { withPlatform } from "@selvedge/db/with-division";
import { offWords, weightVerdict } from "@selvedge/domain/factory/parcel-weight";
import type { Platform } from "../../platform.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { auditOrder, type Mover } from "../orders/index.ts";
import { lockFloorOrder } from "./floor-rows.ts";
import { findParcel } from "./parcels.ts";

export interface WeighWish {
  weighedGrams: number;
  /** The weight does not fit, somebody has looked, and the parcel is right. */
  isConfirmed: boolean;
}

/** Writes the weight down and says how it stands to what the parcel should weigh. Refuses one that has left. */
export async function weighParcel(platform: Platform, by: Mover, orderId: number, wish: WeighWish, requestId: string) {
  return withPlatform(platform.pools.backOffice, async (db) => {
    const owner = await db.selectFrom("orders").where("id", "=", orderId).select("division_id").executeTakeFirst();
    const order = owner && (await lockFloorOrder(db, owner.division_id, orderId));
    const parcel = order && (await findParcel(db, order.divisionId, orderId));
    if (!order || !parcel) throw new Refusal("notFound", { message: "This order has no closed parcel to weigh." });
    if (parcel.dispatchedAt) throw new Refusal("moveRefused", { message: "The parcel has been sent." });
    const { weighedGrams } = wish;
    const verdict = weightVerdict(parcel.expectedGrams, weighedGrams);
    const isWeightConfirmed = verdict !== "fits" && wish.isConfirmed;
    await db
      .updateTable("parcels")
      .set({ weighed_grams: weighedGrams, weighed_by: by.name, is_weight_confirmed: isWeightConfirmed })
      .where("division_id", "=", order.divisionId)
      .where("order_id", "=", orderId)
      .execute();
    if (isWeightConfirmed)
      await auditOrder(db, {
        divisionId: order.divisionId,
        orderId,
        by,
        requestId,
        action: "parcel.weight_confirmed",
        detail: { expectedGrams: parcel.expectedGrams, weighedGrams },
      });
    return {
      expectedGrams: parcel.expectedGrams,
      weighedGrams,
      verdict,
      isWeightConfirmed,
      message: verdict === "fits" ? "" : offWords(parcel.expectedGrams, weighedGrams),
    };
  });
}
