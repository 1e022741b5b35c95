import { sessionWays } from "@selvedge/api-client/own-sign-in";
import { OwnSessions as SessionsOfPerson } from "@selvedge/ui/security/own-sessions";
import { api } from "../data/api.ts";
import type { Security } from "./security-query.ts";

const ways = sessionWays(api);

/** Where the person who is here is signed in, and which devices need no code. */
export const OwnSessions = ({ security }: { security: Security }) => (
  <SessionsOfPerson security={security} ways={ways} />
);
