import { badgeDigest } from "@selvedge/db/badge-secrets";
import { withoutDivision } from "@selvedge/db/with-division";
import { badgeCodeOf } from "@selvedge/domain/people/badges";
import { staffKindOf, staffStatusLabel } from "@selvedge/domain/people/staff";
import type { Platform } from "../../../platform.ts";
import { type PeopleFilter, type PersonRow, peoplePage } from "./people-queries.ts";
import { type RoleNow, rolesNow } from "./roles-now.ts";

type StatusLabel = "Enabled" | "Pending" | "Disabled";

/** What lists and profiles show of a person alike. */
export const shownPerson = (row: Omit<PersonRow, "last_active">, roles: readonly RoleNow[], ownAccountId: number) => ({
  id: row.id,
  fullName: row.full_name,
  team: row.team_name,
  kind: staffKindOf(row.team),
  roles: row.roles.map((word) => roles.find((role) => role.word === word)?.name ?? word),
  status: staffStatusLabel(row.status) as StatusLabel,
  mutedAt: row.muted_at?.toISOString() ?? null,
  isYou: row.account_id === ownAccountId,
});

/** One page of those who work here. */
export async function listPeople({ pools, config }: Platform, filter: PeopleFilter, ownAccountId: number) {
  const code = badgeCodeOf(filter.q);
  const badge = code === null ? null : badgeDigest(config.secret, code);
  return withoutDivision(pools.backOffice, async (db) => {
    const roles = await rolesNow(db);
    const searched = filter.q.toLowerCase();
    const named = roles.filter(({ name }) => name.toLowerCase().includes(searched)).map(({ word }) => word);
    const { rows, total } = await peoplePage(db, filter, { roleWords: named, badge });
    return {
      data: rows.map((row) => ({
        ...shownPerson(row, roles, ownAccountId),
        lastActive: row.last_active?.toISOString() ?? null,
      })),
      meta: { page: filter.page, perPage: filter.perPage, total },
    };
  });
}
