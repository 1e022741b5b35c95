import { formatMoney, toMajor } from "@selvedge/domain/money/money";
import type { LineMoney } from "@selvedge/domain/orders/lines/line-change";
import { remakeChoices } from "@selvedge/domain/returns/remake-reasons";
import { returnReasons } from "@selvedge/domain/returns/return-reasons";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "../actions/button.tsx";
import { Segmented } from "../choices/segmented.tsx";
import { SelectField } from "../choices/select-field.tsx";
import { SkeletonLines } from "../feedback/skeleton.tsx";
import { FormMessage } from "../fields/server-form.tsx";
import { TextArea } from "../fields/text-area.tsx";
import { Dialog } from "../overlays/dialog.tsx";
import { DifferenceChoice, type DifferenceWay } from "./difference-choice.tsx";
import { exchangeDifference } from "./exchange-difference.ts";
import { type Chosen, RemakePieces } from "./remake-pieces.tsx";

/** What may be done again with garments that were sent. */
export type RemakeKind = "exchange" | "reprint" | "resend" | "return";
type Wish = "refund" | "exchange";

export interface RemakablePiece {
  id: number;
  name: string;
  detail: string;
  imageUrl: string | null;
  left: number;
  variantId: number | null;
  /** What it costs now. */
  money: LineMoney;
  rate: number;
  variants: readonly {
    id: number;
    colour: string;
    size: string;
    hex: string;
    isAvailable: boolean;
    /** What a piece costs more in it, before the discount. */
    extraMinor: number;
  }[];
}

export interface RemakeRequest {
  pieces: { id: number; quantity: number; variant?: number }[];
  /** Of a reprint and a return. */
  reason: string;
  /** What a return ends with, once it is here. */
  wish: Wish;
  note: string;
  /** Of an exchange, in major units; and why it is waived. */
  expectedDifference: number;
  waive?: string;
  /** The same for every try of one request. */
  idempotencyKey: string;
}

interface RemakeDialogProps {
  kind: RemakeKind;
  /** Undefined while they load. */
  pieces: readonly RemakablePiece[] | undefined;
  currency: string;
  /** Who pays a difference, or gets it back: their first name. */
  shopper: string;
  /** The most that its person may give back, in minor units; null without a limit. */
  limitMinor: number | null;
  onClose: () => void;
  /** Gives what a person reads where it was refused; null once it is done. */
  onSend: (request: RemakeRequest) => Promise<string | null>;
}

const words = {
  exchange: {
    title: "Exchange",
    send: (pieces: string) => `Exchange ${pieces}`,
    lead: "A new order with the other size or colour. What is sent stays with the shopper unless you ask for a return.",
  },
  reprint: {
    title: "Make again",
    send: (pieces: string) => `Make ${pieces} again`,
    lead: "A new order before other work, free of charge. Nothing has to come back.",
  },
  resend: {
    title: "Send again",
    send: (pieces: string) => `Send ${pieces} again`,
    lead: "The parcel counts as lost. A new order before other work, free of charge.",
  },
  return: {
    title: "Expect a return",
    send: (pieces: string) => `Expect ${pieces}`,
    lead: "The shopper gets a number and the address by email. It is settled once it is here.",
  },
} as const;

const toOptions = (reasons: readonly { code: string; name: string }[]) =>
  reasons.map(({ code, name }) => ({ id: code, label: name }));
const reasonsOf = { reprint: toOptions(remakeChoices), return: toOptions(returnReasons) } as const;

/** Which garments of a sent order are made again, and why; for an exchange, as what. */
export function RemakeDialog(props: RemakeDialogProps) {
  const { kind, pieces, currency, shopper, limitMinor, onClose, onSend } = props;
  const [chosen, setChosen] = useState<ReadonlyMap<number, Chosen>>(new Map());
  const reasons = kind === "reprint" || kind === "return" ? reasonsOf[kind] : [];
  const [reason, setReason] = useState("");
  const [wish, setWish] = useState<Wish>("refund");
  const isExchange = kind === "exchange" || (kind === "return" && wish === "exchange");
  const [failure, setFailure] = useState("");
  const [isBusy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());
  const form = useId();
  const { title, send, lead } = words[kind];
  const taken = [...chosen].flatMap(([id, { quantity, variant }]) =>
    quantity > 0 ? [{ id, quantity, ...(isExchange && variant ? { variant } : {}) }] : [],
  );
  const count = taken.reduce((sum, { quantity }) => sum + quantity, 0);
  const isChosen = count > 0 && (!isExchange || taken.every(({ variant }) => variant !== undefined));
  const [way, setWay] = useState<DifferenceWay>("settle");
  const [waiver, setWaiver] = useState("");
  // Of a return it is worked out once it is settled.
  const difference = kind === "exchange" && isChosen ? exchangeDifference(taken, pieces ?? []) : null;
  const minor = difference?.total.differenceIncTaxMinor ?? 0;
  const isWaived = minor !== 0 && way === "waive";
  const isOver = limitMinor !== null && !isWaived && -minor > limitMinor;
  const isReady = isChosen && !difference?.isMixed && !isOver && (!isWaived || waiver.trim() !== "");

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isReady || isBusy) return;
    const note = String(new FormData(event.currentTarget).get("note") ?? "");
    setBusy(true);
    const refused = await onSend({
      ...{ pieces: taken, reason, wish, note, expectedDifference: toMajor(minor, currency) },
      ...(isWaived ? { waive: waiver.trim() } : {}),
      idempotencyKey: key.current,
    });
    setBusy(false);
    if (refused === null) onClose();
    else setFailure(refused);
  };

  return (
    <Dialog
      title={title}
      width="regular"
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" busy={isBusy} isDisabled={!isReady}>
            {minor > 0 && !isWaived
              ? `Ask for ${formatMoney(minor, currency)}`
              : count > 0
                ? send(count === 1 ? "1 piece" : `${count} pieces`)
                : title}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {failure ? <FormMessage text={failure} /> : null}
        <p className="text-ink-2">{lead}</p>
        {kind === "return" ? (
          <div>
            <Segmented
              label="What the shopper gets"
              value={wish}
              onChange={(id) => setWish(id as Wish)}
              segments={[
                { id: "refund", label: "Money back" },
                { id: "exchange", label: "Another size or colour" },
              ]}
            />
          </div>
        ) : null}
        {pieces ? (
          <RemakePieces
            pieces={pieces}
            chosen={chosen}
            isExchange={isExchange}
            currency={currency}
            onChange={setChosen}
          />
        ) : (
          <SkeletonLines lines={3} />
        )}
        {difference?.isMixed ? (
          <p className="text-dense text-danger">One costs more and another less. Exchange one after the other.</p>
        ) : difference && minor !== 0 ? (
          <DifferenceChoice
            difference={difference.total}
            currency={currency}
            shopper={shopper}
            way={way}
            reason={waiver}
            isOver={isOver}
            what="exchange"
            onWay={setWay}
            onReason={setWaiver}
          />
        ) : null}
        {kind === "return" && isExchange ? (
          <p className="text-dense text-ink-2">
            A difference in price is paid or goes back once the return is settled.
          </p>
        ) : null}
        {reasons.length > 0 ? (
          <SelectField
            label="Reason"
            options={reasons}
            value={reason || null}
            onChange={setReason}
            placeholder="Choose a reason"
            isRequired
            compact
          />
        ) : null}
        <TextArea name="note" label="Note" aside="stays in the order's audit" rows={2} maxLength={300} compact />
      </form>
    </Dialog>
  );
}
