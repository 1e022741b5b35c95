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

/** The id of the same account's undecided request for the same permissions. */
export async function waitingRequest(db: Bound, request: RequestedAccess): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from permission_requests
    where account_id = ${request.account_id} and division_id is not distinct from ${request.division_id} and status = 'waiting'
      and permissions = ${request.permissions}::text[]`.execute(db);
  return rows[0]?.id;
}
