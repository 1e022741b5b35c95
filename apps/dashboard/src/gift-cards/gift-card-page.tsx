import { Button } from "@selvedge/ui/actions/button";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { DefinitionList } from "@selvedge/ui/content/definition-list";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { DateText } from "@selvedge/ui/words/date-text";
import { Money } from "@selvedge/ui/words/money";
import { useState } from "react";
import { api } from "../data/api.ts";
import { useMay } from "../session/shop.ts";
import { BalanceDialog } from "./balance-dialog.tsx";
import { GiftCardState, giftCardName, LastDay } from "./gift-card-columns.tsx";
import type { GiftCardWithEntries } from "./gift-card-query.ts";
import { SoldCard } from "./sold-card.tsx";
import { useGiftCardChange } from "./use-gift-card-change.ts";

/** One card: what is on it, for whom it is, every entry of its balance, and what may be done with it. */
export function GiftCardPage({ card }: { card: GiftCardWithEntries }) {
  const mayEdit = useMay("giftcards.edit");
  const [open, setOpen] = useState<"balance" | "disable" | null>(null);
  const { isBusy, run } = useGiftCardChange(`gift card ${card.id}`);
  const close = () => setOpen(null);
  const disable = async () => {
    const { id } = card;
    await run(
      async (division) =>
        (await api("POST /divisions/{division}/gift-cards/{id}/disable/", { params: { division, id } })).data,
      "Disabled. It pays nothing from now on.",
    );
    close();
  };
  const isUsable = card.state === "open" || card.state === "spent";
  return (
    <div className="flex flex-col gap-5">
      <Card
        title={<span className="font-mono">{giftCardName(card.ending)}</span>}
        aside={<GiftCardState state={card.state} />}
        footer={
          mayEdit && card.state !== "disabled" ? (
            <span className="flex flex-wrap justify-end gap-2">
              <Button size="dense" variant="danger" onPress={() => setOpen("disable")}>
                Disable
              </Button>
              {isUsable ? (
                <Button size="dense" variant="primary" onPress={() => setOpen("balance")}>
                  Change what is on it
                </Button>
              ) : null}
            </span>
          ) : null
        }
      >
        <p className="figures text-[1.75rem]/9 font-semibold tracking-[-0.02em]">
          <Money amountMinor={card.balanceMinor} currency={card.currency} />
        </p>
        <p className="mb-4 text-dense text-ink-2">
          on it, of <Money amountMinor={card.issuedMinor} currency={card.currency} /> when it was issued
          {card.heldMinor > 0 ? (
            <>
              . An order that is being paid holds <Money amountMinor={card.heldMinor} currency={card.currency} />
            </>
          ) : null}
        </p>
        <DefinitionList facts={factsOf(card)} />
      </Card>
      {card.sale ? <SoldCard card={card} sale={card.sale} /> : null}
      <Card title="Every entry" flush>
        <Entries card={card} />
      </Card>
      <BalanceDialog card={card} isOpen={open === "balance"} onClose={close} />
      <ConfirmDialog
        isDanger
        title={`Disable ${giftCardName(card.ending)}?`}
        confirmLabel="Disable it for good"
        keepLabel="Keep it"
        isOpen={open === "disable"}
        isBusy={isBusy}
        onConfirm={() => void disable()}
        onClose={close}
      >
        Its <Money amountMinor={card.balanceMinor} currency={card.currency} /> can no longer be spent. A card that is
        disabled stays so: you can issue a new one.
      </ConfirmDialog>
    </div>
  );
}

const factsOf = (card: GiftCardWithEntries) => [
  ...(card.holderName ? [{ term: "For", value: card.holderName }] : []),
  ...(card.holderEmail ? [{ term: "Email", value: card.holderEmail }] : []),
  { term: "Why", value: card.reason },
  { term: "Last day", value: <LastDay {...card} /> },
  {
    term: "Issued",
    value: (
      <>
        <DateText at={card.issuedAt} />
        {card.sale ? ", sold online" : ` by ${card.issuedBy}`}
      </>
    ),
  },
  ...(card.disabledAt ? [{ term: "Disabled", value: <DateText at={card.disabledAt} /> }] : []),
];

const words = { issued: "Issued", added: "Added", taken: "Taken off", spent: "Spent", returned: "Came back" } as const;

function Entries({ card: { entries, currency } }: { card: GiftCardWithEntries }) {
  return (
    <ul className="divide-y divide-line border-line border-t">
      {entries.map(({ id, kind, amountMinor, balanceMinor, reason, by, order, orderId, at }) => (
        <li key={id} className="flex items-start justify-between gap-4 px-4 py-3 text-dense">
          <span className="min-w-0">
            <span className="font-medium">{words[kind]}</span>
            {order === null ? (
              <span className="block break-words text-ink-2">{reason}</span>
            ) : (
              <span className="block text-ink-2">
                {kind === "spent" ? "on" : "from"} order <TextLink href={`/orders/${orderId}`}>{order}</TextLink>
              </span>
            )}
            <span className="block text-label text-ink-2">
              {by ? <>{by}, </> : null}
              <DateText at={at} inSentence={by !== ""} />
            </span>
          </span>
          <span className="figures shrink-0 text-right">
            <span className="font-medium">
              {amountMinor > 0 ? "+" : ""}
              <Money amountMinor={amountMinor} currency={currency} />
            </span>
            <span className="block text-label text-ink-2">
              <Money amountMinor={balanceMinor} currency={currency} /> left
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
