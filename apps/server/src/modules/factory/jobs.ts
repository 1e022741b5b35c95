import { withPlatform } from "@selvedge/db/with-division";
import * as z from "zod";
import type { Task } from "../../jobs/task.ts";
import { handOverManifest } from "./manifests.ts";
import { findParcel } from "./parcels.ts";
import { takeScan } from "./take-scan.ts";

const voidPayload = z.object({ reference: z.string() });

/** Takes back what a carrier may have been told of a parcel that is none any more. */
export const voidConsignment: Task = async (platform, given) =>
  platform.carrier.void(voidPayload.parse(given).reference);

const manifestPayload = z.object({ number: z.string() });

/** Tells the carrier of a list that was closed; it may have been told already. */
export const sendManifest: Task = async (platform, given) =>
  handOverManifest(platform, manifestPayload.parse(given).number);

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
