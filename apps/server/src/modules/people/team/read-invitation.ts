import { withDivision, withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { readLink } from "../one-time-codes/index.ts";
import { roleNameOf } from "./place.ts";
import { shownInvitation } from "./queries.ts";

/** What the link of an invitation offers. Throws notFound for one that is unknown, expired, accepted or withdrawn. */
export async function readInvitation(platform: Platform, token: string) {
  const { pools } = platform;
  const code = await withoutDivision(pools.web, (db) => readLink(platform, db, "invitation", token));
  const divisionId = code?.division_id ?? null;
  if (!code || divisionId === null) throw new Refusal("notFound");
  const id = Number(code.data.invitationId);
  const found = await withDivision(pools.web, divisionId, (db) => shownInvitation(db, divisionId, id));
  if (!found) throw new Refusal("notFound");
  return {
    divisionId,
    id,
    emailNormalised: found.email_normalised,
    shown: {
      shopName: found.shop_name,
      invitedBy: found.invited_by,
      email: found.email,
      roleName: roleNameOf(found.role, found.shop_role_name),
      expiresAt: found.expires_at.toISOString(),
      hasAccount: found.has_account,
    },
  };
}
