import { ApiFailure } from "@selvedge/api-client/client";
import { outcomeOf, refusedOutcome } from "@selvedge/api-client/outcome";
import { passkeySignIn } from "@selvedge/api-client/passkey-sign-in";
import { knowsPasskeys, passkeyRefusal } from "@selvedge/api-client/passkeys";
import type { FormOutcome } from "@selvedge/ui/fields/server-form";
import { SignInForm, type SignInValues } from "@selvedge/ui/frames/sign-in-form";
import { withCaptcha } from "@selvedge/ui/frames/with-captcha.ts";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { api } from "../data/api.ts";
import type { Session } from "../data/reply.ts";
import { stopEnding } from "../terminal/end-session.ts";

interface SignInProps {
  onEntered: (state: Session) => void;
  /** Why somebody is asked again. */
  error?: string;
  footer?: ReactNode;
}

/** Asks who is there: password and code, or a passkey, by its button or from the suggestions of the email field. */
export function SignIn({ onEntered, error, footer }: SignInProps) {
  const [refusal, setRefusal] = useState("");
  const passkeys = useRef<ReturnType<typeof passkeySignIn>>(null);
  const entered = useEffectEvent(onEntered);
  useEffect(() => {
    if (!knowsPasskeys()) return;
    const signIn = passkeySignIn(api, {
      first: stopEnding,
      onEntered: (state) => entered(state),
      onRefused: setRefusal,
    });
    passkeys.current = signIn;
    void signIn.suggest();
    return signIn.stop;
  }, []);
  const signIn = (values: SignInValues): Promise<FormOutcome> =>
    outcomeOf(async () => {
      await stopEnding();
      onEntered(await enter(values));
    });
  const pressPasskey = async (): Promise<FormOutcome> => {
    setRefusal("");
    try {
      await passkeys.current?.press();
      return { ok: true };
    } catch (failure) {
      void passkeys.current?.suggest();
      if (failure instanceof ApiFailure) return refusedOutcome(failure);
      return { ok: false, message: passkeyRefusal(failure, "This passkey did not work. Sign in with your password.") };
    }
  };
  const shown = refusal || error;
  return (
    <SignInForm
      title="Back office"
      note="For the people who run Selvedge and its factory."
      onSubmit={signIn}
      {...(knowsPasskeys() ? { onPasskey: pressPasskey } : {})}
      onSendText={() => api("POST /dashboard/secure/send-code/", {})}
      {...(footer ? { footer } : {})}
      {...(shown ? { error: shown } : {})}
    />
  );
}

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
