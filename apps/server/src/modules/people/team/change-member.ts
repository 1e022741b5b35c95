import { withDivision } from "@selvedge/db/with-division";
import { refusalOfChange } from "@selvedge/domain/access/team-rules";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { actorAmong, type NamedPlace, readPlace, requireAllowed, teamMember, teamPlace } from "./place.ts";
import { lockTeam } from "./queries.ts";
import { changeMember, deleteMember } from "./write-queries.ts";

/** Gives a person of the team another place. Throws notFound, validation, teamRefused. */
export async function changePerson(
  { pools }: Platform,
  merchant: Merchant,
  accountId: number,
  named: NamedPlace,
): Promise<void> {
  const { divisionId, account } = merchant;
  await withDivision(pools.web, divisionId, async (db) => {
    const team = await lockTeam(db, divisionId);
    const member = team.find(({ account_id }) => account_id === accountId);
    if (!member) throw new Refusal("notFound");
    const place = await readPlace(db, divisionId, named);
    const owners = team.filter(({ role }) => role === "owner").length;
    requireAllowed(refusalOfChange(actorAmong(team, account.id), teamMember(member), teamPlace(place), owners));
    await changeMember(db, divisionId, accountId, place);
    await writeAudit(db, {
      ...byMerchant(merchant),
      action: "team.changed",
      subject: `account ${accountId}`,
      detail: {
        from: { role: member.role, shopRoleId: member.shop_role_id, permissions: member.permissions },
        to: { role: place.role, shopRoleId: place.shopRoleId, permissions: place.permissions },
      },
    });
  });
}

/** Takes a person out of the team; oneself too, which is how one leaves. Throws notFound, teamRefused. */
export async function removePerson({ pools }: Platform, merchant: Merchant, accountId: number): Promise<void> {
  const { divisionId, account } = merchant;
  await withDivision(pools.web, divisionId, async (db) => {
    const team = await lockTeam(db, divisionId);
    const member = team.find(({ account_id }) => account_id === accountId);
    if (!member) throw new Refusal("notFound");
    const owners = team.filter(({ role }) => role === "owner").length;
    requireAllowed(refusalOfChange(actorAmong(team, account.id), teamMember(member), null, owners));
    await deleteMember(db, divisionId, accountId);
    await writeAudit(db, {
      ...byMerchant(merchant),
      action: "team.removed",
      subject: `account ${accountId}`,
      detail: { role: member.role, shopRoleId: member.shop_role_id },
    });
  });
}
