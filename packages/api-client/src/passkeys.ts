// The browser's part of passkeys: making one, and asking for one.
import type { createClient } from "./client.ts";
import { failureText } from "./outcome.ts";

type Api = ReturnType<typeof createClient>;

/** Whether this browser can make and use passkeys. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Lets the browser make a passkey and stores it. Throws ApiFailure; DOMException where the person or the browser declines. */
export async function makePasskey(api: Api, name: string): Promise<{ data: { done: true } }> {
  const { data } = await api("POST /account/security/passkeys/options/", {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(data as never);
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return api("POST /account/security/passkeys/", { body: { name, credential: made.toJSON() as never } });
}

/** What a browser signed with a passkey, as calls take it. Throws DOMException where the person or the browser declines. */
export async function askBrowser(
  options: Record<string, unknown>,
  how: Pick<CredentialRequestOptions, "mediation" | "signal"> = {},
): Promise<never> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  const used = (await navigator.credentials.get({ publicKey, ...how })) as PublicKeyCredential;
  return used.toJSON() as never;
}

/** What to say of a passkey that was not made or used; empty where the person closed the browser's dialog. */
export function passkeyRefusal(error: unknown, otherwise = "Your browser could not make a passkey."): string {
  if (!(error instanceof DOMException)) return failureText(error);
  if (error.name === "NotAllowedError" || error.name === "AbortError") return "";
  return error.name === "InvalidStateError" ? "This device has a passkey for your account already." : otherwise;
}
