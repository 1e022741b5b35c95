// A link and six digits to any address: whether it has an account shows nowhere, and is not even looked up.
import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { normaliseEmail } from "@selvedge/domain/text";
import type { CaptchaTokens } from "../../../adapters/captcha/captcha.ts";
import type { Platform } from "../../../platform.ts";
import { addressRange } from "../../../plugins/address-range.ts";
import { requireCaptcha } from "../../../plugins/captcha.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import type { Visit } from "../accounts/index.ts";
import { issueCode, openSince } from "../one-time-codes/index.ts";
import { type Mailed, rememberMailed } from "./mailed-to.ts";

/** Between two mails to one address. */
const resendMs = 60_000;

/** A code of one shop is wrong at every other. */
export const sentForShop = (divisionId: DivisionId): string => `shop ${divisionId}`;

/**
 * Mails a link and six digits that sign in at the request's shop. Twice in a minute it sends one mail. Throws captchaNeeded;
 * tooManyTries.
 */
export async function mailSignIn(
  platform: Platform,
  visit: Visit,
  { email, redirectTo, tokens }: Mailed & { tokens: CaptchaTokens },
): Promise<void> {
  const { request, reply } = visit;
  const mailed = { email: normaliseEmail(email), redirectTo };
  await countTry(platform.pools, limits.signInMailsByRange, addressRange(request.ip));
  await requireCaptcha(platform, tokens, request.ip);
  await send(platform, visit, mailed);
  rememberMailed(platform, reply, mailed);
}

/** Mails a new link and new digits to the address that the browser asked for. Throws tooManyTries. */
export async function mailSignInAgain(platform: Platform, visit: Visit, mailed: Mailed): Promise<void> {
  await countTry(platform.pools, limits.signInMailsByRange, addressRange(visit.request.ip));
  await send(platform, visit, mailed);
}

/** In how many seconds another mail may be sent; 0 for now. */
export async function resendAfter(platform: Platform, divisionId: DivisionId, email: string): Promise<number> {
  const since = await withoutDivision(platform.pools.web, (db) =>
    openSince(platform, db, "sign_in", { sentTo: email, sentFor: sentForShop(divisionId) }),
  );
  const waitMs = since === null ? 0 : since.getTime() + resendMs - platform.now().getTime();
  return Math.max(0, Math.ceil(waitMs / 1000));
}

async function send(platform: Platform, { request }: Visit, { email, redirectTo }: Mailed): Promise<void> {
  const { id: divisionId } = requireDivision(request);
  if ((await resendAfter(platform, divisionId, email)) > 0) return;
  await countTry(platform.pools, limits.signInMails, email);
  const data = { sentFor: sentForShop(divisionId), host: request.place.host, redirectTo };
  await withoutDivision(platform.pools.web, (db) =>
    issueCode(platform, db, { purpose: "sign_in", sentTo: email, divisionId, data }),
  );
}
