import { email } from "@selvedge/domain/validation/rules/addresses";
import { KeyRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../actions/button.tsx";
import { FormMessage, type FormOutcome, ServerForm } from "../fields/server-form.tsx";
import { TextField } from "../fields/text-field.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { type AskedCode, askedCode, SignInCodeStep } from "./sign-in-code-step.tsx";

export interface SignInValues {
  email: string;
  password: string;
  /** Of an app or a text message. */
  twoFactorAuthCode?: string;
  recoveryCode?: string;
  rememberDevice?: boolean;
}

export interface SignInFormProps {
  title: string;
  /** One calm line below the title. */
  note?: ReactNode;
  /** Who signed in before: only the password is left to type. */
  knownEmail?: string;
  /**
   * Refusals come back as values and show at their field or above the form. One with the code "codeNeeded" shows the second
   * step, which sends the same email and password again, with a code.
   */
  onSubmit: (values: SignInValues) => Promise<FormOutcome>;
  /** Sends a text message with a code; without it none is offered. */
  onSendText?: () => Promise<unknown>;
  /** Signs in with a passkey; left out where the browser knows none. A dialog that was closed has an empty message. */
  onPasskey?: () => Promise<FormOutcome>;
  /** An error from elsewhere, such as a session that ended. */
  error?: string;
  busy?: boolean;
  /** Below the form: a lost password, a way to sign up. */
  footer?: ReactNode;
}

/** The sign-in screen of an app: one column, the mark, two fields, one button; then the code where one is needed. */
export function SignInForm(props: SignInFormProps) {
  const { title, note, knownEmail, onSubmit, onSendText, onPasskey, error, busy, footer } = props;
  const [waiting, setWaiting] = useState<{ values: SignInValues; asked: AskedCode } | null>(null);
  const submit = async (values: SignInValues): Promise<FormOutcome> => {
    const outcome = await onSubmit(values);
    const asked = askedCode(outcome);
    if (!asked) return outcome;
    setWaiting({ values, asked });
    return { ok: true };
  };
  return (
    <main className="flex min-h-dvh justify-center px-4 py-16 md:py-[16vh]">
      <div className="w-full max-w-95">
        <title>{`${title} · Selvedge`}</title>
        <BrandMark size={36} />
        <h1 className="mt-5 text-display font-semibold">{waiting ? "Enter your code" : title}</h1>
        {waiting ? (
          <SignInCodeStep
            asked={waiting.asked}
            onSubmit={(code) => onSubmit({ ...waiting.values, ...code })}
            onBack={() => setWaiting(null)}
            {...(onSendText ? { onSendText } : {})}
          />
        ) : (
          <>
            {note ? <p className="mt-1 text-body text-ink-2">{note}</p> : null}
            <ServerForm
              className="mt-6 flex flex-col gap-3"
              onSubmit={({ email, password }) => submit({ email: String(email), password: String(password) })}
            >
              {(isBusy) => (
                <>
                  {error ? <FormMessage text={error} /> : null}
                  <Fields
                    isBusy={busy || isBusy}
                    suggestsPasskeys={onPasskey !== undefined}
                    knownEmail={knownEmail ?? ""}
                  />
                </>
              )}
            </ServerForm>
            {onPasskey ? <PasskeyWay onPasskey={onPasskey} /> : null}
            {footer ? <div className="mt-6 text-dense text-ink-2">{footer}</div> : null}
          </>
        )}
      </div>
    </main>
  );
}

function PasskeyWay({ onPasskey }: { onPasskey: () => Promise<FormOutcome> }) {
  return (
    <ServerForm className="mt-3 flex flex-col gap-3" onSubmit={onPasskey}>
      {(isBusy) => (
        <Button type="submit" size="touch" icon={KeyRound} busy={isBusy} busyLabel="Signing in">
          Use a passkey
        </Button>
      )}
    </ServerForm>
  );
}

interface FieldsProps {
  isBusy: boolean;
  suggestsPasskeys: boolean;
  knownEmail: string;
}

function Fields({ isBusy, suggestsPasskeys, knownEmail }: FieldsProps) {
  return (
    <>
      <TextField
        name="email"
        type="email"
        label="Email"
        autoComplete={suggestsPasskeys ? "username webauthn" : "username"}
        size="touch"
        isRequired
        defaultValue={knownEmail}
        autoFocus={knownEmail === ""}
        rules={[email]}
      />
      <TextField
        name="password"
        type="password"
        label="Password"
        autoComplete="current-password"
        size="touch"
        isRequired
        autoFocus={knownEmail !== ""}
      />
      <Button type="submit" variant="primary" size="touch" busy={isBusy} busyLabel="Signing in">
        Sign in
      </Button>
    </>
  );
}
