// Signing in with a passkey: by its button, and from the suggestions of the email field where the browser offers them there.
import { ApiFailure, createClient } from "@selvedge/api-client/client";
import { passkeySignIn } from "@selvedge/api-client/passkey-sign-in";

const api = createClient();

/** Shows the button where the browser knows passkeys. Without scripts there is none. */
export function startPasskeys(part: HTMLElement): void {
  if (!globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON) return;
  part.hidden = false;
  const button = part.querySelector("button")!;
  const note = part.querySelector<HTMLElement>("[role=alert]")!;
  const show = (text: string) => {
    note.textContent = text;
    note.hidden = text === "";
  };
  const signIn = passkeySignIn(api, { onEntered: () => location.assign(part.dataset.passkey!), onRefused: show });

  button.addEventListener("click", async () => {
    show("");
    button.setAttribute("aria-busy", "true");
    await signIn.press().catch((error) => {
      show(faultText(error));
      return signIn.suggest();
    });
    button.removeAttribute("aria-busy");
  });
  void signIn.suggest();
}

/** Nothing where the person chose no passkey. */
function faultText(error: unknown): string {
  if (error instanceof ApiFailure) return error.message;
  return ["NotAllowedError", "AbortError"].includes((error as Error).name)
    ? ""
    : "This passkey did not work. Try again, or use your password.";
}
