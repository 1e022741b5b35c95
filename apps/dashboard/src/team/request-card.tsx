import { Button } from "@selvedge/ui/actions/button";
import { Avatar } from "@selvedge/ui/content/avatar";
import { TextField } from "@selvedge/ui/fields/text-field";
import { DateText } from "@selvedge/ui/words/date-text";
import { useState } from "react";
import { api } from "../data/api.ts";
import type { TeamRequest } from "./team-query.ts";
import { useTeamChange } from "./use-team-change.ts";

type Answer = "grant" | "grantForDay" | "deny";

/** Somebody asks to do more: what, why, and three answers, with a word to them. */
export function RequestCard({ request, division }: { request: TeamRequest; division: number }) {
  const { isBusy, run } = useTeamChange();
  const [note, setNote] = useState("");
  const [firstName = request.fullName] = request.fullName.split(" ");
  const done: Record<Answer, string> = {
    grant: `${firstName} may do this from now on.`,
    grantForDay: `${firstName} may do this for 24 hours.`,
    deny: `${firstName} gets your answer by email.`,
  };
  const answer = (word: Answer) =>
    run(
      () =>
        api("POST /divisions/{division}/team/requests/{id}/answer/", {
          params: { division, id: request.id },
          body: { answer: word, note },
        }),
      done[word],
    );
  return (
    <section
      aria-label={`${request.fullName} asks for: ${request.permissions.map(({ sentence }) => sentence).join(", ")}`}
      className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card border border-primary/40 bg-surface px-4 py-3"
    >
      <Avatar name={request.fullName} size={36} />
      <div className="flex min-w-0 flex-1 basis-80 flex-col gap-1">
        <p className="text-body">
          <strong className="font-semibold">{request.fullName}</strong> asks for:{" "}
          <strong className="font-semibold">{request.permissions.map(({ sentence }) => sentence).join(", ")}</strong>
          <span className="text-label text-ink-2">
            {" · "}
            <DateText at={request.createdAt} />
          </span>
        </p>
        <p className="text-body">“{request.reason}”</p>
      </div>
      <div className="flex flex-wrap items-end gap-2 max-md:w-full">
        <TextField
          compact
          label={`A word to ${firstName}`}
          size="dense"
          placeholder="Optional"
          maxLength={500}
          value={note}
          onChange={setNote}
          className="w-52 max-md:w-full"
        />
        <Button size="dense" isDisabled={isBusy} onPress={() => void answer("deny")}>
          Not now
        </Button>
        <Button size="dense" isDisabled={isBusy} onPress={() => void answer("grantForDay")}>
          For 24 hours
        </Button>
        <Button size="dense" variant="primary" isDisabled={isBusy} onPress={() => void answer("grant")}>
          Allow
        </Button>
      </div>
    </section>
  );
}
