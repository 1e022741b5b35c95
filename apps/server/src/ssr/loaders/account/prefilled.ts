// What a signed-in shopper need not type again at the checkout.
import { findCustomer, listAddresses } from "../../../modules/people/customers/index.ts";
import { findAccount } from "../../../plugins/access/find-account.ts";
import type { Visit } from "../../visit.ts";

/** Email, name and the address that is used first, by the names of the checkout's fields; empty for a guest. */
export async function prefilledOf({ platform, request, division }: Visit): Promise<Record<string, string>> {
  const account = await findAccount(platform, request);
  if (!account?.isVerified) return {};
  const own = { account, divisionId: division.id, requestId: request.id };
  const [{ firstName, lastName, phone }, [address]] = await Promise.all([
    findCustomer(platform, own),
    listAddresses(platform, own),
  ]);
  const from: Partial<Record<Part, string>> = address ?? { firstName, lastName };
  const filled = parts.flatMap((part) => (from[part] ? [[`shippingAddress.${part}`, from[part]]] : []));
  return { email: account.email, phone: address?.phone || phone, ...Object.fromEntries(filled) };
}

const parts = ["firstName", "lastName", "company", "street", "street2", "city", "state", "zip", "country"] as const;
type Part = (typeof parts)[number];
