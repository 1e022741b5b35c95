// Both logs of the audit, for the back-office role. SQL only.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { type RawBuilder, sql } from "kysely";

export interface EntryFilter {
  person: string;
  action: string;
  thing: string;
  /** "2026-11-23"; empty for no bound. */
  from: string;
  to: string;
  /** Entries with smaller ids alone; null for all. */
  beforeShop: string | null;
  beforePlatform: string | null;
  limit: number;
}

export interface EntryRow {
  log: "shop" | "platform";
  id: string;
  division_id: DivisionId | null;
  shop_name: string | null;
  actor_kind: string;
  actor_name: string;
  action: string;
  subject: string;
  detail: unknown;
  request_id: string;
  created_at: Date;
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The newest entries of shops that match, the last written first. */
export async function newestOfShops(db: Bound, filter: EntryFilter): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select 'shop' as log, e.*, d.name as shop_name from (
      select id, division_id, ${parts} from audit_log where ${matches(filter, filter.beforeShop)}
      order by id desc limit ${filter.limit}) e
    join divisions d on d.id = e.division_id order by e.id desc`.execute(db);
  return rows;
}

/** The newest entries of the platform itself that match, the last written first. */
export async function newestOfPlatform(db: Bound, filter: EntryFilter): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select 'platform' as log, id, null::int as division_id, null as shop_name, ${parts} from platform_audit_log
    where ${matches(filter, filter.beforePlatform)} order by id desc limit ${filter.limit}`.execute(db);
  return rows;
}

const parts = sql`actor_kind, actor_name, action, subject, detail, request_id, created_at`;

function matches({ person, action, thing, from, to }: EntryFilter, before: string | null): RawBuilder<boolean> {
  const tests = [
    sql<boolean>`true`,
    ...(before ? [sql<boolean>`id < ${before}::bigint`] : []),
    ...(person ? [sql<boolean>`actor_name ilike ${`%${escaped(person)}%`}`] : []),
    ...(action ? [sql<boolean>`action ilike ${`${escaped(action)}%`}`] : []),
    ...(thing ? [sql<boolean>`(subject ilike ${escaped(thing)} or subject ilike ${`${escaped(thing)} %`})`] : []),
    ...(from ? [sql<boolean>`created_at >= ${from}::date::timestamp at time zone 'Europe/London'`] : []),
    ...(to ? [sql<boolean>`created_at < (${to}::date + 1)::timestamp at time zone 'Europe/London'`] : []),
  ];
  return sql<boolean>`${sql.join(tests, sql` and `)}`;
}

export interface ChainRow {
  links: string;
  linked_at: Date | null;
  waiting: number;
}

/** How far the chain reaches, and how many entries came after it. */
export async function chainRow(db: Bound): Promise<ChainRow> {
  const { rows } = await sql<ChainRow>`
    with last as (select position, created_at, linked_before from audit_links order by position desc limit 1)
    select coalesce((select position from last), 0)::text as links, (select created_at from last) as linked_at,
      ((select count(*) from audit_log e where e.xact >= coalesce((select linked_before from last), '0'::xid8)
          and not exists (select from audit_links l where l.log = 'shop' and l.entry_id = e.id))
        + (select count(*) from platform_audit_log e where e.xact >= coalesce((select linked_before from last), '0'::xid8)
          and not exists (select from audit_links l where l.log = 'platform' and l.entry_id = e.id)))::int as waiting`.execute(
    db,
  );
  return rows[0]!;
}
