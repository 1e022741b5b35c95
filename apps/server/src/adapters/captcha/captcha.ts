// Tells people from programs where a form is open to everyone.

import type { CaptchaTask } from "@selvedge/contracts/pages/page-data";

export interface CaptchaTokens {
  v3captchaToken?: string | undefined;
  v2captchaToken?: string | undefined;
}

export type CaptchaVerdict =
  | "passed"
  /** Wrong, expired or used before. */
  | "refused"
  /** The score was low: the box has to be pressed. */
  | "press box"
  /** No token was given, or the verifier did not answer: the caller applies a stricter limit. */
  | "unknown";

export interface Captcha {
  /**
   * What a browser solves. Work takes it about a second, and its token is sent as v3captchaToken; of a provider, one script
   * gives a score and another shows a box to press.
   */
  task(): CaptchaTask;
  /** Compares the tokens of one form. A token is good once. Never throws. */
  verify(tokens: CaptchaTokens, remoteAddress: string): Promise<CaptchaVerdict>;
  /** Origins of the provider's scripts and frames, for the pages' policy. */
  origins: readonly string[];
}
