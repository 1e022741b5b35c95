import { withDivision } from "@selvedge/db/with-division";
import { normaliseEmail } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import type { Account } from "../../../plugins/access/find-account.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, writeAudit } from "../../plumbing/audit/index.ts";
import { redeemLink } from "../one-time-codes/index.ts";
import { readPlace } from "./place.ts";
import { lockInvitation } from "./queries.ts";
import { readInvitation } from "./read-invitation.ts";
import { endInvitation, insertMember } from "./write-queries.ts";

/**
 * Joins a team with a signed-in account. The link works once; of two at the same time one joins. Throws notFound for a link
 * that no longer works, otherAddress for an account with another address than the invited one.
 */
export async function acceptInvitation(
  platform: Platform,
  account: Pick<Account, "id" | "email" | "fullName">,
  token: string,
  requestId: string,
): Promise<{ division: number; shopName: string }> {
  const { divisionId, id, emailNormalised, shown } = await readInvitation(platform, token);
  if (normaliseEmail(account.email) !== emailNormalised)
    throw new Refusal("otherAddress", {
      message: `This invitation was sent to ${shown.email}, and you are signed in as ${account.email}.`,
    });
  await withDivision(platform.pools.web, divisionId, async (db) => {
    const open = await lockInvitation(db, divisionId, id);
    if (!open || !(await redeemLink(platform, db, "invitation", token))) throw new Refusal("notFound");
    const { role, shop_role_id: shopRoleId, permissions } = open;
    await insertMember(db, divisionId, account.id, await readPlace(db, divisionId, { role, shopRoleId, permissions }));
    await endInvitation(db, divisionId, id, { accepted_at: platform.now(), accepted_by: account.id });
    await writeAudit(db, {
      ...byMerchant({ divisionId, account, requestId }),
      action: "team.joined",
      subject: `account ${account.id}`,
      detail: { invitation: id, role },
    });
  });
  return { division: divisionId, shopName: shown.shopName };
}
