import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { changeByAction } from "./change-by-action.ts";
import { changeOfReceipt } from "./change-of-receipt.ts";

/**
 * Cancels the order of a receipt for a visitor who may see its address: the link alone does not allow it. Throws
 * notFound, moveRefused with the reason, and validation for a reader who has not shown that the order is theirs.
 */
export async function cancelByShopper(
  platform: Platform,
  division: Division,
  { request, orderHash, reason }: { request: FastifyRequest; orderHash: string; reason: string },
) {
  const change = await changeOfReceipt(platform, division, request, orderHash);
  return changeByAction(platform, change, { code: "cancel", reason: reason || "No reason given" });
}
