import { StatusBadge, type StatusShape, type Tone } from "@selvedge/ui/feedback/status-badge";
import type { Column } from "@selvedge/ui/tables/table-column.ts";
import { TwoLines } from "@selvedge/ui/tables/table-parts";
import { DateText } from "@selvedge/ui/words/date-text";
import { Money } from "@selvedge/ui/words/money";
import type { GiftCard } from "./gift-card-query.ts";

const looks: Record<GiftCard["state"], { word: string; tone: Tone; shape: StatusShape }> = {
  open: { word: "Open", tone: "success", shape: "dot" },
  spent: { word: "Spent", tone: "neutral", shape: "dot" },
  expired: { word: "Expired", tone: "neutral", shape: "ring" },
  disabled: { word: "Disabled", tone: "neutral", shape: "square" },
};

export function GiftCardState({ state }: { state: GiftCard["state"] }) {
  const { word, tone, shape } = looks[state];
  return (
    <StatusBadge tone={tone} shape={shape}>
      {word}
    </StatusBadge>
  );
}

/** "•••• 4TBQ": a card by the end of its code, all that is known of it. */
export const giftCardName = (ending: string): string => `•••• ${ending}`;

/** Where a gift card ends, or that it does not. */
export const LastDay = ({ lastDay }: Pick<GiftCard, "lastDay">) =>
  lastDay === null ? "Never" : <DateText at={`${lastDay}T12:00:00Z`} form="day" />;

export const giftCardColumns: Column<GiftCard>[] = [
  {
    id: "card",
    header: "Card",
    opens: true,
    cell: ({ ending, holderName, holderEmail, reason }) => (
      <TwoLines
        first={<span className="font-mono">{giftCardName(ending)}</span>}
        second={holderName || holderEmail || reason}
      />
    ),
  },
  { id: "state", header: "State", width: "120px", cell: ({ state }) => <GiftCardState state={state} /> },
  {
    id: "balance",
    header: "On it",
    width: "110px",
    align: "end",
    cell: ({ balanceMinor, currency }) => <Money amountMinor={balanceMinor} currency={currency} />,
  },
  {
    id: "issued",
    header: "Issued with",
    width: "110px",
    align: "end",
    from: "lg",
    cell: ({ issuedMinor, currency }) => <Money amountMinor={issuedMinor} currency={currency} />,
  },
  {
    id: "by",
    header: "Issued by",
    width: "170px",
    from: "lg",
    cell: ({ issuedBy, issuedAt }) => <TwoLines first={issuedBy} second={<DateText at={issuedAt} form="day" />} />,
  },
  { id: "until", header: "Last day", width: "120px", from: "lg", cell: (row) => <LastDay {...row} /> },
];

/** A card as a row of a phone. */
export function PhoneGiftCard({ row }: { row: GiftCard }) {
  return (
    <span className="flex flex-col gap-1">
      <span className="flex items-center justify-between gap-2">
        <span className="font-mono font-medium">{giftCardName(row.ending)}</span>
        <GiftCardState state={row.state} />
      </span>
      <span className="flex items-center justify-between gap-2 text-label text-ink-2">
        <span className="min-w-0 truncate">{row.holderName || row.holderEmail || row.reason}</span>
        <Money className="shrink-0" amountMinor={row.balanceMinor} currency={row.currency} />
      </span>
    </span>
  );
}
