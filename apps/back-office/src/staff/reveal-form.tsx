import { ApiFailure } from "@selvedge/api-client/client";
import { revealReasonMinLength } from "@selvedge/domain/people/private-fields";
import { Button } from "@selvedge/ui/actions/button";
import { type FormOutcome, ServerForm } from "@selvedge/ui/fields/server-form";
import { TextField } from "@selvedge/ui/fields/text-field";
import { useQueryClient } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { StaffProfile } from "../data/reply.ts";

interface RevealFormProps {
  person: StaffProfile;
  field: StaffProfile["masked"][number]["field"];
  name: string;
  onShown: (value: string) => void;
  onCancel: () => void;
}

/** Asks why, in the reader's own words, and shows the value once the audit has the reason. */
export function RevealForm({ person, field, name, onShown, onCancel }: RevealFormProps) {
  const queries = useQueryClient();
  const reveal = async ({ reason }: Record<string, FormDataEntryValue>): Promise<FormOutcome> => {
    try {
      const { data } = await api("POST /atlas/users/{id}/private/reveal/", {
        params: { id: person.id },
        body: { field, reason: String(reason) },
      });
      void queries.invalidateQueries({ queryKey: ["staff-profile", person.id] });
      onShown(data.value ?? "Not on record");
      return { ok: true };
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status > 0) return { ok: false, ...failure.answer };
      return { ok: false, message: failureText(failure) };
    }
  };
  return (
    <ServerForm onSubmit={reveal} className="flex flex-col gap-2 px-4 pb-3">
      {(isBusy) => (
        <>
          <p className="flex items-center gap-2 text-dense text-ink-2">
            <Eye aria-hidden size={16} className="text-primary" />
            Shown for 60 seconds, and written to the audit with your name
          </p>
          <div className="flex flex-wrap items-start gap-2">
            <TextField
              hideLabel
              isRequired
              autoFocus
              name="reason"
              label={`Why do you need this: ${name}`}
              placeholder={`Why do you need it? ${revealReasonMinLength} letters or more`}
              maxLength={500}
              className="min-w-0 flex-1 basis-60"
            />
            <Button onPress={onCancel}>Cancel</Button>
            <Button type="submit" variant="primary" busy={isBusy} busyLabel="Revealing">
              Reveal
            </Button>
          </div>
        </>
      )}
    </ServerForm>
  );
}
