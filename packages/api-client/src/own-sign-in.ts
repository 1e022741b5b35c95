// The calls with which somebody changes how they sign in, as the cards of both tools take them.
import type { createClient } from "./client.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { knowsPasskeys, makePasskey, passkeyRefusal } from "./passkeys.ts";

type Api = ReturnType<typeof createClient>;

/** Adds, renames and removes passkeys. `add` is undefined where the browser knows none. */
export const passkeyWays = (api: Api) => ({
  add: knowsPasskeys() ? (name: string) => makePasskey(api, name) : undefined,
  addRefusal: (error: unknown): string => passkeyRefusal(error),
  rename: (id: number, name: string): Promise<Outcome> =>
    outcomeOf(() => api("POST /account/security/passkeys/{id}/", { params: { id }, body: { name } })),
  remove: (id: number) => api("DELETE /account/security/passkeys/{id}/", { params: { id } }),
});

/** Ends sessions, asks remembered devices for a code again, and switches mails about new devices. */
export const sessionWays = (api: Api) => ({
  end: (id: number) => api("DELETE /account/security/sessions/{id}/", { params: { id } }),
  endOthers: () => api("POST /account/security/sessions/end-others/", {}),
  forgetDevice: (id: number) => api("DELETE /account/security/devices/{id}/", { params: { id } }),
  setAlerts: (wantsAlerts: boolean) => api("POST /account/security/alerts/", { body: { wantsAlerts } }),
});
