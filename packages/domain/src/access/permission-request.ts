import { merchantPermissions } from "./merchant-roles.ts";
import { staffPermissions } from "./roles.ts";

/** The most words of one request, and letters of its reason. */
export const requestLimit = 20;
export const reasonLimit = 500;

/** Whose permissions may be requested: of a shop's people, or of staff. */
export type RequestedOf = "merchant" | "staff";

const tables: Readonly<Record<RequestedOf, Readonly<Record<string, string>>>> = {
  merchant: merchantPermissions,
  staff: staffPermissions,
};

/**
 * The words of "orders.read,money.read", each once, without those that are held already. null where one is unknown, where
 * none is left to request, or where there are more than `requestLimit`. Source: storefront §6.
 */
export function requestedWords(text: string, of: RequestedOf, held: readonly string[]): string[] | null {
  const words = [...new Set(text.split(",").filter((word) => word !== ""))];
  if (words.length > requestLimit || words.some((word) => !Object.hasOwn(tables[of], word))) return null;
  const missing = words.filter((word) => !held.includes(word));
  return missing.length === 0 ? null : missing;
}
