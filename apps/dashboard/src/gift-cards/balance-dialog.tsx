import { giftCardEntry } from "@selvedge/domain/gift-cards/gift-card-balance";
import { Button } from "@selvedge/ui/actions/button";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { MoneyField } from "@selvedge/ui/fields/money-field";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { Money } from "@selvedge/ui/words/money";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { api } from "../data/api.ts";
import { giftCardName } from "./gift-card-columns.tsx";
import type { GiftCardWithEntries } from "./gift-card-query.ts";
import { useGiftCardChange } from "./use-gift-card-change.ts";

interface BalanceDialogProps {
  card: GiftCardWithEntries;
  isOpen: boolean;
  onClose: () => void;
}

/** Takes from a card what its holder spent, or adds to it. */
export function BalanceDialog(props: BalanceDialogProps) {
  return (
    <Dialog
      title={`Change what is on ${giftCardName(props.card.ending)}`}
      isOpen={props.isOpen}
      onClose={props.onClose}
    >
      {props.isOpen ? <BalanceForm {...props} /> : null}
    </Dialog>
  );
}

function BalanceForm({ card, onClose }: BalanceDialogProps) {
  const [uuid] = useState(() => crypto.randomUUID());
  const [way, setWay] = useState<"take" | "add">("take");
  const [typedMinor, setTyped] = useState<number | null>(null);
  const [reason, setReason] = useState("");
  const { isBusy, errors, clear, run } = useGiftCardChange(`gift card ${card.id}`);
  const { id, currency, balanceMinor, heldMinor } = card;
  const amountMinor = (typedMinor ?? 0) * (way === "take" ? -1 : 1);
  const entered = giftCardEntry(
    { balanceMinor, heldMinor, currency, isDisabled: false, isExpired: false },
    amountMinor,
  );
  const fault = errors.amountMinor ?? (typedMinor && !entered.ok ? entered.message : undefined);
  const send = async () => {
    const isDone = await run(
      async (division) =>
        (
          await api("POST /divisions/{division}/gift-cards/{id}/entries/", {
            params: { division, id },
            body: { uuid, amountMinor, reason },
          })
        ).data,
      way === "take" ? "Taken off the card." : "Added to the card.",
    );
    if (isDone) onClose();
  };
  return (
    <Form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Segmented
        label="What to do"
        segments={[
          { id: "take", label: "Take off" },
          { id: "add", label: "Add" },
        ]}
        value={way}
        onChange={(next) => {
          setWay(next as "take" | "add");
          clear();
        }}
      />
      <MoneyField
        autoFocus
        compact
        label="Amount"
        currency={currency}
        valueMinor={typedMinor}
        onChangeMinor={(next) => {
          setTyped(next);
          clear();
        }}
        {...(fault && { error: fault })}
      />
      <TextField
        compact
        label="Why"
        placeholder={way === "take" ? "Spent at the stall" : "A second parcel came late"}
        value={reason}
        onChange={(text) => {
          setReason(text);
          clear();
        }}
        {...(errors.reason && { error: errors.reason })}
      />
      <p className="text-dense text-ink-2" role="status">
        On the card afterwards:{" "}
        <strong className="font-medium text-ink">
          <Money amountMinor={entered.ok ? entered.balanceMinor : balanceMinor} currency={currency} />
        </strong>
      </p>
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving">
          {way === "take" ? "Take it off" : "Add it"}
        </Button>
      </div>
    </Form>
  );
}
