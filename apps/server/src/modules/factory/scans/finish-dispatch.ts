import { asDivisionId, asOrderId } from "@selvedge/contracts/shapes";
import { withoutDivision } from "@selvedge/db/with-division";
import { mainFactory } from "@selvedge/domain/shipping/services";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { findParcel } from "../parcels/index.ts";
import { takeScan } from "./take-scan.ts";

const parcelPayload = z.object({
  divisionId: asDivisionId(z.number()),
  orderId: asOrderId(z.number()),
  factoryCode: z.string().default(mainFactory),
});

/**
 * Finishes a dispatch whose station called the carrier and never returned: repeats the same scan under its own id. Does
 * nothing when the station finished it. Throws while the carrier is silent, so that the job is retried.
 */
export const dispatchParcel: Task = async (platform, given) => {
  const part = parcelPayload.parse(given);
  const parcel = await withoutDivision(platform.pools.backOffice, (db) => findParcel(db, part));
  if (!parcel?.dispatchAsked || parcel.dispatchedAt) return;
  const { hand: operator, request } = parcel.dispatchAsked;
  const answer = await takeScan(platform, operator, request);
  if (answer.code === "carrier_silent") throw new Error(`The carrier has not responded about order ${part.orderId}.`);
};
