import { outcomeOf } from "@selvedge/api-client/outcome";
import { email as emailRule } from "@selvedge/domain/validation/rules/addresses";
import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { CodeField } from "@selvedge/ui/fields/code-field";
import { ServerForm } from "@selvedge/ui/fields/server-form";
import { TextField } from "@selvedge/ui/fields/text-field";
import { useChange } from "@selvedge/ui/security/proof-provider";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import type { Security } from "./security-query.ts";

/** The address that somebody signs in with, and its change: the new one, then the code that was mailed to it. */
export function EmailCard({ security: { email, nextEmail } }: { security: Security }) {
  const [isOpen, setOpen] = useState(false);
  const isIdle = nextEmail === null && !isOpen;
  return (
    <Card
      title="Email"
      aside={
        isIdle ? (
          <Button size="row" onPress={() => setOpen(true)} aria-label="Change the email">
            Change
          </Button>
        ) : null
      }
    >
      <p className="break-words text-dense text-ink-2">You sign in with {email}.</p>
      {nextEmail !== null ? <Confirm nextEmail={nextEmail} isFresh={isOpen} onDone={() => setOpen(false)} /> : null}
      {nextEmail === null && isOpen ? <NewAddress onCancel={() => setOpen(false)} /> : null}
    </Card>
  );
}

function NewAddress({ onCancel }: { onCancel: () => void }) {
  const change = useChange();
  return (
    <ServerForm
      className="mt-3 flex flex-col gap-3"
      onSubmit={({ email }) =>
        outcomeOf(() => change(() => api("POST /account/security/email/", { body: { email: String(email) } })))
      }
    >
      {(isBusy) => (
        <>
          <TextField
            name="email"
            type="email"
            label="New email"
            autoComplete="email"
            isRequired
            autoFocus
            rules={[emailRule]}
          />
          <div className="flex gap-2">
            <Button onPress={onCancel}>Cancel</Button>
            <Button type="submit" variant="primary" busy={isBusy} busyLabel="Sending">
              Send me a code
            </Button>
          </div>
        </>
      )}
    </ServerForm>
  );
}

interface ConfirmProps {
  nextEmail: string;
  /** It was asked for just now, and the code is what comes next. */
  isFresh: boolean;
  onDone: () => void;
}

function Confirm({ nextEmail, isFresh, onDone }: ConfirmProps) {
  const change = useChange();
  const queries = useQueryClient();
  const submit = ({ code }: Record<string, FormDataEntryValue>) =>
    outcomeOf(async () => {
      const body = { code: String(code) };
      if (!(await change(() => api("POST /account/security/email/confirm/", { body })))) return;
      onDone();
      await queries.invalidateQueries({ queryKey: ["session"] });
      showSnackbar({ code: "security", text: "Your email is changed. Your other devices are signed out." });
    });
  const again = async () => {
    const sent = await change(() => api("POST /account/security/email/", { body: { email: nextEmail } }));
    if (sent) showSnackbar({ code: "security", text: "A new code is on its way." });
  };
  const cancel = async () => {
    await change(() => api("DELETE /account/security/email/", {}));
    onDone();
  };
  return (
    <>
      <ServerForm className="mt-3 flex flex-col gap-3" onSubmit={submit}>
        {(isBusy) => (
          <>
            <CodeField
              name="code"
              label={`The code that we sent to ${nextEmail}`}
              hint="Good for 15 minutes. The link in that email works too."
              autoFocus={isFresh}
            />
            <Button type="submit" variant="primary" className="self-start" busy={isBusy} busyLabel="Changing">
              Use this address
            </Button>
          </>
        )}
      </ServerForm>
      <div className="mt-3 flex gap-2">
        <Button size="row" onPress={cancel}>
          Keep the old one
        </Button>
        <Button size="row" onPress={again}>
          Send it again
        </Button>
      </div>
    </>
  );
}
