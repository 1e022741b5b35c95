import { Avatar } from "@selvedge/ui/content/avatar";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { DateText } from "@selvedge/ui/words/date-text";
import type { AccessRequest } from "../data/reply.ts";

/** One answered request: what was asked, what became of it, by whom, with which note. */
export function AnsweredRow({ request: { fullName, from, permissions, status, answer } }: { request: AccessRequest }) {
  return (
    <li className="flex flex-wrap items-start gap-3 border-line px-4 py-3 not-first:border-t">
      <Avatar name={fullName} size={32} />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-body font-semibold">{permissions.map(({ sentence }) => sentence).join(", ")}</h2>
        <p className="text-dense text-ink-2">{`${fullName}, ${from}`}</p>
        {answer?.note ? <p className="text-dense wrap-anywhere">“{answer.note}”</p> : null}
      </div>
      <p className="text-dense text-ink-2 sm:text-right">
        {status === "granted" ? (
          <StatusBadge tone="success">Given</StatusBadge>
        ) : (
          <StatusBadge shape="square">Refused</StatusBadge>
        )}
        {answer ? (
          <span className="mt-1 block">
            {answer.by}, <DateText at={answer.at} />
            {answer.until ? (
              <span className="block">
                until <DateText at={answer.until} />
              </span>
            ) : null}
          </span>
        ) : null}
      </p>
    </li>
  );
}
