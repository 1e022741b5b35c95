import { recoveryCode } from "@selvedge/domain/validation/rules/secrets";
import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { Checkbox } from "../choices/checkbox.tsx";
import { CodeField } from "../fields/code-field.tsx";
import { type FormOutcome, ServerForm } from "../fields/server-form.tsx";
import { TextField } from "../fields/text-field.tsx";

/** What a sign-in asks for after the password. */
export interface AskedCode {
  kinds: readonly string[];
  /** "+44•••••••123"; null without a phone. */
  phone: string | null;
}

/** What a refused sign-in asks for; null for one that was refused for another reason. */
export function askedCode(outcome: FormOutcome): AskedCode | null {
  const { code, data } = outcome as { code?: string; data?: AskedCode };
  return code === "codeNeeded" && data ? data : null;
}

interface CodeValues {
  twoFactorAuthCode?: string;
  recoveryCode?: string;
  rememberDevice?: boolean;
}

export interface SignInCodeStepProps {
  asked: AskedCode;
  onSubmit: (values: CodeValues) => Promise<FormOutcome>;
  onSendText?: () => Promise<unknown>;
  /** Back to the password. */
  onBack: () => void;
}

/** The second step of signing in: six digits, or a recovery code. */
export function SignInCodeStep({ asked: { kinds, phone }, onSubmit, onSendText, onBack }: SignInCodeStepProps) {
  const hasDigits = kinds.includes("app") || kinds.includes("sms");
  const [isRecovery, setRecovery] = useState(!hasDigits);
  const [isSent, setSent] = useState(!kinds.includes("app"));
  const send = async () => {
    await onSendText?.();
    setSent(true);
  };
  return (
    <>
      <p className="mt-1 text-body text-ink-2">{sourceOf(isRecovery, isSent ? phone : null)}</p>
      <ServerForm
        key={String(isRecovery)}
        className="mt-6 flex flex-col gap-3"
        onSubmit={(values) => onSubmit(codeOf(values))}
      >
        {(isBusy) => (
          <>
            {isRecovery ? (
              <TextField
                name="recoveryCode"
                label="Recovery code"
                hint="Eight letters or digits, a dash, eight more."
                autoComplete="off"
                size="touch"
                mono
                isRequired
                autoFocus
                rules={[recoveryCode]}
              />
            ) : (
              <>
                <CodeField
                  name="code"
                  label="Six-digit code"
                  hint="You can paste it. The form is sent at the sixth digit."
                  autoFocus
                />
                <Checkbox name="remember" label="Don't ask on this device for 30 days" />
              </>
            )}
            <Button type="submit" variant="primary" size="touch" busy={isBusy} busyLabel="Signing in">
              Sign in
            </Button>
          </>
        )}
      </ServerForm>
      <div className="mt-6 flex flex-col items-start gap-2">
        {kinds.includes("sms") && onSendText && !isRecovery ? (
          <Button size="row" onPress={send}>
            {isSent ? "Send the text message again" : `Send a text message to ${phone}`}
          </Button>
        ) : null}
        {hasDigits && kinds.includes("recovery") ? (
          <Button size="row" onPress={() => setRecovery(!isRecovery)}>
            {isRecovery ? "Use a code from my phone" : "Use a recovery code"}
          </Button>
        ) : null}
        <Button size="row" onPress={onBack}>
          Back to the password
        </Button>
      </div>
    </>
  );
}

function sourceOf(isRecovery: boolean, sentTo: string | null): string {
  if (isRecovery) return "One of the eight that you saved when you set up two-factor. Each works once.";
  return sentTo
    ? `We sent a text message to ${sentTo}. The code in it is good for ten minutes.`
    : "Open your authenticator app and type the code that it shows.";
}

const codeOf = ({ code, recoveryCode, remember }: Record<string, FormDataEntryValue>): CodeValues => ({
  ...(code ? { twoFactorAuthCode: String(code), rememberDevice: remember !== undefined } : {}),
  ...(recoveryCode ? { recoveryCode: String(recoveryCode).trim() } : {}),
});
