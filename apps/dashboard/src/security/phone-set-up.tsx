import { outcomeOf } from "@selvedge/api-client/outcome";
import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { CodeField } from "@selvedge/ui/fields/code-field";
import { ServerForm } from "@selvedge/ui/fields/server-form";
import { TextField } from "@selvedge/ui/fields/text-field";
import { useChange } from "@selvedge/ui/security/proof-provider";
import { useState } from "react";
import { api } from "../data/api.ts";

interface PhoneSetUpProps {
  /** With recovery codes where there were none. */
  onDone: (codes: string[] | null) => void;
  onCancel: () => void;
}

/** The number, then the code that was sent to it. */
export function PhoneSetUp({ onDone, onCancel }: PhoneSetUpProps) {
  const change = useChange();
  const [phone, setPhone] = useState<string | null>(null);
  const send = ({ phone }: Record<string, FormDataEntryValue>) =>
    outcomeOf(async () => {
      const body = { phone: String(phone) };
      if (await change(() => api("POST /account/security/phone/", { body }))) setPhone(body.phone);
    });
  const confirm = ({ code }: Record<string, FormDataEntryValue>) =>
    outcomeOf(async () => {
      const body = { phone: phone!, code: String(code) };
      const made = await change(() => api("POST /account/security/phone/confirm/", { body }));
      if (made) onDone(made.data.recoveryCodes);
    });
  return (
    <Card
      title="Set up text messages"
      aside={
        <Button size="row" onPress={onCancel}>
          Cancel
        </Button>
      }
    >
      {phone === null ? (
        <ServerForm key="phone" onSubmit={send}>
          {(isBusy) => (
            <>
              <TextField
                name="phone"
                type="tel"
                label="Phone number"
                hint="With its country, such as +44 7700 900123."
                autoComplete="tel"
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
      ) : (
        <ServerForm key="code" onSubmit={confirm}>
          {(isBusy) => (
            <>
              <CodeField
                name="code"
                label={`The code that we sent to ${phone}`}
                hint="Good for ten minutes."
                autoFocus
              />
              <Button type="submit" variant="primary" className="self-start" busy={isBusy} busyLabel="Turning on">
                Turn on
              </Button>
            </>
          )}
        </ServerForm>
      )}
    </Card>
  );
}
