import { Button } from "@selvedge/ui/actions/button";
import { KeyHint } from "@selvedge/ui/actions/key-hint";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { cx } from "@selvedge/ui/class-names.ts";
import { Avatar } from "@selvedge/ui/content/avatar";
import { Notice } from "@selvedge/ui/feedback/notice";
import { TextField } from "@selvedge/ui/fields/text-field";
import { DateText } from "@selvedge/ui/words/date-text";
import { useEffect, useRef, useState } from "react";
import { api } from "../data/api.ts";
import type { AccessRequest } from "../data/reply.ts";
import { useKeys } from "../data/use-keys.ts";
import { useMay } from "../session/person.ts";
import { useStaffChange } from "../staff/use-staff-change.ts";

const lengths = [
  { id: "1", label: "1 day", give: "Give for 1 day", until: "for a day" },
  { id: "7", label: "7 days", give: "Give for 7 days", until: "for 7 days" },
  { id: "30", label: "30 days", give: "Give for 30 days", until: "for 30 days" },
  { id: "always", label: "Always", give: "Give for good", until: "from now on" },
];

interface RequestCardProps {
  request: AccessRequest;
  /** Keys answer this one. */
  isCurrent: boolean;
  /** Somebody works in this card. */
  onCurrent: () => void;
}

/** Somebody asks to do more: who, what, why, what helps to decide, and the answers. */
export function RequestCard({ request, isCurrent, onCurrent }: RequestCardProps) {
  const card = useRef<HTMLElement>(null);
  const noteField = useRef<HTMLInputElement>(null);
  const { isBusy, run } = useStaffChange();
  const [length, setLength] = useState("1");
  const [note, setNote] = useState("");
  const [error, setError] = useState<string>();
  const chosen = lengths.find(({ id }) => id === length)!;
  const isOpen = !request.isOwn && request.beyondYours.length === 0;
  const [firstName = request.fullName] = request.fullName.split(" ");
  const params = { id: request.id };
  const give = () =>
    run(
      () =>
        api("POST /atlas/access-requests/{id}/answer/", {
          params,
          body: { answer: "grant", days: length === "always" ? null : Number(length), note },
        }),
      `${firstName} may do this ${chosen.until}.`,
    );
  const refuse = () => {
    if (note.trim() === "") {
      setError(`Tell ${firstName} why.`);
      noteField.current?.focus();
      return;
    }
    void run(
      () => api("POST /atlas/access-requests/{id}/answer/", { params, body: { answer: "deny", note } }),
      `${firstName} gets your answer by email.`,
    );
  };
  const mayGive = isOpen && !isBusy;
  useKeys(
    {
      ...(mayGive ? { y: () => void give() } : {}),
      ...(isBusy ? {} : { n: refuse }),
      ...(isOpen ? Object.fromEntries(lengths.map(({ id }, place) => [String(place + 1), () => setLength(id)])) : {}),
    },
    !isCurrent || request.isOwn,
  );
  useEffect(() => {
    if (isCurrent) card.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  return (
    <article
      ref={card}
      aria-label={`${request.fullName} asks for a permission`}
      onFocus={onCurrent}
      className={cx(
        "grid scroll-my-4 overflow-hidden rounded-card border bg-surface md:grid-cols-[minmax(0,1fr)_22rem]",
        isCurrent ? "border-primary shadow-[0_0_0_1px_var(--sv-primary)]" : "border-line",
      )}
    >
      <div className="flex gap-3 p-4">
        <Avatar name={request.fullName} size={36} />
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-dense text-ink-2">
            <span>
              <Asker request={request} /> {request.from}
            </span>
            <DateText at={request.createdAt} />
          </p>
          {request.permissions.map(({ word, sentence }) => (
            <p key={word}>
              <strong className="block text-card font-semibold">{sentence}</strong>
              <code className="text-dense text-ink-2">{word}</code>
            </p>
          ))}
          <blockquote className="border-line border-l-2 pl-3 text-body wrap-anywhere">“{request.reason}”</blockquote>
          <Hint request={request} />
        </div>
      </div>
      <div className="flex flex-col justify-between gap-3 border-line bg-canvas p-4 max-md:border-t md:border-l">
        {request.isOwn ? (
          <p className="text-dense text-ink-2">This is yours. It waits for a colleague.</p>
        ) : (
          <>
            <div className="flex flex-col gap-3">
              {isOpen ? (
                <div className="flex flex-col gap-1.5">
                  <span className="text-label font-medium">Give it for</span>
                  <Segmented
                    label="Give it for"
                    segments={lengths.map(({ id, label }) => ({ id, label }))}
                    value={length}
                    onChange={setLength}
                  />
                </div>
              ) : null}
              <TextField
                label={`A note to ${firstName}`}
                hint="Needed to refuse."
                maxLength={500}
                inputRef={noteField}
                value={note}
                onChange={(text) => {
                  setNote(text);
                  setError(undefined);
                }}
                {...(error ? { error } : {})}
              />
            </div>
            <div className="flex flex-wrap gap-2">
              {isOpen ? (
                <Button variant="primary" className="flex-1" busy={isBusy} onPress={() => void give()}>
                  {chosen.give}
                  {isCurrent ? <KeyHint keys="Y" tone="inverse" /> : null}
                </Button>
              ) : null}
              <Button variant="danger" isDisabled={isBusy} onPress={refuse}>
                Refuse
                {isCurrent ? <KeyHint keys="N" /> : null}
              </Button>
            </div>
          </>
        )}
      </div>
    </article>
  );
}

function Asker({ request: { fullName, userId } }: { request: AccessRequest }) {
  const mayRead = useMay("staff.read");
  if (userId === null || !mayRead) return <strong className="font-semibold text-ink">{fullName}</strong>;
  return <TextLink href={`/staff/${userId}`}>{fullName}</TextLink>;
}

/** What helps to decide: who could give it where the reader can't, and whose shop it is. */
function Hint({ request: { isOfShop, from, isOwn, beyondYours, answerers } }: { request: AccessRequest }) {
  if (isOfShop)
    return <Notice title={`${from}'s owner can answer this too`}>Answer it where nobody at the shop does.</Notice>;
  if (!isOwn && beyondYours.length === 0) return null;
  const who =
    answerers.length > 0 ? `${answerers.join(", ")} can answer.` : "Only a super admin could answer, and none is here.";
  return <Notice tone="warning" title={isOwn ? who : `You can't give what you don't have. ${who}`} />;
}
