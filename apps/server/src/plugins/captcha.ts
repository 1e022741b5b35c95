// Asked for where a form is open to everyone: signing up, a forgotten password, signing in after some failures.
import type { Platform } from "../platform.ts";
import { addressRange } from "./address-range.ts";
import { limits, mayTry } from "./limits.ts";
import { Refusal } from "./refusal.ts";

type CaptchaTokens = Parameters<Platform["captcha"]["verify"]>[0];

/**
 * Ends the request with captchaNeeded unless a person sends it. Without a token, as browsers without scripts send none, or
 * with a verifier that is away, a few tries an hour pass for each range of addresses. `data.press`: the provider's box has
 * to be pressed.
 */
export async function requireCaptcha(platform: Platform, tokens: CaptchaTokens, remoteAddress: string): Promise<void> {
  const verdict = await platform.captcha.verify(tokens, remoteAddress);
  if (verdict === "passed") return;
  if (verdict === "press box") throw new Refusal("captchaNeeded", { data: { press: true } });
  if (verdict === "unknown" && (await mayTry(platform.pools, limits.withoutCaptcha, addressRange(remoteAddress))))
    return;
  throw new Refusal("captchaNeeded", { data: { press: false } });
}
