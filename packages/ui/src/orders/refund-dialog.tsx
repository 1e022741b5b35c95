import {
  decideRefund,
  type EarlierRefund,
  type MoneyBack,
  type PaidOrder,
  refundRefusals,
} from "@selvedge/domain/money/refund";
import { refundReasons } from "@selvedge/domain/returns/refund-reasons";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "../actions/button.tsx";
import { Checkbox } from "../choices/checkbox.tsx";
import { Segmented } from "../choices/segmented.tsx";
import { SelectField } from "../choices/select-field.tsx";
import { MoneyField } from "../fields/money-field.tsx";
import { FormMessage } from "../fields/server-form.tsx";
import { TextArea } from "../fields/text-area.tsx";
import { Dialog } from "../overlays/dialog.tsx";
import { Money } from "../words/money.tsx";
import { RefundPieces } from "./refund-pieces.tsx";
import { RefundSums } from "./refund-sums.tsx";

export interface Refundable {
  currency: string;
  leftMinor: number;
  limitMinor: number | null;
  order: PaidOrder;
  earlier: readonly EarlierRefund[];
  goods: readonly { id: number; name: string; detail: string; imageUrl: string | null }[];
}

export interface RefundRequest {
  body: { what: MoneyBack; amountMinor: number; reason: string; words: string; seen: number };
  /** The same for every try of one refund. */
  idempotencyKey: string;
}

interface RefundDialogProps {
  refundable: Refundable;
  /** Who reads the words. */
  shopper: string;
  /** "Visa ending 4242" */
  paidWith: string;
  onClose: () => void;
  /** Gives what a person reads where it was refused; null once it is done. */
  onRefund: (request: RefundRequest) => Promise<string | null>;
}

type Kind = MoneyBack["kind"];
const reasons = refundReasons.map((name) => ({ id: name, label: name }));

/** Money back for pieces, as a sum, or all that is left: what comes of it stands there before it is asked for. */
export function RefundDialog({ refundable, shopper, paidWith, onClose, onRefund }: RefundDialogProps) {
  const { order, earlier, currency, limitMinor } = refundable;
  const [kind, setKind] = useState<Kind>("lines");
  const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(new Map());
  const [withDelivery, setWithDelivery] = useState<boolean>();
  const [amountMinor, setAmountMinor] = useState<number | null>(null);
  const [failure, setFailure] = useState("");
  const [isBusy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());
  const form = useId();
  const lines = [...pieces].map(([id, quantity]) => ({ id, quantity }));
  const asked: Record<Kind, MoneyBack> = {
    rest: { kind: "rest" },
    lines: { kind: "lines", lines, delivery: withDelivery },
    amount: { kind: "amount", amountMinor: amountMinor ?? 0, delivery: withDelivery ?? false },
  };
  const decision = decideRefund(order, earlier, asked[kind]);
  const refund = decision.ok && decision.refund.amountMinor > 0 ? decision.refund : null;
  const isOver = refund !== null && limitMinor !== null && refund.amountMinor > limitMinor;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!refund || isBusy) return;
    const data = new FormData(event.currentTarget);
    setBusy(true);
    const body = { what: asked[kind], amountMinor: refund.amountMinor, seen: earlier.length };
    const texts = { reason: String(data.get("reason")), words: String(data.get("words")) };
    const refused = await onRefund({ body: { ...body, ...texts }, idempotencyKey: key.current });
    setBusy(false);
    if (refused === null) onClose();
    else setFailure(refused);
  };

  return (
    <Dialog
      title="Refund"
      width="regular"
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" busy={isBusy} isDisabled={!refund || isOver}>
            Refund {refund ? <Money amountMinor={refund.amountMinor} currency={currency} /> : null}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {failure ? <FormMessage text={failure} /> : null}
        <div>
          <Segmented
            label="What goes back"
            value={kind}
            onChange={(id) => setKind(id as Kind)}
            segments={[
              { id: "lines", label: "Pieces" },
              { id: "amount", label: "An amount" },
              { id: "rest", label: "Everything left" },
            ]}
          />
        </div>
        {kind === "lines" ? <RefundPieces refundable={refundable} pieces={pieces} onChange={setPieces} /> : null}
        {kind === "amount" ? (
          <MoneyField
            label="Amount, with VAT"
            valueMinor={amountMinor}
            currency={currency}
            onChangeMinor={setAmountMinor}
            autoFocus
          />
        ) : null}
        {kind === "rest" || order.shippingMinor === 0 ? null : (
          <Checkbox
            isSelected={withDelivery ?? (kind === "lines" && (refund?.delivery.length ?? 0) > 0)}
            onChange={setWithDelivery}
            label={kind === "lines" ? "Delivery as well" : "Out of the delivery too"}
          />
        )}
        <RefundSums
          refund={refund}
          currency={currency}
          paidWith={paidWith}
          against={
            isOver
              ? "The amount is over your limit. Ask finance."
              : decision.ok || decision.code === "nothing_asked"
                ? ""
                : refundRefusals[decision.code]
          }
        />
        <SelectField name="reason" label="Reason" options={reasons} placeholder="Choose a reason" isRequired compact />
        <TextArea
          name="words"
          label={`Words to ${shopper}`}
          aside="go with the mail"
          rows={2}
          maxLength={600}
          compact
        />
      </form>
    </Dialog>
  );
}
