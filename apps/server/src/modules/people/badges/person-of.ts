import { badgeDigest } from "@selvedge/db/badge-secrets";
import { withoutDivision } from "@selvedge/db/with-division";
import { permissionsOf, staffRoles } from "@selvedge/domain/access/roles";
import { worksAtStations } from "@selvedge/domain/people/badge-permissions";
import { badgeCodeOf, staffNumberOf } from "@selvedge/domain/people/badges";
import { isDemoLogin } from "@selvedge/domain/people/demo-logins";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Terminal } from "../../../plugins/session/terminal.ts";
import { givenTo } from "./given-to.ts";
import { holderOfBadge, holderOfNumber } from "./queries.ts";

/** Who holds a badge up at a terminal. */
export interface BadgeHolder {
  staffUserId: number;
  accountId: number;
  firstName: string;
  fullName: string;
  role: string;
  /** null where a staff number was typed. */
  badgeId: number | null;
}

/**
 * The person of a badge or of a staff number. Throws badgeUnknown; badgeWithdrawn, also for a person who is switched off;
 * permissionDenied for one without work at the stations; tooManyTries.
 */
export async function holderOf(platform: Platform, terminal: Terminal, text: string): Promise<BadgeHolder> {
  const { pools, config } = platform;
  await countTry(pools, limits.badgesByTerminal, String(terminal.id));
  const code = badgeCodeOf(text);
  const number = staffNumberOf(text);
  const row = await withoutDivision(pools.backOffice, async (db) => {
    if (code) return holderOfBadge(db, badgeDigest(config.secret, code));
    return number === null ? undefined : holderOfNumber(db, number);
  });
  if (!row) throw new Refusal("badgeUnknown", code ? {} : { message: "Nobody has this staff number." });
  if (row.revokedAt || row.disabledAt || row.status !== 0) throw new Refusal("badgeWithdrawn");
  if (config.environment === "production" && isDemoLogin(row.email)) throw new Refusal("demoLoginRefused");
  if (!worksAtStations(permissionsOf(row.roles, givenTo(row))))
    throw new Refusal("permissionDenied", { message: `${row.firstName} has no work at the stations.` });
  const { staffUserId, accountId, firstName, fullName, badgeId } = row;
  return { staffUserId, accountId, firstName, fullName, badgeId, role: roleOf(row.roles) };
}

/** The first role that has work at the stations, as people call it. */
const roleOf = (roles: readonly string[]): string => {
  const role = roles.find((name) => worksAtStations(permissionsOf([name])));
  return staffRoles[role ?? ""]?.name ?? "Staff";
};
