// Signing in with a passkey: by a button, and from the suggestions of the email field where the browser offers them there.
import { ApiFailure, type createClient } from "./client.ts";
import { askBrowser } from "./passkeys.ts";

type Api = ReturnType<typeof createClient>;
type State = Awaited<ReturnType<typeof enter>>;

/** A challenge is good for ten minutes; suggestions wait longer than that. */
const renewedAfterMs = 9 * 60_000;

/**
 * One sign-in form's way with passkeys. `press` throws ApiFailure, and DOMException where the person or the browser
 * declines; `suggest` waits until a passkey is chosen at the email field and says why one was refused; `stop` ends both.
 */
export function passkeySignIn(
  api: Api,
  {
    onEntered,
    onRefused,
    first,
  }: { onEntered: (state: State) => void; onRefused: (text: string) => void; first?: () => Promise<unknown> },
) {
  // One request at a time: each takes over from the one before.
  let asking = new AbortController();
  let renewal: ReturnType<typeof setTimeout> | undefined;
  // A passkey signs in once: a second sign-in ends the session of the first, and its own is lost as the page is left.
  let isEntering = false;

  const stop = () => {
    clearTimeout(renewal);
    asking.abort();
  };
  const ask = async (mediation: CredentialMediationRequirement) => {
    if (isEntering) return;
    stop();
    asking = new AbortController();
    const { signal } = asking;
    const { data } = await api("POST /dashboard/secure/passkey/options/", {});
    if (signal.aborted) return;
    if (mediation === "conditional") renewal = setTimeout(suggest, renewedAfterMs);
    const credential = await askBrowser(data, { mediation, signal });
    if (signal.aborted) return;
    isEntering = true;
    try {
      await first?.();
      onEntered(await enter(api, credential));
    } catch (error) {
      isEntering = false;
      throw error;
    }
  };
  async function suggest(): Promise<void> {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    // Nobody has asked for this: only a passkey that was chosen and refused is worth a word.
    await ask("conditional").catch((error) => {
      if (error instanceof ApiFailure && error.answer.code === "wrongPasskey") onRefused(error.message);
    });
  }
  return { press: () => ask("optional"), suggest, stop };
}

const enter = (api: Api, credential: never) => api("POST /dashboard/secure/passkey/", { body: { credential } });
