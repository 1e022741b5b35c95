import type { FormOutcome } from "@selvedge/ui/fields/server-form";
import type { SentBy } from "@selvedge/ui/security/proof-form";
import { api } from "../data/api.ts";
import { outcomeOf } from "./outcome-of.ts";

/** Confirms who is there with what they typed. */
export const proveTyped = (body: { password: string } | { code: string }): Promise<FormOutcome> =>
  outcomeOf(() => api("POST /account/security/prove/", { body }));

/** Sends a code that confirms this session. */
export const sendProofCode = (by: SentBy): Promise<FormOutcome> =>
  outcomeOf(() => api("POST /account/security/prove/send-code/", { body: { by } }));

/** Confirms who is there with a passkey. A browser's dialog that is closed is no failure: its message is empty. */
export async function provePasskey(): Promise<FormOutcome> {
  try {
    const { data } = await api("POST /account/security/prove/passkey/", {});
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(data as never);
    const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    const credential = used.toJSON() as never;
    return await outcomeOf(() => api("POST /account/security/prove/", { body: { credential } }));
  } catch (error) {
    if (!(error instanceof DOMException)) return outcomeOf(() => Promise.reject(error));
    return { ok: false, message: isClosed(error) ? "" : "This passkey did not work. Confirm in another way." };
  }
}

const isClosed = ({ name }: DOMException): boolean => name === "NotAllowedError" || name === "AbortError";
