import { Button } from "@selvedge/ui/actions/button";
import { MessagePage } from "@selvedge/ui/frames/message-page";
import { Starting } from "@selvedge/ui/routing/starting";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LockKeyhole, Nfc, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { api, onSessionEnd } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Session } from "../data/reply.ts";
import { LockedTerminal } from "../terminal/locked-terminal.tsx";
import { TerminalContext } from "../terminal/terminal-context.ts";
import { useTerminalLock } from "../terminal/use-terminal-lock.ts";
import { FactorGate } from "./factor-gate.tsx";
import { PersonContext } from "./person.ts";
import { SignIn } from "./sign-in.tsx";
import { signOut } from "./sign-out.ts";

/**
 * Lets staff in. Visitors get the sign-in form, at a terminal the screen that takes badges; accounts that are not staff get a
 * message.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [hasEnded, setEnded] = useState(false);
  const [isSettingUp, setSettingUp] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["session"],
    queryFn: ({ signal }) => api("GET /dashboard/secure/get/", { signal }),
    staleTime: 5 * 60_000,
  });
  useEffect(() => onSessionEnd(() => setEnded(true)), []);
  const terminal = data?.terminal ?? null;
  const lock = useTerminalLock(terminal, hasEnded ? null : (data?.account ?? null));
  const enterWith = (state: Session) => {
    queries.setQueryData(["session"], state);
    setEnded(false);
    lock.open();
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
  };
  if (error && !data) return <Unreachable text={failureText(error)} onRetry={() => void refetch()} />;
  if (!data) return <Starting />;
  const isIn = data.account && !hasEnded && !lock.isLocked;
  if (!isIn && terminal && !lock.takesPassword)
    return (
      <LockedTerminal
        terminal={terminal}
        locked={lock.locked}
        hasEnded={hasEnded && !lock.isLocked}
        work={lock.workHere()}
        onEntered={enterWith}
        onPassword={() => lock.takePassword(true)}
      />
    );
  if (!isIn)
    return (
      <SignIn
        onEntered={enterWith}
        {...(terminal ? { footer: <UseBadge onPress={() => lock.takePassword(false)} /> } : {})}
        {...(hasEnded && !lock.isLocked
          ? { error: "Your session has ended. Sign in to continue where you left off." }
          : {})}
      />
    );
  if (!data.account?.staff) return <NoStaff />;
  const { needsTwoFactor, firstName } = data.account.staff;
  // It stays until the recovery codes are kept, also where the session is read again meanwhile.
  if (needsTwoFactor && !isSettingUp) setSettingUp(true);
  if (needsTwoFactor || isSettingUp)
    return (
      <FactorGate
        firstName={firstName}
        onDone={() => void queries.invalidateQueries().then(() => setSettingUp(false))}
      />
    );
  return (
    <TerminalContext value={lock.here}>
      <PersonContext value={data.account}>{children}</PersonContext>
    </TerminalContext>
  );
}

const UseBadge = ({ onPress }: { onPress: () => void }) => (
  <Button icon={Nfc} onPress={onPress}>
    Use a badge
  </Button>
);

function Unreachable({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <MessagePage
      icon={TriangleAlert}
      title="The back office did not load"
      action={<Button onPress={onRetry}>Try again</Button>}
    >
      {text}
    </MessagePage>
  );
}

function NoStaff() {
  return (
    <MessagePage
      icon={LockKeyhole}
      title="This is not a staff account"
      action={<Button onPress={signOut}>Use another account</Button>}
    >
      The back office is for the people who run the platform and the factory.
    </MessagePage>
  );
}
