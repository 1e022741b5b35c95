import { Button } from "@selvedge/ui/actions/button";
import { Switch } from "@selvedge/ui/choices/switch";
import { Card } from "@selvedge/ui/content/card";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { DateText } from "@selvedge/ui/words/date-text";
import { Laptop, Smartphone } from "lucide-react";
import { api } from "../data/api.ts";
import { useChange } from "./proof.tsx";
import type { Security } from "./security-query.ts";

/** Where this person is signed in, and which devices need no code. */
export function SessionsCard({ security: { sessions, remembered, wantsAlerts } }: { security: Security }) {
  const change = useChange();
  const hasOthers = sessions.some(({ isThis }) => !isThis);
  return (
    <Card
      flush
      title="Where you are signed in"
      aside={
        hasOthers ? (
          <Button
            size="row"
            variant="danger"
            onPress={() => change(() => api("POST /account/security/sessions/end-others/", {}))}
          >
            Sign out the others
          </Button>
        ) : null
      }
      footer={
        <Switch
          spread
          label="Email me about new devices"
          isSelected={wantsAlerts}
          onChange={(wantsAlerts) => change(() => api("POST /account/security/alerts/", { body: { wantsAlerts } }))}
        />
      }
    >
      <ul className="border-line border-t">
        {sessions.map(({ id, device, isHandheld, address, startedAt, isThis }) => {
          const Icon = isHandheld ? Smartphone : Laptop;
          return (
            <li key={id} className="flex flex-wrap items-center gap-3 border-line px-4 py-3 not-first:border-t">
              <Icon aria-hidden size={20} className="text-ink-2" />
              <div className="min-w-0 flex-1">
                <h3 className="text-body font-medium">{device}</h3>
                <p className="text-dense text-ink-2">
                  {address ? `${address}, ` : ""}since <DateText at={startedAt} inSentence />
                </p>
              </div>
              {isThis ? (
                <StatusBadge tone="success">This one</StatusBadge>
              ) : (
                <Button
                  size="row"
                  aria-label={`Sign out ${device}`}
                  onPress={() => change(() => api("DELETE /account/security/sessions/{id}/", { params: { id } }))}
                >
                  Sign out
                </Button>
              )}
            </li>
          );
        })}
        {remembered.map(({ id, device, until }) => (
          <li key={`device ${id}`} className="flex flex-wrap items-center gap-3 border-line border-t px-4 py-3">
            <div className="min-w-0 flex-1">
              <h3 className="text-body font-medium">{device} needs no code</h3>
              <p className="text-dense text-ink-2">
                Until <DateText at={until} form="day" inSentence />
              </p>
            </div>
            <Button
              size="row"
              aria-label={`Ask ${device} for a code again`}
              onPress={() => change(() => api("DELETE /account/security/devices/{id}/", { params: { id } }))}
            >
              Ask again
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
