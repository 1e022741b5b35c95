// Lists of staff, for the back-office role. SQL only.
import type { Bound } from "@selvedge/db/bound";
import { factoryTeam, type StaffState } from "@selvedge/domain/people/staff";
import { type RawBuilder, sql } from "kysely";

export interface PeopleFilter {
  q: string;
  kind: "office" | "factory" | "";
  role: string;
  state: StaffState | "";
  page: number;
  perPage: number;
}

export interface PersonRow {
  id: number;
  account_id: number;
  full_name: string;
  team: string | null;
  team_name: string | null;
  roles: string[];
  status: number | null;
  muted_at: Date | null;
  last_active: Date | null;
}

const states: Record<StaffState, RawBuilder<boolean>> = {
  enabled: sql`u.status = 0`,
  pending: sql`u.status is null`,
  disabled: sql`u.status <> 0`,
  muted: sql`u.muted_at is not null`,
};

/** The last visit on any device; of people who have signed out everywhere, what their record says. */
export const lastActive = sql`greatest(u.last_active_at, (select max(s.last_seen_at) from sessions s where s.account_id = u.account_id))`;

/** One page of those who work here, by name, and how many match. `roleWords`: roles whose name holds the searched text; `badge`: its digest as a badge's code. */
export async function peoplePage(
  db: Bound,
  { q, kind, role, state, page, perPage }: PeopleFilter,
  { roleWords, badge }: { roleWords: readonly string[]; badge: Buffer | null },
): Promise<{ rows: PersonRow[]; total: number }> {
  const part = `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const matches = [
    ...(q
      ? [
          sql<boolean>`(u.first_name || ' ' || u.last_name ilike ${part} or a.email ilike ${part} or u.username ilike ${part}
            or t.name ilike ${part} or u.roles && ${[...roleWords]}::text[]
            or exists (select from staff_rfids r where r.staff_user_id = u.id and r.revoked_at is null and r.code_digest = ${badge}))`,
        ]
      : []),
    ...(kind ? [sql<boolean>`(u.team is not distinct from ${factoryTeam}) = ${kind === "factory"}`] : []),
    ...(role ? [sql<boolean>`${role} = any(u.roles)`] : []),
    ...(state ? [states[state]] : []),
  ];
  const where = matches.length > 0 ? sql`where ${sql.join(matches, sql` and `)}` : sql``;
  const from = sql`from staff_users u join accounts a on a.id = u.account_id left join teams t on t.code = u.team ${where}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<PersonRow>`
      select u.id, u.account_id, trim(u.first_name || ' ' || u.last_name) as full_name, u.team, t.name as team_name, u.roles,
        u.status, u.muted_at, ${lastActive} as last_active
      ${from} order by u.first_name, u.last_name, u.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db),
  ]);
  return { rows, total: counted[0]!.total };
}
