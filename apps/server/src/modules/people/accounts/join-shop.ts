// What a sign-in at a shop's own host brings to the account: the shop knows its customer again, with the orders that were
// made as a guest. Other shops learn nothing of it. Source: decision 2.
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { normaliseEmail } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import type { KnownAccount } from "./prove-password.ts";
import { customerByAddress, ordersOf } from "./queries.ts";
import { ensureOwnCustomer, setAccountOf } from "./write-queries.ts";

/**
 * Joins the shop's customer of the account's confirmed address to the account, its orders with it, once; a person who is
 * new here becomes a customer. A customer of another account is left alone. Does nothing for an address that is not
 * confirmed, and for the platform's own people.
 */
export async function joinShop(
  { pools }: Platform,
  divisionId: DivisionId,
  account: KnownAccount,
  requestId: string,
): Promise<void> {
  if (!account.verified_at || account.is_staff) return;
  const email = normaliseEmail(account.email);
  await withDivision(pools.web, divisionId, async (db) => {
    const made = await ensureOwnCustomer(db, divisionId, {
      accountId: account.id,
      email: account.email,
      emailNormalised: email,
    });
    if (made) return;
    const customer = await customerByAddress(db, divisionId, email);
    if (!customer || customer.account_id !== null) return;
    await setAccountOf(db, divisionId, customer.id, account.id);
    await writeAudit(db, {
      divisionId,
      by: { kind: "shopper", name: account.full_name || account.email, accountId: account.id },
      action: "customer.joined",
      subject: `customer ${customer.id}`,
      detail: { orders: await ordersOf(db, divisionId, customer.id) },
      requestId,
    });
  });
}
