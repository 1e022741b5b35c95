import { withPlatform } from "@selvedge/db/with-division";
import * as z from "zod";
import type { Task } from "../../jobs/task.ts";
import { findParcel } from "./parcels.ts";
import { takeScan } from "./take-scan.ts";

const parcelPayload = z.object({ divisionId: z.number(), orderId: z.number() });

/**
 * Finishes a dispatch whose station asked the carrier and never came back: the same scan is made again under its own
 * id. Nothing happens when the station finished it itself. Throws while the carrier is silent, so that it is tried again.
 */
export const dispatchParcel: Task = async (platform, given) => {
  const { divisionId, orderId } = parcelPayload.parse(given);
  const parcel = await withPlatform(platform.pools.backOffice, (db) => findParcel(db, divisionId, orderId));
  if (!parcel?.dispatchAsked || parcel.dispatchedAt) return;
  const { hand, request } = parcel.dispatchAsked;
  const answer = await takeScan(platform, hand, request);
  if (answer.code === "carrier_silent") throw new Error(`The carrier is silent about order ${orderId}.`);
};
