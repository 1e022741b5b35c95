import { passkeyWays } from "@selvedge/api-client/own-sign-in";
import { OwnPasskeys as PasskeysOfPerson } from "@selvedge/ui/security/own-passkeys";
import { api } from "../data/api.ts";
import type { Security } from "./security-query.ts";

const ways = passkeyWays(api);

/** The passkeys of the person who is here. */
export const OwnPasskeys = ({ security: { passkeys, sessions } }: { security: Security }) => (
  <PasskeysOfPerson
    here="dashboard"
    passkeys={passkeys}
    device={sessions.find(({ isThis }) => isThis)?.device ?? "Passkey"}
    note="A passkey signs you in with your finger, face or PIN. There is no password to steal and no code to type."
    ways={ways}
  />
);
