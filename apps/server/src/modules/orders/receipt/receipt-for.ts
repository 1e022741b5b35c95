import { isSamePostcode, maskedEmail } from "@selvedge/domain/orders/receipt/receipt-privacy";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { ensureSessionToken } from "../../../plugins/session/session.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { readReceipt } from "./receipt.ts";
import { canSeeAddress, openReceipt } from "./receipt-reader.ts";

/** A receipt as this visitor may see it, or null: with the link alone no street, no postcode, no email address, no gift note and no link to another order. */
export async function receiptFor(platform: Platform, division: Division, request: FastifyRequest, orderHash: string) {
  const found = await readReceipt(platform, division, orderHash);
  if (!found) return null;
  const { data, contact } = found;
  if (await canSeeAddress(platform, request, orderHash, data.email)) return data;
  const country = data.shippingAddress.lines.at(-1) ?? "";
  return {
    ...data,
    email: maskedEmail(data.email),
    exchanges: data.exchanges.map((exchange) => ({ ...exchange, link: null })),
    shippingAddress: { name: contact.firstName, lines: [contact.city, country], isMasked: true },
    giftNote: null,
  };
}

/** Shows a receipt's address to a reader who knows its postcode. Throws notFound, validation and tooManyTries. */
export async function openByPostcode(
  platform: Platform,
  division: Division,
  { request, reply, orderHash, postcode }: Opening,
): Promise<void> {
  await countTry(platform.pools, limits.postcodesByReceipt, orderHash.slice(0, 60));
  await countTry(platform.pools, limits.postcodesByAddress, request.ip);
  const found = await readReceipt(platform, division, orderHash);
  if (!found) throw new Refusal("notFound");
  if (!isSamePostcode(postcode, found.contact.postcode)) {
    const message = "This is not the postcode that the order goes to.";
    throw new Refusal("validation", { message, errors: { postcode: [message] } });
  }
  ensureSessionToken(request, reply, platform.config);
  openReceipt(platform, request, reply, orderHash);
}

interface Opening {
  request: FastifyRequest;
  reply: FastifyReply;
  orderHash: string;
  postcode: string;
}
