// A shopper without an account finds one order by its number and the email it was placed with, on any device.
import { withDivision } from "@selvedge/db/with-division";
import { normaliseEmail } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import { addressRange } from "../../../plugins/address-range.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { receiptHash } from "./receipt-link.ts";
import { orderByNumber } from "./receipt-queries.ts";

interface Search {
  /** As typed: "NK-418207", or its digits alone. */
  number: string;
  email: string;
  remoteAddress: string;
}

const unknown = "We find no order with this number and this email address. Both are in the email that we sent you.";

/**
 * The secret part of the address of an order's receipt, which still shows no street before the postcode is typed. One answer
 * for a number that is not there, another shop's number and another email. Throws validation with the field "number"; tooManyTries.
 */
export async function findOrder(platform: Platform, division: Division, search: Search): Promise<string> {
  const { pools, config } = platform;
  const number = search.number.trim().replace(/^#\s*/, "");
  await countTry(pools, limits.orderSearchesByRange, addressRange(search.remoteAddress));
  await countTry(pools, limits.orderSearches, `${division.id} ${number.toLowerCase()}`);
  const order = await withDivision(pools.web, division.id, (db) => orderByNumber(db, division.id, number));
  if (!order || normaliseEmail(order.email) !== normaliseEmail(search.email))
    throw new Refusal("validation", { message: unknown, errors: { number: [unknown] } });
  return receiptHash(config.secret, division.id, order.id);
}
