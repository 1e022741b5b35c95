import { TextLink } from "@selvedge/ui/actions/text-link";
import { DateText } from "@selvedge/ui/words/date-text";
import type { ReactNode } from "react";
import type { StaffProfile } from "../data/reply.ts";
import { useMay } from "../session/person.ts";

const changeNames: Record<string, string> = {
  "user.muted": "Muted",
  "user.unmuted": "Unmuted",
  "user.enabled": "Enabled",
  "user.disabled": "Disabled",
  "user.access_changed": "Access changed",
  "private.changed": "Private values changed",
  "permission.granted": "Request granted",
  "permission.denied": "Request refused",
};

/** Beside the profile: who looked at private values, the mute, goals, and what was done to the record. */
export function SideColumn({ person }: { person: StaffProfile }) {
  const mayDecide = useMay("permissions.decide");
  return (
    <aside aria-label="History" className="flex min-w-0 flex-col gap-6">
      {person.requests.length > 0 ? (
        <Section title="Asked for">
          {person.requests.map(({ id, sentences, createdAt }) => (
            <li key={id} className="rounded-card border border-info/25 bg-info-tint px-3 py-2 text-dense">
              <strong className="block font-semibold">{sentences.join(", ")}</strong>
              <DateText at={createdAt} />
              {mayDecide ? (
                <>
                  , <TextLink href="/access">answer it</TextLink>
                </>
              ) : null}
            </li>
          ))}
        </Section>
      ) : null}
      {person.mutedAt ? (
        <Section title="Muted" note="No mails about requests. What they may do stays as it is.">
          <li className="text-dense">
            {person.mutedBy ? `By ${person.mutedBy}, ` : ""}
            <DateText at={person.mutedAt} inSentence={person.mutedBy !== null} />
          </li>
        </Section>
      ) : null}
      <Section title="Who looked" note="Last 12 months">
        {person.looks.map(({ id, field, by, reason, at }) => (
          <li key={id} className="border-line text-dense not-first:border-t not-first:pt-2">
            <strong className="block font-semibold">{field}</strong>
            {by}, <DateText at={at} inSentence />
            <span className="block text-ink-2">“{reason}”</span>
          </li>
        ))}
        {person.looks.length === 0 ? <li className="text-dense text-ink-2">Nobody.</li> : null}
      </Section>
      {person.okrs.length > 0 ? (
        <Section title="Goals" note={`${person.totalOkrCompletion}% in all`}>
          {person.okrs.map(({ quarter, objective, keyResult, completion }) => (
            <li key={`${quarter} ${keyResult}`} className="text-dense">
              <span className="flex justify-between gap-3">
                <span>{keyResult}</span>
                <span className="figures font-semibold">{completion}%</span>
              </span>
              <progress
                aria-label={`${objective}: ${keyResult}`}
                max={100}
                value={completion}
                className="mt-1 h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
              />
            </li>
          ))}
        </Section>
      ) : null}
      <Section title="Changes">
        {person.changes.map(({ id, action, by, at }) => (
          <li key={id} className="text-dense">
            <strong className="font-medium">{changeNames[action] ?? action}</strong>
            <span className="block text-ink-2">
              {by}, <DateText at={at} inSentence />
            </span>
          </li>
        ))}
        {person.changes.length === 0 ? <li className="text-dense text-ink-2">None in the last 12 months.</li> : null}
      </Section>
    </aside>
  );
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-card font-semibold">{title}</h2>
      {note ? <p className="text-dense text-ink-2">{note}</p> : null}
      <ul className="mt-2 flex flex-col gap-2">{children}</ul>
    </section>
  );
}
