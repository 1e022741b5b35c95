import { Button } from "@selvedge/ui/actions/button";
import { CodeField } from "@selvedge/ui/fields/code-field";
import { type FormOutcome, ServerForm } from "@selvedge/ui/fields/server-form";
import { TextField } from "@selvedge/ui/fields/text-field";
import { useState } from "react";

type Send = (phone: string) => Promise<FormOutcome>;

/** The number that codes are sent to. */
export function PhoneNumber({ phone, onSend }: { phone: string; onSend: Send }) {
  return (
    <ServerForm onSubmit={(values) => onSend(String(values.phone))}>
      {(isBusy) => (
        <>
          <TextField
            name="phone"
            type="tel"
            label="Phone number"
            hint="With its country, such as +44 7700 900123."
            autoComplete="tel"
            defaultValue={phone}
            isRequired
            autoFocus
            className="max-w-80"
          />
          <Button type="submit" variant="primary" className="self-start" busy={isBusy} busyLabel="Sending">
            Send me a code
          </Button>
        </>
      )}
    </ServerForm>
  );
}

interface PhoneCodeProps {
  phone: string;
  onConfirm: (code: string) => Promise<FormOutcome>;
  /** Sends another code; the earlier one stops working. False where it was not sent. */
  onSendAgain: () => Promise<boolean>;
}

/** The code that was sent to the phone, with a way to have another one sent. */
export function PhoneCode({ phone, onConfirm, onSendAgain }: PhoneCodeProps) {
  const [sending, setSending] = useState<"" | "busy" | "sent">("");
  const sendAgain = async () => {
    setSending("busy");
    setSending((await onSendAgain()) ? "sent" : "");
  };
  return (
    <ServerForm onSubmit={({ code }) => onConfirm(String(code))}>
      {(isBusy) => (
        <>
          <CodeField name="code" label={`The code that we sent to ${phone}`} hint="Good for ten minutes." autoFocus />
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" variant="primary" busy={isBusy} busyLabel="Turning on">
              Turn on
            </Button>
            <Button busy={sending === "busy"} busyLabel="Sending" onPress={() => void sendAgain()}>
              Send it again
            </Button>
            <span role="status" className="text-dense text-ink-2">
              {sending === "sent" ? "Sent. Use the code of the newest message." : ""}
            </span>
          </div>
        </>
      )}
    </ServerForm>
  );
}
