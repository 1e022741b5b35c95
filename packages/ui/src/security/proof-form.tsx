import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { showSnackbar } from "../feedback/snackbar-store.ts";
import { CodeField } from "../fields/code-field.tsx";
import { FormMessage, type FormOutcome, ServerForm } from "../fields/server-form.tsx";
import { TextField } from "../fields/text-field.tsx";

/** The ways in which somebody who is signed in can confirm that it is them. */
export type ProofKind = "passkey" | "password" | "app" | "sms" | "mail";

/** How a code is sent. */
export type SentBy = Extract<ProofKind, "sms" | "mail">;

export interface ProofFormProps {
  /** The ways that this person has; the first is offered first. */
  kinds: readonly ProofKind[];
  onProve: (proof: { password: string } | { code: string }) => Promise<FormOutcome>;
  onSend: (by: SentBy) => Promise<FormOutcome>;
  /** Asks the browser for a passkey; left out where it knows none. */
  onPasskey?: () => Promise<FormOutcome>;
}

/** Confirms who is there: by a passkey, the password, or a code of an app, a text message or a mail. */
export function ProofForm({ kinds, onProve, onSend, onPasskey }: ProofFormProps) {
  const offered = kinds.filter((kind) => kind !== "passkey" || onPasskey);
  const [kind, setKind] = useState<ProofKind>(offered[0] ?? "password");
  const [sentBy, setSentBy] = useState<SentBy | null>(null);
  const [problem, setProblem] = useState("");
  const send = async (by: SentBy): Promise<FormOutcome> => {
    const outcome = await onSend(by);
    if (outcome.ok) {
      setKind(by);
      setSentBy(by);
      if (by === sentBy) showSnackbar({ code: "security", text: "Sent again" });
    }
    return outcome;
  };
  const choose = (next: ProofKind) => {
    setProblem("");
    if (isSent(next)) void send(next).then((outcome) => setProblem(outcome.ok ? "" : outcome.message));
    else setKind(next);
  };
  const asksCode = kind === "app" || kind === sentBy;
  const submit = (values: Record<string, FormDataEntryValue>): Promise<FormOutcome> => {
    if (kind === "password") return onProve({ password: String(values.password) });
    if (asksCode) return onProve({ code: String(values.code) });
    return isSent(kind) ? send(kind) : onPasskey!();
  };
  return (
    <>
      {problem ? <FormMessage text={problem} /> : null}
      <ServerForm key={`${kind} ${asksCode}`} onSubmit={submit}>
        {(isBusy) => (
          <>
            {kind === "password" ? (
              <TextField
                name="password"
                type="password"
                label="Your password"
                autoComplete="current-password"
                isRequired
                autoFocus
              />
            ) : null}
            {asksCode ? (
              <CodeField name="code" label={codeLabels[kind] ?? ""} hint="You can paste it." autoFocus />
            ) : null}
            <Button type="submit" variant="primary" busy={isBusy} busyLabel="Confirming">
              {kind === "password" || asksCode ? "Confirm" : wayLabels[kind]}
            </Button>
          </>
        )}
      </ServerForm>
      <div className="mt-3 flex flex-wrap gap-x-4 gap-y-1 empty:hidden">
        {offered
          .filter((other) => other !== kind || other === sentBy)
          .map((other) => (
            <Button key={other} size="row" variant="quiet" onPress={() => choose(other)}>
              {other === sentBy && other === kind ? "Send it again" : wayLabels[other]}
            </Button>
          ))}
      </div>
    </>
  );
}

const isSent = (kind: ProofKind): kind is SentBy => kind === "sms" || kind === "mail";

const wayLabels: Readonly<Record<ProofKind, string>> = {
  passkey: "Use a passkey",
  password: "Use my password",
  app: "Use a code from my app",
  sms: "Text me a code",
  mail: "Email me a code",
};

const codeLabels: Readonly<Partial<Record<ProofKind, string>>> = {
  app: "The six digits your app shows",
  sms: "The code that we sent to your phone",
  mail: "The code that we emailed to you",
};
