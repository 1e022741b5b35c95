// "Delete my account": the person goes, the sales stay as tax law wants them, and nobody is signed in any more.
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { bookYears } from "@selvedge/domain/customers/erasure";
import type { Platform } from "../../../platform.ts";
import { writeSecurityEvent } from "../../../plugins/log/security-log.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { deleteNoticesOf } from "../../growth/stock-notices/index.ts";
import { eraseSubscriber } from "../../growth/subscribers/index.ts";
import { eraseOrders, unfinishedOrders } from "../../orders/own-orders/index.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { deleteSessions, endAttempts } from "../accounts/index.ts";
import type { CustomerVisit } from "./find-customer.ts";
import { customersOf } from "./queries.ts";
import { closeAccount, deleteBaskets, eraseCustomers, lockSignedIn } from "./write-queries.ts";

export interface Deletion {
  /** The numbers of orders that still need their address: until they are done, nothing can be deleted. */
  unfinished: string[];
  /** The same sign-in opens dashboards or belongs to staff: it stays, and only what this shop knows goes. */
  staysSignIn: boolean;
  bookYears: number;
}

/** What deleting would do, for the page that asks. */
export const deletionOf = ({ pools }: Pick<Platform, "pools">, visit: CustomerVisit): Promise<Deletion> =>
  withDivision(pools.web, visit.divisionId, async (db) => {
    const ids = (await customersOf(db, visit.divisionId, visit.account)).map(({ id }) => id);
    return {
      unfinished: await unfinishedOrders(db, visit.divisionId, ids),
      staysSignIn: staysSignIn(visit),
      bookYears,
    };
  });

const staysSignIn = ({ account }: CustomerVisit): boolean => account.shops.length > 0 || account.staff !== null;

/**
 * Deletes what a shop knows of a customer, closes the account unless it has work to do elsewhere, and ends its sessions, all in
 * one transaction. Throws validation while an order still needs its address. A second press finds nobody signed in.
 */
export const deleteCustomer = ({ pools, now }: Platform, visit: CustomerVisit): Promise<void> =>
  withDivision(pools.web, visit.divisionId, async (db) => {
    const { account, divisionId } = visit;
    if (!(await lockSignedIn(db, account.id))) return;
    const ids = (await customersOf(db, divisionId, account)).map(({ id }) => id);
    const unfinished = await unfinishedOrders(db, divisionId, ids);
    if (unfinished.length > 0) throw new Refusal("validation", { message: stillNeeded(unfinished) });
    await eraseOrders(db, divisionId, ids);
    await eraseSubscriber(db, divisionId, account.email, now());
    await deleteNoticesOf(db, divisionId, account.email);
    await deleteBaskets(db, divisionId, account.id);
    await eraseCustomers(db, divisionId, ids, now());
    await endSignIns(db, visit, now());
    await record(db, visit, ids);
  });

/** Why an account cannot be deleted yet. */
export const stillNeeded = (references: readonly string[]): string =>
  references.length === 1
    ? `Order ${references[0]} is not finished and still needs your address. Delete your account once it is.`
    : `Orders ${references.join(", ")} are not finished and still need your address. Delete your account once they are.`;

async function endSignIns(db: Bound, visit: CustomerVisit, now: Date): Promise<void> {
  const { account } = visit;
  await deleteSessions(db, account.id);
  await endAttempts(db, account.id, now);
  if (staysSignIn(visit)) return;
  await closeAccount(db, account.id, now);
}

/** The rows name nobody: numbers only. */
async function record(db: Bound, visit: CustomerVisit, customerIds: readonly number[]): Promise<void> {
  const { account, divisionId, requestId } = visit;
  for (const id of customerIds)
    await writeAudit(db, {
      divisionId,
      by: { kind: "shopper", name: `customer ${id}`, accountId: account.id },
      action: "customer.deleted",
      subject: `customer ${id}`,
      requestId,
    });
  await writeSecurityEvent(db, {
    action: "account.deleted",
    subject: `account ${account.id}`,
    account: { id: account.id, name: `account ${account.id}` },
    detail: { divisionId, closed: !staysSignIn(visit) },
    requestId,
  });
}
