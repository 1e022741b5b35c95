import { api } from "../data/api.ts";

/** Whether this browser can make passkeys. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Lets the browser make a passkey and stores it. Throws ApiFailure; DOMException where the person or the browser declines. */
export async function makePasskey(name: string): Promise<{ data: { done: true } }> {
  const { data } = await api("POST /account/security/passkeys/options/", {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(data as never);
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return api("POST /account/security/passkeys/", { body: { name, credential: made.toJSON() as never } });
}

/** What to say of a browser that made none; empty where the person closed its dialog. */
export function refusalText(error: unknown): string {
  const { name } = error as { name?: string };
  if (name === "NotAllowedError" || name === "AbortError") return "";
  if (name === "InvalidStateError") return "This device has a passkey for your account already.";
  return "Your browser could not make a passkey.";
}
