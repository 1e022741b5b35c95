import { withoutDivision } from "@selvedge/db/with-division";
import { permissionsOf, staffRoles } from "@selvedge/domain/access/roles";
import { worksAtStations } from "@selvedge/domain/people/badge-permissions";
import { pinState } from "@selvedge/domain/people/badges";
import type { Platform } from "../../../platform.ts";
import { givenTo } from "./given-to.ts";
import { staffWithBadges } from "./queries.ts";

/** Everyone with work at the stations, and everyone with a badge, by name. */
export async function readBadges({ pools, now }: Platform) {
  const rows = await withoutDivision(pools.backOffice, (db) => staffWithBadges(db, now()));
  return rows
    .filter((row) => row.badgeId !== null || worksAtStations(permissionsOf(row.roles, givenTo(row))))
    .map((row) => ({
      staffNumber: row.staffNumber,
      fullName: row.fullName,
      roles: row.roles.map((role) => row.changedRoles[role]?.name ?? staffRoles[role]?.name ?? role),
      badge:
        row.badgeId === null ? null : { id: row.badgeId, ending: row.ending!, issuedAt: row.issuedAt!.toISOString() },
      pin: pinState(row.wrongTries),
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
      station: row.station,
    }));
}
