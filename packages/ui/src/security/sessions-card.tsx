import { Laptop, Smartphone } from "lucide-react";
import { Button } from "../actions/button.tsx";
import { Switch } from "../choices/switch.tsx";
import { Card } from "../content/card.tsx";
import { StatusBadge } from "../feedback/status-badge.tsx";
import { DateText } from "../words/date-text.tsx";

export interface OwnSession {
  id: number;
  device: string;
  isHandheld: boolean;
  address: string;
  startedAt: string;
  isThis: boolean;
}

export interface SessionsCardProps {
  sessions: readonly OwnSession[];
  /** Devices that need no code until a day. */
  remembered: readonly { id: number; device: string; until: string }[];
  wantsAlerts: boolean;
  onEnd: (id: number) => void;
  onEndOthers: () => void;
  onForgetDevice: (id: number) => void;
  onAlerts: (wantsAlerts: boolean) => void;
}

/** Where somebody is signed in, which devices need no code, and whether new ones are told of. */
export function SessionsCard(props: SessionsCardProps) {
  const { sessions, remembered, wantsAlerts, onEnd, onEndOthers, onForgetDevice, onAlerts } = props;
  return (
    <Card
      flush
      title="Where you are signed in"
      aside={
        sessions.some(({ isThis }) => !isThis) ? (
          <Button size="row" variant="danger" onPress={onEndOthers}>
            Sign out the others
          </Button>
        ) : null
      }
      footer={<Switch spread label="Email me about new devices" isSelected={wantsAlerts} onChange={onAlerts} />}
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
                <Button size="row" aria-label={`Sign out ${device}`} onPress={() => onEnd(id)}>
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
            <Button size="row" aria-label={`Ask ${device} for a code again`} onPress={() => onForgetDevice(id)}>
              Ask again
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
