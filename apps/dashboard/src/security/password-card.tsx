import { outcomeOf } from "@selvedge/api-client/outcome";
import { newPasswordRules } from "@selvedge/domain/validation/rules/new-password";
import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { ServerForm } from "@selvedge/ui/fields/server-form";
import { TextField } from "@selvedge/ui/fields/text-field";
import { useChange } from "@selvedge/ui/security/proof-provider";
import { DateText } from "@selvedge/ui/words/date-text";
import { useState } from "react";
import { api } from "../data/api.ts";
import type { Security } from "./security-query.ts";

/** When the password was changed, and the form that changes it, or sets one where there is none. */
export function PasswordCard({ security: { email, hasPassword, passwordChangedAt } }: { security: Security }) {
  const change = useChange();
  const [isOpen, setOpen] = useState(false);
  const verb = hasPassword ? "Change" : "Set";
  const submit = (values: Record<string, FormDataEntryValue>) =>
    outcomeOf(async () => {
      const body = {
        ...(hasPassword ? { current_password: String(values.current_password) } : {}),
        password: String(values.password),
        password_confirmation: String(values.password_confirmation),
      };
      if (!(await change(() => api("POST /account/security/password/", { body })))) return;
      setOpen(false);
      showSnackbar({
        code: "security",
        text: `Your password is ${hasPassword ? "changed" : "set"}. Your other devices are signed out.`,
      });
    });
  return (
    <Card
      title="Password"
      aside={
        isOpen ? null : (
          <Button size="row" onPress={() => setOpen(true)} aria-label={`${verb} the password`}>
            {verb}
          </Button>
        )
      }
    >
      {isOpen ? (
        <ServerForm onSubmit={submit}>
          {(isBusy) => (
            <>
              <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
              {hasPassword ? (
                <TextField
                  name="current_password"
                  type="password"
                  label="Your password now"
                  autoComplete="current-password"
                  isRequired
                />
              ) : null}
              <TextField
                name="password"
                type="password"
                label="New password"
                hint="At least 8 characters. Three words of your own are good."
                autoComplete="new-password"
                isRequired
                rules={newPasswordRules()}
              />
              <TextField
                name="password_confirmation"
                type="password"
                label="The same again"
                autoComplete="new-password"
                isRequired
              />
              <div className="flex gap-2">
                <Button onPress={() => setOpen(false)}>Cancel</Button>
                <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving">
                  {`${verb} the password`}
                </Button>
              </div>
            </>
          )}
        </ServerForm>
      ) : (
        <p className="text-dense text-ink-2">
          {hasPassword && passwordChangedAt ? (
            <>
              Changed <DateText at={passwordChangedAt} form="day" inSentence />.
            </>
          ) : (
            unchangedTexts[String(hasPassword)]
          )}
        </p>
      )}
    </Card>
  );
}

const unchangedTexts: Readonly<Record<string, string>> = {
  true: "You have not changed it since you signed up.",
  false: "You have none. You sign in by email or with a passkey.",
};
