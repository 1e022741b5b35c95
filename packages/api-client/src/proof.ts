// Confirms who is there, before something of a sign-in changes.
import { ApiFailure, type createClient } from "./client.ts";
import { failureText, type Outcome, outcomeOf, refusedOutcome } from "./outcome.ts";
import { askBrowser, knowsPasskeys, passkeyRefusal } from "./passkeys.ts";

type Api = ReturnType<typeof createClient>;
type Kind = "passkey" | "password" | "app" | "sms" | "mail";

/** The ways that a refusal offers as a proof; null for a refusal of another kind. */
export function askedKinds(error: unknown): readonly Kind[] | null {
  if (!(error instanceof ApiFailure) || error.answer.code !== "proofNeeded") return null;
  return (error.answer.data as { kinds?: Kind[] } | undefined)?.kinds ?? [];
}

/** The calls of a proof, and how a failure is read, as forms in a browser take them. */
export const proofWays = (api: Api) => ({
  askedKinds,
  /** Whether a form shows a failure at its fields. */
  isForFields: (error: unknown) => error instanceof ApiFailure && Object.keys(error.answer.errors).length > 0,
  textOf: failureText,
  onProve: (body: { password: string } | { code: string }): Promise<Outcome> =>
    outcomeOf(() => api("POST /account/security/prove/", { body })),
  onSend: (by: "sms" | "mail"): Promise<Outcome> =>
    outcomeOf(() => api("POST /account/security/prove/send-code/", { body: { by } })),
  ...(knowsPasskeys() ? { onPasskey: () => provePasskey(api) } : {}),
});

/** A browser's dialog that is closed is no failure: its message is empty. */
async function provePasskey(api: Api): Promise<Outcome> {
  try {
    const credential = await askBrowser((await api("POST /account/security/prove/passkey/", {})).data);
    return await outcomeOf(() => api("POST /account/security/prove/", { body: { credential } }));
  } catch (error) {
    if (!(error instanceof DOMException)) return refusedOutcome(error);
    return { ok: false, message: passkeyRefusal(error, "This passkey did not work. Confirm in another way.") };
  }
}
