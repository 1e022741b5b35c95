import { formatMoney } from "@selvedge/domain/money/money";
import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { DefinitionList } from "@selvedge/ui/content/definition-list";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { DateText } from "@selvedge/ui/words/date-text";
import { useState } from "react";
import { api } from "../data/api.ts";
import type { SoldCard } from "../data/reply.ts";
import { useChange } from "../data/use-change.ts";
import { useMay } from "../session/person.ts";
import { SendDialog } from "./send-dialog.tsx";

/** A sold card: what is on it, who bought it for whom, and what may be done, with the reason where it may not. */
export function GiftCardRow({ card }: { card: SoldCard }) {
  const { id, ending, currency, balanceMinor, sale, shop } = card;
  const mayRefund = useMay("orders.refund_small");
  const maySend = useMay("customers.edit");
  const [open, setOpen] = useState<"send" | "refund" | null>(null);
  const { isBusy, run } = useChange(`gift card ${id}`, ["gift-cards"]);
  const close = () => setOpen(null);
  const hasFailed = sale.refund?.state === "failed";
  const backMinor = sale.refund?.amountMinor ?? sale.refundableMinor;
  const back = formatMoney(backMinor, currency);
  const refund = async () => {
    const body = hasFailed ? {} : { expectedMinor: backMinor };
    await run(
      () => api("POST /atlas/gift-cards/{id}/refund/", { params: { id }, body }),
      `${back} is going back to ${sale.buyerName}.`,
    );
    close();
  };
  const canRefund = mayRefund && (hasFailed || sale.refundableMinor > 0);
  const canSend = maySend && sale.refund === null;
  return (
    <li>
      <Card
        title={<span className="font-mono">{`•••• ${ending}`}</span>}
        note={`${shop.name}. ${formatMoney(balanceMinor, currency)} of ${formatMoney(sale.amountMinor, currency)} on it`}
        aside={<CardState card={card} />}
        {...((canRefund || canSend) && {
          footer: (
            <span className="flex flex-wrap justify-end gap-2">
              {canRefund ? (
                <Button size="dense" variant="danger" onPress={() => setOpen("refund")}>
                  {hasFailed ? "Try the refund again" : "Refund"}
                </Button>
              ) : null}
              {canSend ? (
                <Button size="dense" onPress={() => setOpen("send")}>
                  {sale.sentAt ? "Mail it again" : "Mail it now"}
                </Button>
              ) : null}
            </span>
          ),
        })}
      >
        <DefinitionList facts={factsOf(card)} />
        {sale.refund?.message ? <p className="mt-3 text-danger text-dense">{sale.refund.message}</p> : null}
        {mayRefund && !sale.refund && sale.againstRefund ? (
          <p className="mt-3 text-dense text-ink-2">No refund: {sale.againstRefund}</p>
        ) : null}
        <SendDialog card={card} isOpen={open === "send"} onClose={close} />
        <ConfirmDialog
          isDanger
          title={`Refund ${back}?`}
          confirmLabel={hasFailed ? "Ask again" : "Refund and close the card"}
          keepLabel="Keep it"
          isOpen={open === "refund"}
          isBusy={isBusy}
          onConfirm={() => void refund()}
          onClose={close}
        >
          {back} goes back to {sale.paidWith} of {sale.buyerName}, and the card pays nothing any more. What is spent of
          it stays spent.
        </ConfirmDialog>
      </Card>
    </li>
  );
}

const refundLooks = {
  asked: ["neutral", "Money going back"],
  paid: ["success", "Refunded"],
  failed: ["danger", "Refund refused"],
} as const;

const cardLooks = {
  open: ["success", "Open"],
  spent: ["neutral", "Spent"],
  expired: ["neutral", "Expired"],
  disabled: ["neutral", "Disabled"],
} as const;

function CardState({ card: { state, sale } }: { card: SoldCard }) {
  const [tone, words] = sale.refund ? refundLooks[sale.refund.state] : cardLooks[state];
  return <StatusBadge tone={tone}>{words}</StatusBadge>;
}

const factsOf = ({ sale, currency }: SoldCard) => [
  { term: "Bought by", value: `${sale.buyerName}, ${sale.buyerEmail}` },
  { term: "For", value: `${sale.recipientName}, ${sale.recipientEmail}` },
  { term: "Paid", value: `${formatMoney(sale.amountMinor, currency)} with ${sale.paidWith}` },
  {
    term: "Mailed",
    value: sale.sentAt ? (
      <DateText at={sale.sentAt} />
    ) : (
      <>
        Not yet, due <DateText at={`${sale.sendOn}T12:00:00Z`} form="day" inSentence />
      </>
    ),
  },
  ...(sale.refund ? [{ term: "Going back", value: formatMoney(sale.refund.amountMinor, currency) }] : []),
];
