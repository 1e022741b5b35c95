import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import { refusalOfInvitation } from "@selvedge/domain/access/team-rules";
import type { DivisionId } from "@selvedge/domain/ids";
import { normaliseEmail } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { endCode, issueCode } from "../one-time-codes/index.ts";
import { actorAmong, type NamedPlace, readPlace, requireAllowed, teamPlace } from "./place.ts";
import { lockInvitation, lockTeam, openInvitationTo, peopleOf } from "./queries.ts";
import { changeInvitation, insertInvitation, storeInvitationCode } from "./write-queries.ts";

const invitationDays = 7;

/**
 * Invites an address, or mails the open invitation of this address again with the place that was chosen now. Returns its
 * id. Throws validation for somebody who is in the team, teamRefused for a place beyond the inviter's own.
 */
export async function invite(
  platform: Platform,
  merchant: Merchant,
  { email, ...named }: NamedPlace & { email: string },
): Promise<number> {
  const { divisionId, account } = merchant;
  const emailNormalised = normaliseEmail(email);
  await countTry(platform.pools, limits.invitations, String(divisionId));
  return withDivision(platform.pools.web, divisionId, async (db) => {
    const team = await lockTeam(db, divisionId);
    const place = await readPlace(db, divisionId, named);
    requireAllowed(refusalOfInvitation(actorAmong(team, account.id), teamPlace(place)));
    await requireNewcomer(db, divisionId, emailNormalised);
    const open = await openInvitationTo(db, divisionId, emailNormalised);
    if (open) await changeInvitation(db, divisionId, open.id, { ...place, invitedBy: account.id });
    const at = platform.now();
    const row = { ...place, email: email.trim(), emailNormalised, invitedBy: account.id, at, expiresAt: endOf(at) };
    const id = open?.id ?? (await insertInvitation(db, divisionId, row));
    await mailInvitation(platform, db, divisionId, { id, emailNormalised, codeId: open?.code_id ?? null });
    await writeAudit(db, {
      ...byMerchant(merchant),
      action: "team.invited",
      subject: `invitation ${id}`,
      detail: { role: place.role, shopRoleId: place.shopRoleId, permissions: place.permissions },
    });
    return id;
  });
}

/** Mails an open invitation again: a new link for seven days, the earlier one ends. */
export async function inviteAgain(platform: Platform, merchant: Merchant, id: number): Promise<void> {
  const { divisionId } = merchant;
  await countTry(platform.pools, limits.invitations, String(divisionId));
  await withDivision(platform.pools.web, divisionId, async (db) => {
    const open = await lockInvitation(db, divisionId, id);
    if (!open) throw new Refusal("notFound");
    const { email_normalised: emailNormalised, code_id: codeId } = open;
    await mailInvitation(platform, db, divisionId, { id, emailNormalised, codeId });
    await writeAudit(db, { ...byMerchant(merchant), action: "team.invited_again", subject: `invitation ${id}` });
  });
}

async function requireNewcomer(db: Bound, divisionId: DivisionId, emailNormalised: string): Promise<void> {
  const people = await peopleOf(db, divisionId);
  if (people.some((person) => normaliseEmail(person.email) === emailNormalised))
    throw new Refusal("validation", { errors: { email: ["This person is in the team already."] } });
}

const endOf = (at: Date): Date => new Date(at.getTime() + invitationDays * 86_400_000);

async function mailInvitation(
  platform: Platform,
  db: Bound,
  divisionId: DivisionId,
  { id, emailNormalised, codeId }: { id: number; emailNormalised: string; codeId: number | null },
): Promise<void> {
  const at = platform.now();
  if (codeId !== null) await endCode(platform, db, codeId);
  const data = { invitationId: id };
  const code = await issueCode(platform, db, { purpose: "invitation", sentTo: emailNormalised, divisionId, data });
  await storeInvitationCode(db, divisionId, id, { codeId: code.id, at, expiresAt: endOf(at) });
  await enqueue(db, "send_invitation", { divisionId, invitationId: id }, { key: `invitation ${divisionId} ${id}` });
}
