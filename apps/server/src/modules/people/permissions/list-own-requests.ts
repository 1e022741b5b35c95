import { withDivision, withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import type { Account } from "../../../plugins/access/find-account.ts";
import type { Place } from "../../../plugins/tenancy.ts";
import { waitingRequestsOf } from "./queries.ts";
import { askerAt } from "./request-permissions.ts";

/** What somebody has asked for here and nobody has answered yet. Throws as a request does. */
export async function listOwnRequests(
  { pools }: Pick<Platform, "pools">,
  account: Account,
  host: Place,
  division: number | undefined,
) {
  const { divisionId } = askerAt(host, account, division);
  const wanted = { account_id: account.id, division_id: divisionId };
  const rows =
    divisionId === null
      ? await withoutDivision(pools.backOffice, (db) => waitingRequestsOf(db, wanted))
      : await withDivision(pools.web, divisionId, (db) => waitingRequestsOf(db, wanted));
  return rows.map(({ id, permissions, created_at }) => ({
    id,
    permissions,
    createdAt: created_at.toISOString(),
  }));
}
