import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

export interface RequestedAccess {
  /** null for staff. */
  division_id: DivisionId | null;
  account_id: number;
  /** In the order of the alphabet. */
  permissions: string[];
}

/** The account's undecided requests, the oldest first. */
export const waitingRequestsOf = (db: Bound, { account_id, division_id }: Omit<RequestedAccess, "permissions">) =>
  db
    .selectFrom("permission_requests")
    .where("account_id", "=", account_id)
    .where("division_id", division_id === null ? "is" : "=", division_id)
    .where("status", "=", "waiting")
    .select(["id", "permissions", "created_at"])
    .orderBy("id")
    .execute();

/** The id of the same account's undecided request for the same permissions. */
export async function waitingRequest(db: Bound, request: RequestedAccess): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from permission_requests
    where account_id = ${request.account_id} and division_id is not distinct from ${request.division_id} and status = 'waiting'
      and permissions = ${request.permissions}::text[]`.execute(db);
  return rows[0]?.id;
}
