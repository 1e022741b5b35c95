import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { addressRange } from "../../../plugins/address-range.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { enterByMail, type SignInState, type Visit } from "../accounts/index.ts";
import { redeemCode } from "../one-time-codes/index.ts";
import { sentForShop } from "./mail-sign-in.ts";
import { forgetMailed, type Mailed } from "./mailed-to.ts";
import { provenAccount } from "./proven-account.ts";

/**
 * Signs in by the six digits of the newest mail to an address, which end with it. Throws validation with the field "code";
 * tooManyTries; accountDisabled.
 */
export async function enterByCode(
  platform: Platform,
  visit: Visit,
  { email }: Mailed,
  { code, isBrief }: { code: string; isBrief: boolean },
): Promise<SignInState> {
  const { request, reply } = visit;
  await countTry(platform.pools, limits.signInCodesByRange, addressRange(request.ip));
  await countTry(platform.pools, limits.signInCodes, email);
  // Committed also after wrong digits, so that the try counts.
  const outcome = await withoutDivision(platform.pools.web, async (db) => {
    const sentFor = sentForShop(requireDivision(request).id);
    const redeemed = await redeemCode(platform, db, "sign_in", { sentTo: email, code, sentFor });
    if (!redeemed.ok) return redeemed;
    return { ok: true as const, accountId: await provenAccount(platform, db, email, request) };
  });
  if (!outcome.ok) throw wrongCode(outcome.triesLeft);
  forgetMailed(platform, reply);
  return enterByMail(platform, visit, outcome.accountId, { isBrief });
}

const counts = ["", "One try", "Two tries", "Three tries", "Four tries"];

function wrongCode(triesLeft: number): Refusal {
  const left = counts[triesLeft] ?? "";
  const message = left
    ? `That is not the code we sent. ${left} left, then you need a new one.`
    : "This code no longer works. Send a new one below.";
  return new Refusal("validation", { message, errors: { code: [message] } });
}
