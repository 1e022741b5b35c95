import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { CopyButton } from "../actions/copy-button.tsx";
import { StatusBadge, type Tone } from "../feedback/status-badge.tsx";
import { ConfirmDialog } from "../overlays/confirm-dialog.tsx";
import { DateText } from "../words/date-text.tsx";
import { Money } from "../words/money.tsx";

export interface ListedDifference {
  id: number;
  name: string;
  words: string;
  pieces: number;
  amountMinor: number;
  currency: string;
  state: "owed" | "paid" | "made" | "late" | "returned" | "waived";
  reason: string;
  by: string;
  at: string;
  mails: number;
  payPath: string;
  against: string | null;
  /** Of one that was paid. */
  invoice: string | null;
  invoiceUrl: string | null;
}

interface DifferenceListProps {
  differences: readonly ListedDifference[];
  /** The shop's own address, with or without a slash at its end. */
  shopUrl: string;
  /** Absent for those who may not. Both end once the list is fresh. */
  onAskAgain?: ((difference: ListedDifference) => Promise<void>) | undefined;
  onWithdraw?: ((difference: ListedDifference) => Promise<void>) | undefined;
}

const states: Record<ListedDifference["state"], { tone: Tone; text: string }> = {
  owed: { tone: "warning", text: "Waits for payment" },
  paid: { tone: "info", text: "Paid, being changed" },
  made: { tone: "success", text: "Paid" },
  late: { tone: "neutral", text: "Too late, refunded" },
  returned: { tone: "success", text: "Refunded" },
  waived: { tone: "neutral", text: "Waived" },
};

/** Lines that became a size of another price, or wait to: what was paid, waived or went back, and the link of what waits. */
export function DifferenceList({ differences, ...rest }: DifferenceListProps) {
  return (
    <ul className="flex flex-col gap-3 text-dense">
      {differences.map((difference) => (
        <Difference key={difference.id} difference={difference} {...rest} />
      ))}
    </ul>
  );
}

type DifferenceProps = Omit<DifferenceListProps, "differences"> & { difference: ListedDifference };

function Difference({ difference, ...rest }: DifferenceProps) {
  const { name, words, pieces, amountMinor, currency, state, reason, by, at, against, mails } = difference;
  const isKept = state === "waived" && amountMinor < 0;
  return (
    <li className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Money amountMinor={Math.abs(amountMinor)} currency={currency} className="font-semibold" />
        <StatusBadge tone={states[state].tone}>{isKept ? "Kept" : states[state].text}</StatusBadge>
        {difference.invoiceUrl ? (
          // A file of the API, outside of the tool's own addresses.
          <a
            href={difference.invoiceUrl}
            target="_blank"
            rel="noopener"
            className="ml-auto font-medium text-primary underline-offset-3 hover:underline"
          >
            {difference.invoice}
          </a>
        ) : null}
      </span>
      <span className="text-ink-2">
        {pieces > 1 ? `${pieces} × ` : ""}
        {name}, {words}
      </span>
      {reason || against ? <span className="text-ink-2">{reason || against}</span> : null}
      <span className="text-label text-ink-2">
        <DateText at={at} /> by {by}
        {state === "owed" ? `, ${mailed(mails)}` : ""}
      </span>
      {state === "owed" ? <Waiting difference={difference} {...rest} /> : null}
    </li>
  );
}

/** What can be done while it is not paid: copy the link, mail it again, take it back. */
function Waiting({ difference, shopUrl, onAskAgain, onWithdraw }: DifferenceProps) {
  const [busy, setBusy] = useState<"again" | "withdraw" | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { payPath, mails, against, currency, amountMinor } = difference;
  const run = async (what: "again" | "withdraw", act: (difference: ListedDifference) => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    await act(difference);
    setBusy(null);
    setAsking(false);
  };
  return (
    <span className="flex flex-wrap items-center gap-2 pt-1">
      {against === null ? <CopyButton text={new URL(payPath, shopUrl).href} what="the payment link" /> : null}
      {against === null && onAskAgain ? (
        <Button size="row" busy={busy === "again"} onPress={() => void run("again", onAskAgain)}>
          {mails === 0 ? "Email the link" : "Email again"}
        </Button>
      ) : null}
      {onWithdraw ? (
        <Button size="row" onPress={() => setAsking(true)}>
          Withdraw
        </Button>
      ) : null}
      {onWithdraw ? (
        <ConfirmDialog
          title="Withdraw the payment link?"
          confirmLabel="Withdraw"
          keepLabel="Keep it"
          isOpen={isAsking}
          isBusy={busy === "withdraw"}
          onConfirm={() => void run("withdraw", onWithdraw)}
          onClose={() => setAsking(false)}
        >
          The line stays as it is, and nobody pays <Money amountMinor={amountMinor} currency={currency} />. A payment
          that is on its way goes back by itself.
        </ConfirmDialog>
      ) : null}
    </span>
  );
}

const mailed = (mails: number): string =>
  mails === 0 ? "not emailed" : mails === 1 ? "emailed once" : `emailed ${mails} times`;
