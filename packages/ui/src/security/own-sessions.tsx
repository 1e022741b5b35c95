import { useChange } from "./proof-provider.tsx";
import { SessionsCard, type SessionsCardProps } from "./sessions-card.tsx";

/** The calls of sessions and remembered devices. */
export interface SessionWays {
  end: (id: number) => Promise<unknown>;
  endOthers: () => Promise<unknown>;
  forgetDevice: (id: number) => Promise<unknown>;
  setAlerts: (wantsAlerts: boolean) => Promise<unknown>;
}

export interface OwnSessionsProps {
  security: Pick<SessionsCardProps, "sessions" | "remembered" | "wantsAlerts">;
  ways: SessionWays;
}

/** Where the person who is here is signed in, and which devices need no code. Stands inside a ProofProvider. */
export function OwnSessions({ security: { sessions, remembered, wantsAlerts }, ways }: OwnSessionsProps) {
  const change = useChange();
  return (
    <SessionsCard
      sessions={sessions}
      remembered={remembered}
      wantsAlerts={wantsAlerts}
      onEnd={(id) => change(() => ways.end(id))}
      onEndOthers={() => change(ways.endOthers)}
      onForgetDevice={(id) => change(() => ways.forgetDevice(id))}
      onAlerts={(wants) => change(() => ways.setAlerts(wants))}
    />
  );
}
