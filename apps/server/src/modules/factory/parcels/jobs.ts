import * as z from "zod";
import type { Task } from "../../../task.ts";
import { handOverManifest } from "./manifests.ts";

const voidPayload = z.object({ reference: z.string() });

/** Cancels, at the carrier, a parcel that no longer exists. The carrier may not know it. */
export const voidConsignment: Task = async (platform, given) =>
  platform.carrier.void(voidPayload.parse(given).reference);

const manifestPayload = z.object({ number: z.string() });

/** Sends a closed list to the carrier, which may have it already. */
export const sendManifest: Task = async (platform, given) =>
  handOverManifest(platform, manifestPayload.parse(given).number);
