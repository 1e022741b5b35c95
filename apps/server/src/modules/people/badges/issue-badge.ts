import { badgeDigest } from "@selvedge/db/badge-secrets";
import { withoutDivision } from "@selvedge/db/with-division";
import { badgeCodeOf } from "@selvedge/domain/people/badges";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type Actor, writePlatformAudit } from "../staff/index.ts";
import { badgeOf, heldBadge, lockColleague } from "./queries.ts";
import { insertBadge } from "./write-queries.ts";

/**
 * Issues a badge to a person. Issuing the one they have changes nothing. Throws notFound; validation where the text is no
 * badge; badgeTaken with the name of its holder; conflict where they have another one.
 */
export async function issueBadge(
  { pools, config, now }: Platform,
  staffUserId: number,
  text: string,
  by: Actor,
): Promise<{ id: number; ending: string; issuedAt: string }> {
  const code = badgeCodeOf(text);
  if (!code) throw new Refusal("validation", { errors: { code: ["This is no badge. Hold one to the reader."] } });
  const codeDigest = badgeDigest(config.secret, code);
  return withoutDivision(pools.backOffice, async (db) => {
    const person = await lockColleague(db, staffUserId);
    if (!person) throw new Refusal("notFound");
    const held = await heldBadge(db, codeDigest);
    if (held?.staffUserId === staffUserId)
      return { id: held.id, ending: held.ending, issuedAt: held.issuedAt.toISOString() };
    if (held) throw takenBy(held.fullName);
    const other = await badgeOf(db, staffUserId);
    if (other) throw new Refusal("conflict", { message: `${person.firstName} has a badge. Withdraw it first.` });
    const issued = { staffUserId, codeDigest, ending: code.slice(-4), issuedBy: by.accountId, at: now() };
    const { id } = await insertBadge(db, issued).catch(asTaken);
    await writePlatformAudit(db, by, {
      action: "badge.issued",
      subject: `user ${staffUserId}`,
      detail: { badge: id, ending: issued.ending },
    });
    return { id, ending: issued.ending, issuedAt: issued.at.toISOString() };
  });
}

const takenBy = (fullName: string) =>
  new Refusal("badgeTaken", { message: `This badge is ${fullName}'s. Withdraw it there first.` });

/** Two people who were given one badge in the same instant: the later one is refused. */
function asTaken(error: unknown): never {
  if ((error as { code?: string }).code === "23505") throw new Refusal("badgeTaken");
  throw error;
}
