// The last step: the terms are accepted and the shop is made, both or neither.
import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import { isCurrentTerms, terms } from "@selvedge/domain/sign-up/terms";
import type { Platform } from "../../../platform.ts";
import type { Account } from "../../../plugins/access/find-account.ts";
import { writeSecurityEvent } from "../../../plugins/log/security-log.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { AddressTaken, makeShop } from "./make-shop.ts";
import { draftOf, lockAccount } from "./queries.ts";
import { signTerms } from "./write-queries.ts";

interface Acceptance {
  account: Account;
  /** The version of the text that was shown. */
  version: string;
  remoteAddress: string;
  requestId: string;
}

/**
 * Stores that an account has accepted the present terms, and makes the shop that it has prepared, in one transaction of the
 * role that may write shops: a second press, another tab and a retry find the shop made. Returns the shop's id; null for
 * somebody who makes none. Throws validation for an older text ("accept"); conflict for an address that was
 * taken meanwhile.
 */
export async function acceptTerms(platform: Platform, given: Acceptance): Promise<number | null> {
  const { account, version, requestId } = given;
  if (version !== terms.version) throw new Refusal("validation", { errors: { accept: [changedText] } });
  return withoutDivision(platform.pools.backOffice, async (db) => {
    // The account's row is the lock: presses at once come one after the other.
    const { signed_eula_version: signed } = await lockAccount(db, account.id);
    if (!isCurrentTerms(signed)) await sign(db, platform.now(), given);
    const draft = await draftOf(db, account.id);
    if (!draft?.label || draft.division_id !== null) return draft?.division_id ?? null;
    return makeShop(platform, db, { account, draft, requestId });
  }).catch((error) => {
    throw error instanceof AddressTaken ? new Refusal("conflict", { message: takenText }) : error;
  });
}

async function sign(db: Bound, at: Date, { account, version, remoteAddress, requestId }: Acceptance): Promise<void> {
  await signTerms(db, account.id, version, at);
  await writeSecurityEvent(db, {
    action: "terms.accepted",
    subject: `account ${account.id}`,
    account: { id: account.id, name: account.fullName },
    detail: { version, address: remoteAddress },
    requestId,
  });
}

const takenText = "Someone has taken this address meanwhile. Please choose another.";
const changedText = "The terms have changed. Please read them again.";
