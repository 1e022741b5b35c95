import { ApiFailure } from "@selvedge/api-client/client";
import { Button } from "@selvedge/ui/actions/button";
import type { FormOutcome } from "@selvedge/ui/fields/server-form";
import { MessagePage } from "@selvedge/ui/frames/message-page";
import { SignInForm, type SignInValues } from "@selvedge/ui/frames/sign-in-form";
import { withCaptcha } from "@selvedge/ui/frames/with-captcha.ts";
import { Starting } from "@selvedge/ui/routing/starting";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LockKeyhole, Nfc, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { api, onSessionEnd } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Session } from "../data/reply.ts";
import { stopEnding } from "../terminal/end-session.ts";
import { LockedTerminal } from "../terminal/locked-terminal.tsx";
import { TerminalContext } from "../terminal/terminal-context.ts";
import { useTerminalLock } from "../terminal/use-terminal-lock.ts";
import { FactorGate } from "./factor-gate.tsx";
import { enterWithPasskey, knowsPasskeys } from "./passkeys.ts";
import { PersonContext } from "./person.ts";
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
  const signIn = async (values: SignInValues): Promise<FormOutcome> => {
    try {
      await stopEnding();
      enterWith(await enter(values));
      return { ok: true };
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status > 0) return { ok: false, ...failure.answer };
      return { ok: false, message: failureText(failure) };
    }
  };
  const usePasskey = async (): Promise<FormOutcome> => {
    await stopEnding();
    const outcome = await enterWithPasskey();
    if (outcome.ok) enterWith(outcome.state);
    return outcome;
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
      <SignInForm
        title="Back office"
        note="For the people who run Selvedge and its factory."
        onSubmit={signIn}
        {...(knowsPasskeys() ? { onPasskey: usePasskey } : {})}
        onSendText={() => api("POST /dashboard/secure/send-code/", {})}
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

/** Signs in, with a code or a recovery code where one is needed; a refusal is thrown as it is. */
const enter = ({ recoveryCode, ...values }: SignInValues) =>
  withCaptcha(
    (v3captchaToken) => {
      const token = v3captchaToken ? { v3captchaToken } : {};
      if (!recoveryCode) return api("POST /dashboard/secure/login/", { body: { ...values, ...token } });
      const { email, password } = values;
      return api("POST /dashboard/secure/recovery-login/", { body: { email, password, recoveryCode, ...token } });
    },
    async () => (await api("GET /captcha/", {})).data,
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
