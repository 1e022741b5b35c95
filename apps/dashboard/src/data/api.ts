import { ApiFailure, createClient } from "@selvedge/api-client/client";
import type { SignInValues } from "@selvedge/ui/frames/sign-in-form";
import { withCaptcha } from "@selvedge/ui/frames/with-captcha.ts";
import { sessionEnd } from "./session-end.ts";

let isLeaving = false;
// What is sent while the page goes away must outlive it; browsers allow that for small bodies.
addEventListener("pagehide", () => {
  isLeaving = true;
});
addEventListener("pageshow", () => {
  isLeaving = false;
});

const call = createClient({
  fetch: (input, init) => fetch(input, isLeaving ? { ...init, keepalive: true } : init),
});

export const session = sessionEnd();

/**
 * The typed calls of the server. When the session has ended the page asks to sign in again, over what is there, and the
 * call is sent again afterwards: nothing that was on its way is lost.
 */
export const api: typeof call = async (key, input) => {
  try {
    return await call(key, input);
  } catch (error) {
    if (error instanceof ApiFailure && error.answer.code === "twoFactorNeeded") goToTwoFactor();
    if (!(error instanceof ApiFailure) || error.status !== 401) throw error;
    await session.ended();
    if (input.signal?.aborted) throw error;
    return api(key, input);
  }
};

/** Signs in, with a code or a recovery code where one is needed; a refusal is thrown as it is. */
export const signIn = ({ recoveryCode, ...values }: SignInValues) =>
  withCaptcha(
    (v3captchaToken) => {
      const token = v3captchaToken ? { v3captchaToken } : {};
      if (!recoveryCode) return call("POST /dashboard/secure/login/", { body: { ...values, ...token } });
      const { email, password } = values;
      return call("POST /dashboard/secure/recovery-login/", { body: { email, password, recoveryCode, ...token } });
    },
    async () => (await call("GET /captcha/", {})).data,
  );

/** Sends the code of a sign-in that waits for it to the account's phone. */
export const sendSignInText = () => call("POST /dashboard/secure/send-code/", {});

const securityPath = "/dashboard/settings/security";

/** A shop that asks its people for two-factor is closed until they have set it up, which leads back to the page that is open. */
function goToTwoFactor(): void {
  if (location.pathname === securityPath) return;
  const here = location.pathname.replace(/^\/dashboard(?=\/|$)/, "") + location.search;
  location.assign(`${securityPath}?next=${encodeURIComponent(here || "/")}`);
}

/** To the sign-in page, which leads back here. */
export function goToSignIn(): void {
  const here = location.pathname + location.search;
  location.assign(`/login/?redirect_uri=${encodeURIComponent(here)}`);
}
