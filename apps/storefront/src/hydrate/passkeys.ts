// Signing in with a passkey: by its button, and from the suggestions of the email field where the browser offers them there.
import { ApiFailure, createClient } from "@selvedge/api-client/client";

const api = createClient();

/** A challenge is good for ten minutes; suggestions wait longer than that. */
const renewedAfterMs = 9 * 60_000;

/** Shows the button where the browser knows passkeys. Without scripts there is none. */
export function startPasskeys(part: HTMLElement): void {
  if (!globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON) return;
  part.hidden = false;
  const button = part.querySelector("button")!;
  const note = part.querySelector<HTMLElement>("[role=alert]")!;
  // One request at a time: each takes over from the one before.
  let asking = new AbortController();
  let renewal = 0;
  // A passkey signs in once: a second sign-in ends the session of the first, and its own is lost as the page is left.
  let isEntering = false;

  const signIn = async (mediation: CredentialMediationRequirement) => {
    if (isEntering) return;
    clearTimeout(renewal);
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const { data } = await api("POST /dashboard/secure/passkey/options/", { body: undefined });
    if (signal.aborted) return;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(data as never);
    if (mediation === "conditional") renewal = window.setTimeout(suggest, renewedAfterMs);
    const found = await navigator.credentials.get({ publicKey, mediation, signal });
    if (signal.aborted) return;
    const credential = (found as PublicKeyCredential).toJSON() as never;
    isEntering = true;
    try {
      await api("POST /dashboard/secure/passkey/", { body: { credential } });
      location.assign(part.dataset.passkey!);
    } catch (error) {
      isEntering = false;
      throw error;
    }
  };
  const show = (text: string) => {
    note.textContent = text;
    note.hidden = text === "";
  };

  button.addEventListener("click", async () => {
    show("");
    button.setAttribute("aria-busy", "true");
    await signIn("optional").catch((error) => {
      show(faultText(error));
      return suggest();
    });
    button.removeAttribute("aria-busy");
  });

  async function suggest(): Promise<void> {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    // Nobody has asked for this: only a passkey that was chosen and refused is worth a word.
    await signIn("conditional").catch((error) => {
      if (error instanceof ApiFailure && error.answer.code === "wrongPasskey") show(error.message);
    });
  }
  void suggest();
}

/** Nothing where the person chose no passkey. */
function faultText(error: unknown): string {
  if (error instanceof ApiFailure) return error.message;
  return ["NotAllowedError", "AbortError"].includes((error as Error).name)
    ? ""
    : "This passkey did not work. Try again, or use your password.";
}
