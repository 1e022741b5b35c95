// The weight of a packed parcel on the scale.

import { withoutDivision } from "@selvedge/db/with-division";
import { offWords, weightVerdict } from "@selvedge/domain/factory/parcel-weight";
import type { OrderId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Mover } from "../../orders/moves/index.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { lockFloorOrder } from "../floor/index.ts";
import { findParcel, parcelOf } from "./parcels.ts";

export interface WeighRequest {
  weighedGrams: number;
  /** The weight does not fit, somebody has looked, and the parcel is right. */
  isConfirmed: boolean;
  /** The factory whose parcel is on the scale. */
  factory: string;
}

/** Stores the weight and compares it with the expected weight. Refuses a parcel that has left. */
export async function weighParcel(
  platform: Platform,
  by: Mover,
  { orderId, request, requestId }: { orderId: OrderId; request: WeighRequest; requestId: string },
) {
  return withoutDivision(platform.pools.backOffice, async (db) => {
    const owner = await db.selectFrom("orders").where("id", "=", orderId).select("division_id").executeTakeFirst();
    const order = owner && (await lockFloorOrder(db, owner.division_id, orderId, request.factory));
    const parcel = order && (await findParcel(db, parcelOf(order)));
    if (!order || !parcel) throw new Refusal("notFound", { message: "This order has no closed parcel to weigh." });
    if (parcel.dispatchedAt) throw new Refusal("moveRefused", { message: "The parcel has been sent." });
    const { weighedGrams } = request;
    const verdict = weightVerdict(parcel.expectedGrams, weighedGrams);
    const isWeightConfirmed = verdict !== "fits" && request.isConfirmed;
    await db
      .updateTable("parcels")
      .set({ weighed_grams: weighedGrams, weighed_by: by.name, is_weight_confirmed: isWeightConfirmed })
      .where("division_id", "=", order.divisionId)
      .where("order_id", "=", orderId)
      .where("factory_code", "=", request.factory)
      .execute();
    if (isWeightConfirmed)
      await writeAudit(db, {
        divisionId: order.divisionId,
        subject: `order ${orderId}`,
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
