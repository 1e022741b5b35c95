import { outcomeOf } from "@selvedge/api-client/outcome";
import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { ServerForm } from "@selvedge/ui/fields/server-form";
import { TextField } from "@selvedge/ui/fields/text-field";
import { useChange } from "@selvedge/ui/security/proof-provider";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import type { Security } from "./security-query.ts";

/** What colleagues and mails call somebody, and its change. */
export function NameCard({ security: { fullName } }: { security: Security }) {
  const change = useChange();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const verb = fullName ? "Change" : "Add";
  const submit = (values: Record<string, FormDataEntryValue>) =>
    outcomeOf(async () => {
      const body = { fullName: String(values.fullName) };
      if (!(await change(() => api("POST /account/security/name/", { body })))) return;
      setOpen(false);
      await queries.invalidateQueries({ queryKey: ["session"] });
      showSnackbar({ code: "security", text: "Your name is saved." });
    });
  return (
    <Card
      title="Name"
      aside={
        isOpen ? null : (
          <Button size="row" onPress={() => setOpen(true)} aria-label={`${verb} the name`}>
            {verb}
          </Button>
        )
      }
    >
      {isOpen ? (
        <ServerForm className="flex flex-col gap-3" onSubmit={submit}>
          {(isBusy) => (
            <>
              <TextField
                name="fullName"
                label="Your name"
                hint="Your team reads it instead of your email address."
                autoComplete="name"
                defaultValue={fullName}
                maxLength={80}
                isRequired
                autoFocus
              />
              <div className="flex gap-2">
                <Button onPress={() => setOpen(false)}>Cancel</Button>
                <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving">
                  Save the name
                </Button>
              </div>
            </>
          )}
        </ServerForm>
      ) : (
        <p className="break-words text-dense text-ink-2">
          {fullName || "Your team sees your email address until you add one."}
        </p>
      )}
    </Card>
  );
}
