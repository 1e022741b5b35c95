import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { CopyButton } from "../actions/copy-button.tsx";
import { TextLink } from "../actions/text-link.tsx";
import { ConfirmDialog } from "../overlays/confirm-dialog.tsx";
import { Money } from "../words/money.tsx";

export interface Relative {
  id: number;
  reference: string;
  isParent: boolean;
  kind: "exchange" | "reprint" | "resend";
  statusName: string;
  /** What is to be paid before it is made; 0 for nothing. */
  owedMinor: number;
  currency: string;
  payPath: string;
}

const words = {
  exchange: { parent: "In exchange for", child: "Exchanged by" },
  reprint: { parent: "Made again from", child: "Made again by" },
  resend: { parent: "Sent again for", child: "Sent again by" },
} as const;

interface RelativesProps {
  relatives: readonly Relative[];
  /** The shop's own address. */
  shopUrl: string;
  /** Whether an order that is not paid yet has a page here. */
  opensUnpaid: boolean;
  /** Absent for those who may not. Ends once the list is fresh. */
  onWithdraw?: ((relative: Relative) => Promise<void>) | undefined;
}

/** The orders that belong to one, each with how it does. */
export function Relatives({ relatives, ...rest }: RelativesProps) {
  return (
    <ul className="flex flex-col gap-2 text-dense">
      {relatives.map((relative) => (
        <RelativeRow key={relative.id} relative={relative} {...rest} />
      ))}
    </ul>
  );
}

function RelativeRow({ relative, ...rest }: Omit<RelativesProps, "relatives"> & { relative: Relative }) {
  const { id, reference, isParent, kind, statusName, owedMinor } = relative;
  const isOwed = owedMinor > 0;
  return (
    <li className="flex flex-wrap justify-between gap-x-3">
      <span>
        {words[kind][isParent ? "parent" : "child"]}{" "}
        {isOwed && !rest.opensUnpaid ? reference : <TextLink href={`/orders/${id}`}>{reference}</TextLink>}
      </span>
      <span className="text-ink-2">{isOwed ? "Waits for payment" : statusName}</span>
      {isOwed ? <Waiting relative={relative} {...rest} /> : null}
    </li>
  );
}

/** An exchange whose difference is not paid: its link, and the way to take it back. */
function Waiting({ relative, shopUrl, onWithdraw }: Omit<RelativesProps, "relatives"> & { relative: Relative }) {
  const { owedMinor, currency, payPath, reference } = relative;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    await onWithdraw?.(relative);
    setBusy(false);
    setAsking(false);
  };
  return (
    <span className="flex w-full flex-wrap items-center gap-2 pt-1">
      <span>
        <Money amountMinor={owedMinor} currency={currency} className="font-semibold" /> to pay
      </span>
      <CopyButton text={new URL(payPath, shopUrl).href} what="the payment link" />
      {onWithdraw ? (
        <Button size="row" onPress={() => setAsking(true)}>
          Withdraw
        </Button>
      ) : null}
      <ConfirmDialog
        title={`Withdraw exchange ${reference}?`}
        confirmLabel="Withdraw"
        keepLabel="Keep it"
        isOpen={isAsking}
        isBusy={isBusy}
        onConfirm={() => void withdraw()}
        onClose={() => setAsking(false)}
      >
        Nothing is made or paid. Its garments can be exchanged or returned again.
      </ConfirmDialog>
    </span>
  );
}
