import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { DateText } from "@selvedge/ui/words/date-text";
import { Check, Hourglass, Lock } from "lucide-react";
import type { StaffProfile } from "../data/reply.ts";
import { useMay } from "../session/person.ts";

/** What somebody may do, in sentences, with where each comes from; below it what they asked for. */
export function PermissionsCard({ person, onChange }: { person: StaffProfile; onChange: () => void }) {
  const mayEdit = useMay("staff.edit");
  const [firstName = person.fullName] = person.fullName.split(" ");
  const timed = person.permissions.filter(({ until }) => until !== null).length;
  return (
    <Card
      flush
      title={`What ${firstName} may do`}
      note={`${rolesText(person.roles.length)}${timed > 0 ? `, ${timed} for a time` : ""}`}
      aside={
        mayEdit && !person.isYou ? (
          <Button size="row" onPress={onChange}>
            Change access
          </Button>
        ) : null
      }
    >
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys too
        tabIndex={0}
        className="max-h-105 overflow-y-auto border-line border-t"
        aria-label={`What ${firstName} may do`}
      >
        {person.permissions.map(({ word, sentence, from, until }) => (
          <li key={word} className="flex items-start gap-3 border-line px-4 py-2 text-body not-first:border-t">
            {until ? (
              <Hourglass aria-hidden size={16} className="mt-0.5 shrink-0 text-warning" />
            ) : (
              <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-success" />
            )}
            <span className="min-w-0 flex-1">{sentence}</span>
            <span className="text-right text-dense text-ink-2">
              {until ? (
                <>
                  until <DateText at={until} inSentence />
                </>
              ) : (
                from
              )}
            </span>
          </li>
        ))}
        {person.requests.flatMap(({ id, sentences, createdAt }) =>
          sentences.map((sentence) => (
            <li
              key={`${id} ${sentence}`}
              className="flex items-start gap-3 border-line px-4 py-2 text-body not-first:border-t"
            >
              <Lock aria-hidden size={16} className="mt-0.5 shrink-0 text-ink-2" />
              <span className="min-w-0 flex-1 text-ink-2">{sentence}</span>
              <span className="text-right text-dense text-ink-2">
                asked <DateText at={createdAt} inSentence />
              </span>
            </li>
          )),
        )}
        {person.permissions.length + person.requests.length === 0 ? (
          <li className="px-4 py-3 text-body text-ink-2">Nothing yet. A role opens the back office to them.</li>
        ) : null}
      </ul>
    </Card>
  );
}

const rolesText = (count: number): string => (count === 1 ? "1 role" : `${count} roles`);
