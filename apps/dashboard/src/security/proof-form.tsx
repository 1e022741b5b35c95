import { Button } from "@selvedge/ui/actions/button";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { CodeField } from "@selvedge/ui/fields/code-field";
import { ServerForm } from "@selvedge/ui/fields/server-form";
import { TextField } from "@selvedge/ui/fields/text-field";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { outcomeOf } from "./outcome-of.ts";

type Way = "password" | "app" | "sms";

interface ProofFormProps {
  /** The second factors that a code may come from. */
  kinds: readonly string[];
  onProven: () => void;
}

/** Proves who is there: with the password, or with a code where there is a second factor. */
export function ProofForm({ kinds, onProven }: ProofFormProps) {
  const [way, setWay] = useState<Way>("password");
  const send = async () => {
    try {
      await api("POST /account/security/prove/send-code/", {});
      setWay("sms");
    } catch (failure) {
      showSnackbar({ code: "security", text: failureText(failure), tone: "failed" });
    }
  };
  const submit = async (values: Record<string, FormDataEntryValue>) => {
    const body = way === "password" ? { password: String(values.password) } : { code: String(values.code) };
    const outcome = await outcomeOf(() => api("POST /account/security/prove/", { body }));
    if (outcome.ok) onProven();
    return outcome;
  };
  return (
    <>
      <ServerForm key={way} onSubmit={submit}>
        {(isBusy) => (
          <>
            {way === "password" ? (
              <TextField
                name="password"
                type="password"
                label="Your password"
                autoComplete="current-password"
                isRequired
                autoFocus
              />
            ) : (
              <CodeField name="code" label={labels[way]} hint="You can paste it." autoFocus />
            )}
            <Button type="submit" variant="primary" busy={isBusy} busyLabel="Confirming">
              Confirm
            </Button>
          </>
        )}
      </ServerForm>
      <div className="mt-3 flex flex-wrap gap-x-4 gap-y-1 empty:hidden">
        {way !== "app" && kinds.includes("app") ? (
          <Button size="row" variant="quiet" onPress={() => setWay("app")}>
            Use a code from my app
          </Button>
        ) : null}
        {kinds.includes("sms") ? (
          <Button size="row" variant="quiet" onPress={send}>
            {way === "sms" ? "Send it again" : "Text me a code"}
          </Button>
        ) : null}
        {way === "password" ? null : (
          <Button size="row" variant="quiet" onPress={() => setWay("password")}>
            Use my password
          </Button>
        )}
      </div>
    </>
  );
}

const labels: Readonly<Record<Exclude<Way, "password">, string>> = {
  app: "The six digits your app shows",
  sms: "The code that we sent to your phone",
};
