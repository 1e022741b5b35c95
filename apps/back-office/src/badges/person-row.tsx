import { Button } from "@selvedge/ui/actions/button";
import { Avatar } from "@selvedge/ui/content/avatar";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { DateText } from "@selvedge/ui/words/date-text";
import { useState } from "react";
import type { BadgeRow } from "../data/reply.ts";
import { IssueDialog } from "./issue-dialog.tsx";
import { PinDialog } from "./pin-dialog.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

const pinWords = {
  set: { tone: "success", shape: "dot", text: "PIN set" },
  missing: { tone: "neutral", shape: "ring", text: "No PIN" },
  locked: { tone: "danger", shape: "square", text: "PIN locked" },
} as const;

/** One person of the floor: badge, PIN, where they are, and what can be done about it. */
export function PersonRow({ person }: { person: BadgeRow }) {
  const [open, setOpen] = useState<"issue" | "withdraw" | "pin" | null>(null);
  const { fullName, badge, pin } = person;
  const { tone, shape, text } = pinWords[pin];
  const close = () => setOpen(null);
  return (
    <li className="grid items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 last:border-b-0 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_110px_250px]">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={fullName} size={36} />
        <div className="min-w-0">
          <h3 className="truncate text-body font-semibold">{fullName}</h3>
          <p className="truncate text-label text-ink-2">
            No. {person.staffNumber} · {person.roles.join(", ")}
          </p>
        </div>
      </div>
      <p className="text-dense max-md:pl-12">
        {badge ? (
          <>
            Ends in <code className="font-mono">{badge.ending}</code>
            <span className="block text-label text-ink-2">
              {person.station ? (
                `Now at ${person.station}`
              ) : (
                <>
                  Issued: <DateText at={badge.issuedAt} form="day" />
                </>
              )}
            </span>
          </>
        ) : (
          <span className="text-ink-2">No badge{person.station ? `, now at ${person.station}` : ""}</span>
        )}
      </p>
      <span className="max-md:pl-12">
        <StatusBadge tone={tone} shape={shape}>
          {text}
        </StatusBadge>
      </span>
      <div className="flex gap-2 max-md:pl-12 md:justify-end">
        <Button size="dense" aria-label={`Set PIN: ${fullName}`} onPress={() => setOpen("pin")}>
          Set PIN
        </Button>
        {badge ? (
          <Button size="dense" aria-label={`Withdraw: ${fullName}`} onPress={() => setOpen("withdraw")}>
            Withdraw
          </Button>
        ) : (
          <Button
            size="dense"
            variant="primary"
            aria-label={`Issue badge: ${fullName}`}
            onPress={() => setOpen("issue")}
          >
            Issue badge
          </Button>
        )}
      </div>
      <IssueDialog person={person} isOpen={open === "issue"} onClose={close} />
      <PinDialog person={person} isOpen={open === "pin"} onClose={close} />
      <WithdrawDialog person={person} isOpen={open === "withdraw"} onClose={close} />
    </li>
  );
}
