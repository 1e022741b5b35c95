import { Button } from "../actions/button.tsx";
import { StatusBadge } from "../feedback/status-badge.tsx";
import { DateText } from "../words/date-text.tsx";
import { Money } from "../words/money.tsx";

export interface ListedRefund {
  id: number;
  state: "asked" | "paid" | "failed";
  way: "card" | "bank" | "hand";
  totalMinor: number;
  reason: string;
  by: string;
  at: string;
  message: string;
  lines: readonly { name: string; quantity: number }[];
  creditNote: string | null;
  creditNoteUrl: string | null;
}

interface RefundListProps {
  refunds: readonly ListedRefund[];
  currency: string;
  /** Absent for those who may not. */
  onAgain?: ((refund: number) => void) | undefined;
}

const states = {
  asked: { tone: "warning", text: "On its way" },
  paid: { tone: "success", text: "Paid back" },
  failed: { tone: "danger", text: "Refused" },
} as const;

/** What its way changes of that. */
const ways: Record<ListedRefund["way"], Partial<Record<ListedRefund["state"], string>>> = {
  card: {},
  bank: { paid: "Taken by the bank" },
  hand: { asked: "To be paid by hand", paid: "Paid back by hand" },
};

/** Money that went back, with its credit notes; what the processor refused says why and is asked for again. */
export function RefundList({ refunds, currency, onAgain }: RefundListProps) {
  return (
    <ul className="flex flex-col gap-3 text-dense">
      {refunds.map((refund) => (
        <li key={refund.id} className="flex flex-col gap-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Money amountMinor={refund.totalMinor} currency={currency} className="font-semibold" />
            <StatusBadge tone={states[refund.state].tone}>
              {ways[refund.way][refund.state] ?? states[refund.state].text}
            </StatusBadge>
            {refund.creditNoteUrl ? (
              // A file of the API, outside of the tool's own addresses.
              <a
                href={refund.creditNoteUrl}
                target="_blank"
                rel="noopener"
                className="ml-auto font-medium text-primary underline-offset-3 hover:underline"
              >
                {refund.creditNote}
              </a>
            ) : null}
          </span>
          <span className="text-ink-2">
            {[
              ...refund.lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)),
              refund.reason,
            ]
              .filter(Boolean)
              .join(", ")}
          </span>
          <span className="text-label text-ink-2">
            <DateText at={refund.at} /> by {refund.by}
          </span>
          {refund.state === "failed" ? (
            <span className="flex items-center gap-3 text-danger">
              <span className="min-w-0 flex-1">{refund.message}</span>
              {onAgain ? (
                <Button size="row" onPress={() => onAgain(refund.id)}>
                  Try again
                </Button>
              ) : null}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
