import { LinkButton } from "@selvedge/ui/actions/link-button";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { DateText } from "@selvedge/ui/words/date-text";
import type { AccessSummary } from "../data/reply.ts";
import { useMay, usePerson } from "../session/person.ts";

type Door = AccessSummary["doors"][number];

/** What staff were refused lately: which permission was missing, how often and to whom, with a way to give it. */
export function DoorsCard({ doors }: { doors: readonly Door[] }) {
  const mayLook = useMay("system.read");
  const [first] = doors;
  return (
    <Card
      flush
      title="Doors people ran into"
      note="7 days"
      aside={mayLook && first ? <TextLink href="/audit?action=permission.refused">Look in the audit</TextLink> : null}
      {...(first?.role
        ? { footer: `${timesText(first.times)} for one door: perhaps it belongs to the role ${first.role}.` }
        : {})}
    >
      {first ? (
        <ul aria-label="Doors people ran into" className="border-line border-t">
          {doors.map((door) => (
            <DoorRow key={door.word} door={door} />
          ))}
        </ul>
      ) : (
        <p className="border-line border-t px-4 py-3 text-dense text-ink-2">
          No one was refused. Pages and actions that stay closed to somebody appear here.
        </p>
      )}
    </Card>
  );
}

function DoorRow({ door: { word, sentence, times, people, morePeople } }: { door: Door }) {
  return (
    <li className="flex flex-col gap-1.5 border-line px-4 py-2.5 text-dense not-first:border-t">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0">
          <span className="block font-medium">{sentence}</span>
          <code className="text-ink-2">{word}</code>
        </p>
        <strong className="whitespace-nowrap font-semibold">{timesText(times)}</strong>
      </div>
      <ul aria-label={`Refused: ${sentence}`} className="flex flex-col gap-1">
        {people.map((person) => (
          <PersonRow key={person.userId} person={person} word={word} sentence={sentence} />
        ))}
      </ul>
      {morePeople > 0 ? <p className="text-ink-2">{`And ${morePeople} more`}</p> : null}
    </li>
  );
}

interface PersonRowProps {
  person: Door["people"][number];
  word: string;
  sentence: string;
}

/** Nobody gives what they don't have, and nobody changes their own access. */
function PersonRow({ person: { userId, fullName, times, lastAt, isYou }, word, sentence }: PersonRowProps) {
  const mayRead = useMay("staff.read");
  const mayEdit = useMay("staff.edit");
  const mine = usePerson().staff?.permissions ?? [];
  const mayGive = mayRead && mayEdit && !isYou && mine.includes(word);
  return (
    <li className="flex min-h-7 items-center gap-2">
      <p className="min-w-0 flex-1 text-ink-2">
        {mayRead ? (
          <TextLink href={`/staff/${userId}`}>{fullName}</TextLink>
        ) : (
          <span className="text-ink">{fullName}</span>
        )}
        {isYou ? " (you)" : ""}, {times === 1 ? "" : `${timesText(times)}, last `}
        <DateText at={lastAt} inSentence />
      </p>
      {mayGive ? (
        <LinkButton
          size="row"
          href={`/staff/${userId}?give=${word}`}
          aria-label={`Give ${fullName} the permission “${sentence}”`}
        >
          Give
        </LinkButton>
      ) : null}
    </li>
  );
}

const timesText = (times: number): string => (times === 1 ? "Once" : `${times} times`);
