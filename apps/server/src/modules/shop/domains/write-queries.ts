import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

interface DomainColumns {
  state?: "waiting" | "issuing" | "active" | "failed";
  reason?: string;
  records?: unknown;
  looked_at?: Date;
  next_look_at?: Date;
  failures?: number;
  proven_at?: Date | null;
  certificate_expires_at?: Date;
}

export async function storeDomain(
  db: Bound,
  divisionId: DivisionId,
  id: number,
  columns: DomainColumns,
): Promise<void> {
  const { records, ...plain } = columns;
  await db
    .updateTable("shop_domains")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set({ ...plain, ...(records === undefined ? {} : { records: sql`${JSON.stringify(records)}::jsonb` }) })
    .execute();
}

/** Lets a proven domain lead to the shop. False where it leads to another one already. */
export async function openHost(db: Bound, divisionId: DivisionId, host: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{ division_id: DivisionId }>`
    insert into custom_domains (host, division_id, verified_at) values (${host}, ${divisionId}, ${at})
    on conflict (host) do update set verified_at = coalesce(custom_domains.verified_at, excluded.verified_at)
      where custom_domains.division_id = excluded.division_id
    returning division_id`.execute(db);
  return rows.length > 0;
}

/** Makes a host the main address of its shop; null for none, which leaves the platform's. Cached pages of the shop are dropped. */
export async function storeMain(db: Bound, divisionId: DivisionId, host: string | null): Promise<void> {
  await sql`update custom_domains set active = false where division_id = ${divisionId} and active`.execute(db);
  if (host !== null)
    await sql`update custom_domains set active = true where division_id = ${divisionId} and host = ${host} and verified_at is not null`.execute(
      db,
    );
  await sql`select announce_stale(array[${`division:${divisionId}`}])`.execute(db);
}

export async function closeHost(db: Bound, divisionId: DivisionId, host: string): Promise<void> {
  await sql`delete from custom_domains where division_id = ${divisionId} and host = ${host}`.execute(db);
  await sql`select announce_stale(array[${`division:${divisionId}`}])`.execute(db);
}
