import { useChange } from "@selvedge/ui/security/proof-provider";
import { SessionsCard } from "@selvedge/ui/security/sessions-card";
import { api } from "../data/api.ts";
import type { Security } from "./security-query.ts";

/** Where the person who is here is signed in, and which devices need no code. */
export function OwnSessions({ security: { sessions, remembered, wantsAlerts } }: { security: Security }) {
  const change = useChange();
  return (
    <SessionsCard
      sessions={sessions}
      remembered={remembered}
      wantsAlerts={wantsAlerts}
      onEnd={(id) => change(() => api("DELETE /account/security/sessions/{id}/", { params: { id } }))}
      onEndOthers={() => change(() => api("POST /account/security/sessions/end-others/", {}))}
      onForgetDevice={(id) => change(() => api("DELETE /account/security/devices/{id}/", { params: { id } }))}
      onAlerts={(wantsAlerts) => change(() => api("POST /account/security/alerts/", { body: { wantsAlerts } }))}
    />
  );
}
