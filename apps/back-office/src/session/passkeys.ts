// Passkeys of the staff's host: the browser's part of making one and of signing in with it.
import { ApiFailure } from "@selvedge/api-client/client";
import type { FormOutcome } from "@selvedge/ui/fields/server-form";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Session } from "../data/reply.ts";

/** Whether this browser can make and use passkeys. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Lets the browser make a passkey and stores it. Throws ApiFailure; DOMException where the person or the browser declines. */
export async function makePasskey(name: string): Promise<void> {
  const { data } = await api("POST /account/security/passkeys/options/", {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(data as never);
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  await api("POST /account/security/passkeys/", { body: { name, credential: made.toJSON() as never } });
}

/** Signs in with a passkey. Of a browser's dialog that was closed the message is empty. */
export async function enterWithPasskey(): Promise<Exclude<FormOutcome, { ok: true }> | { ok: true; state: Session }> {
  try {
    const { data } = await api("POST /dashboard/secure/passkey/options/", {});
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(data as never);
    const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    const state = await api("POST /dashboard/secure/passkey/", { body: { credential: used.toJSON() as never } });
    return { ok: true, state };
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status > 0) return { ok: false, ...failure.answer };
    return { ok: false, message: refusalText(failure, "This passkey did not work. Sign in with your password.") };
  }
}

/** What to say of a failure; empty where the person closed the browser's dialog. */
export function refusalText(error: unknown, otherwise = "Your browser could not make a passkey."): string {
  if (!(error instanceof DOMException)) return failureText(error);
  if (error.name === "NotAllowedError" || error.name === "AbortError") return "";
  return error.name === "InvalidStateError" ? "This device has a passkey for your account already." : otherwise;
}
