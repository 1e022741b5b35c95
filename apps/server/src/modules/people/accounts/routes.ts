import { accountCalls } from "@selvedge/contracts/accounts/accounts.calls";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import { ensureSessionToken, setSessionToken } from "../../../plugins/session/session.ts";
import { enterSession, enterWithToken, type SignInState, sendSignInText } from "./enter-session.ts";
import { leaveSession } from "./leave-session.ts";
import { requestPasswordReset, resetPassword } from "./reset-password.ts";
import { sessionState } from "./state.ts";

export function accountRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, accountCalls.login, async ({ body, request, reply }) => {
    const { twoFactorAuthCode: code, rememberDevice: remembersDevice, token, ...credentials } = body;
    const given = token ?? bearerOf(request);
    if (given) await enterWithToken(platform, { request, reply }, given);
    else {
      const proof = code ? ({ kind: "code", code, remembersDevice } as const) : undefined;
      requireSignedIn(await enterSession(platform, { request, reply }, { ...credentials, proof }));
    }
    return sessionState(platform, request);
  });

  serve(app, platform, accountCalls.recoveryLogin, async ({ body, request, reply }) => {
    const { recoveryCode: code, ...credentials } = body;
    await enterSession(platform, { request, reply }, { ...credentials, proof: { kind: "recovery", code } });
    return sessionState(platform, request);
  });

  serve(app, platform, accountCalls.sendSignInText, async ({ request }) => ({
    data: { phone: await sendSignInText(platform, { request }) },
  }));

  serve(app, platform, accountCalls.requestPasswordReset, async ({ body, request }) => {
    await requestPasswordReset(platform, request, body);
    return { data: { sent: true as const } };
  });

  serve(app, platform, accountCalls.resetPassword, async ({ body, request }) => {
    await resetPassword(platform, request, body);
    return { data: { reset: true as const } };
  });

  serve(app, platform, accountCalls.captcha, async () => ({ data: platform.captcha.task() }));

  serve(app, platform, accountCalls.logout, async ({ request, reply }) => {
    await leaveSession(platform, { request, reply });
    return { data: { signedOut: true } };
  });

  serve(app, platform, accountCalls.currentSession, async ({ request, reply }) => {
    const sessionToken = ensureSessionToken(request, reply, platform.config);
    setSessionToken(request, reply, sessionToken, platform.config);
    return sessionState(platform, request);
  });
}

/** Ends a call that has to come again with a code. */
function requireSignedIn(state: SignInState): void {
  if (state.kind === "signed in") return;
  const { kinds, phone } = state;
  throw new Refusal("codeNeeded", { data: { kinds, phone } });
}

/** The token of an Authorization header; null without one. */
const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1] ?? null;
