import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { DefinitionList } from "@selvedge/ui/content/definition-list";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { TextField } from "@selvedge/ui/fields/text-field";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { DateText } from "@selvedge/ui/words/date-text";
import { Money } from "@selvedge/ui/words/money";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { api } from "../data/api.ts";
import { useMay } from "../session/shop.ts";
import type { GiftCardWithEntries } from "./gift-card-query.ts";
import { useGiftCardChange } from "./use-gift-card-change.ts";

type Sale = NonNullable<GiftCardWithEntries["sale"]>;

/** Who bought a card for whom, whether it was mailed, and what may be done: mail it again, or give the money back. */
export function SoldCard({ card, sale }: { card: GiftCardWithEntries; sale: Sale }) {
  const mayEdit = useMay("giftcards.edit");
  const mayRefund = useMay("orders.refund");
  const [open, setOpen] = useState<"send" | "refund" | null>(null);
  const { isBusy, run } = useGiftCardChange(`gift card sale ${card.id}`);
  const close = () => setOpen(null);
  const { id } = card;
  const hasFailed = sale.refund?.state === "failed";
  const backMinor = sale.refund?.amountMinor ?? sale.refundableMinor;
  const refund = async () => {
    await run(
      async (division) =>
        (
          await api("POST /divisions/{division}/gift-cards/{id}/refund/", {
            params: { division, id },
            body: hasFailed ? {} : { expectedMinor: backMinor },
          })
        ).data,
      "The money is going back.",
    );
    close();
  };
  return (
    <Card
      title="Sold online"
      aside={sale.refund ? <RefundBadge refund={sale.refund} /> : null}
      footer={
        <span className="flex flex-wrap justify-end gap-2">
          {mayRefund && (hasFailed || sale.refundableMinor > 0) ? (
            <Button size="dense" variant="danger" onPress={() => setOpen("refund")}>
              {hasFailed ? "Try the refund again" : "Refund"}
            </Button>
          ) : null}
          {mayEdit && sale.refund === null ? (
            <Button size="dense" onPress={() => setOpen("send")}>
              Mail it again
            </Button>
          ) : null}
        </span>
      }
    >
      <DefinitionList facts={factsOf(sale, card.currency)} />
      {sale.refund?.message ? <p className="mt-3 text-dense text-danger">{sale.refund.message}</p> : null}
      {mayRefund && !sale.refund && sale.againstRefund ? (
        <p className="mt-3 text-dense text-ink-2">No refund: {sale.againstRefund}</p>
      ) : null}
      <SendDialog card={card} sale={sale} isOpen={open === "send"} onClose={close} />
      <ConfirmDialog
        isDanger
        title="Refund this gift card?"
        confirmLabel="Refund and disable it"
        keepLabel="Keep it"
        isOpen={open === "refund"}
        isBusy={isBusy}
        onConfirm={() => void refund()}
        onClose={close}
      >
        <Money amountMinor={backMinor} currency={card.currency} /> goes back to {sale.paidWith}, and the card pays
        nothing any more. What is spent of it stays spent.
      </ConfirmDialog>
    </Card>
  );
}

function RefundBadge({ refund: { state } }: { refund: NonNullable<Sale["refund"]> }) {
  const looks = {
    asked: ["neutral", "Money going back"],
    paid: ["success", "Refunded"],
    failed: ["danger", "Refund refused"],
  } as const;
  const [tone, words] = looks[state];
  return <StatusBadge tone={tone}>{words}</StatusBadge>;
}

const factsOf = (sale: Sale, currency: string) => [
  { term: "Bought by", value: `${sale.buyerName}, ${sale.buyerEmail}` },
  { term: "For", value: `${sale.recipientName}, ${sale.recipientEmail}` },
  ...(sale.message ? [{ term: "Message", value: <span className="whitespace-pre-line">{sale.message}</span> }] : []),
  {
    term: "Paid",
    value: (
      <>
        <Money amountMinor={sale.amountMinor} currency={currency} /> with {sale.paidWith}
      </>
    ),
  },
  {
    term: "Mailed",
    value: sale.sentAt ? (
      <DateText at={sale.sentAt} />
    ) : (
      <>
        on <DateText at={`${sale.sendOn}T12:00:00Z`} form="day" />
      </>
    ),
  },
];

interface SendProps {
  card: GiftCardWithEntries;
  sale: Sale;
  isOpen: boolean;
  onClose: () => void;
}

function SendDialog({ card, sale, isOpen, onClose }: SendProps) {
  const [email, setEmail] = useState(sale.recipientEmail);
  const { isBusy, errors, clear, run } = useGiftCardChange(`gift card mail ${card.id}`);
  const send = async () => {
    const { id } = card;
    const isDone = await run(
      async (division) =>
        (
          await api("POST /divisions/{division}/gift-cards/{id}/send/", {
            params: { division, id },
            body: { email, mails: sale.mails },
          })
        ).data,
      `Mailed to ${email}.`,
    );
    if (isDone) onClose();
  };
  return (
    <Dialog title="Mail the gift card again" isOpen={isOpen} onClose={onClose}>
      <Form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          compact
          type="email"
          label="To"
          value={email}
          onChange={(text) => {
            setEmail(text);
            clear();
          }}
          {...(errors.email && { error: errors.email })}
        />
        <div className="flex justify-end gap-2">
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Sending">
            Mail it
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
