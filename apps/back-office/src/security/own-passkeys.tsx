import { passkeyWays } from "@selvedge/api-client/own-sign-in";
import { OwnPasskeys as PasskeysOfPerson } from "@selvedge/ui/security/own-passkeys";
import { api } from "../data/api.ts";
import type { Security } from "./security-query.ts";

const ways = passkeyWays(api);

/** The passkeys of the person who is here. */
export const OwnPasskeys = ({ security: { passkeys, sessions } }: { security: Security }) => (
  <PasskeysOfPerson
    here="backOffice"
    passkeys={passkeys}
    device={sessions.find(({ isThis }) => isThis)?.device ?? "Passkey"}
    note="A passkey signs you in here with your finger, face or PIN. It takes the place of password and code."
    ways={ways}
  />
);
