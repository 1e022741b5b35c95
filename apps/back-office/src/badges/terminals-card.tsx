import { Button } from "@selvedge/ui/actions/button";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Card } from "@selvedge/ui/content/card";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { DateText } from "@selvedge/ui/words/date-text";
import { useState } from "react";
import { api } from "../data/api.ts";
import type { TerminalRow } from "../data/reply.ts";
import { useMay } from "../session/person.ts";
import { minuteOptions } from "./minute-options.ts";
import { OpenTerminal } from "./open-terminal.tsx";
import { useBadgeChange } from "./use-badge-change.ts";

/** The tablets and computers on which badges work, and making this one of them. */
export function TerminalsCard({ terminals }: { terminals: readonly TerminalRow[] }) {
  // Without it there is no list of stations to choose from.
  const mayOpen = useMay("floor.read");
  return (
    <Card
      flush
      title="Terminals"
      note="The tablets and computers at the stations on which badges work. Open the page on the device itself."
    >
      <ul className="border-line border-t">
        {terminals.map((terminal) => (
          <TerminalItem key={terminal.id} terminal={terminal} />
        ))}
      </ul>
      {terminals.length === 0 ? <p className="px-4 py-3 text-dense text-ink-2">Badges work nowhere yet.</p> : null}
      {mayOpen ? <OpenTerminal here={terminals.find(({ isHere }) => isHere) ?? null} /> : null}
    </Card>
  );
}

function TerminalItem({ terminal }: { terminal: TerminalRow }) {
  const { id, name, lockAfterMinutes, isHere } = terminal;
  const { isBusy, run } = useBadgeChange();
  const [isClosing, setClosing] = useState(false);
  const change = (minutes: string) =>
    run(
      () => api("PATCH /atlas/terminals/{id}/", { params: { id }, body: { lockAfterMinutes: Number(minutes) } }),
      `${name} locks after ${minutes} min from its next visit on.`,
    );
  const close = async () => {
    const call = () => api("POST /atlas/terminals/{id}/close/", { params: { id } });
    if (await run(call, `Badges don't work at ${name} any more.`)) {
      setClosing(false);
      if (isHere) location.reload();
    }
  };
  return (
    <li className="grid items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 md:grid-cols-[minmax(0,1fr)_180px_90px]">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 text-body font-semibold">
          {name}
          {isHere ? <StatusBadge tone="info">This device</StatusBadge> : null}
        </h3>
        <p className="text-label text-ink-2">
          Opened by {terminal.openedBy}, <DateText at={terminal.openedAt} />
          {terminal.lastUsedAt ? (
            <>
              {" "}
              · last badge <DateText at={terminal.lastUsedAt} />
            </>
          ) : null}
        </p>
      </div>
      <SelectField
        label={`${name} locks itself`}
        hideLabel
        compact
        options={minuteOptions(lockAfterMinutes).map(({ id, label }) => ({
          id,
          label: `Locks ${label.toLowerCase()}`,
        }))}
        value={String(lockAfterMinutes)}
        onChange={(minutes) => void change(minutes)}
      />
      <Button size="dense" aria-label={`Close: ${name}`} onPress={() => setClosing(true)}>
        Close
      </Button>
      <ConfirmDialog
        title={`Close the terminal at ${name}?`}
        confirmLabel="Close terminal"
        keepLabel="Keep it"
        isDanger
        isOpen={isClosing}
        isBusy={isBusy}
        onConfirm={() => void close()}
        onClose={() => setClosing(false)}
      >
        Badges stop working on that device, and anyone who is signed in there with one is signed out.
      </ConfirmDialog>
    </li>
  );
}
