import { creditNoteOf, type Refund } from "@selvedge/domain/money/refund";
import { Money } from "../words/money.tsx";

interface RefundSumsProps {
  refund: Refund | null;
  currency: string;
  paidWith: string;
  /** Why it cannot be; empty otherwise. */
  against: string;
}

/** What the credit note will say: net, VAT and sum. */
export function RefundSums({ refund, currency, paidWith, against }: RefundSumsProps) {
  const note = refund ? creditNoteOf(refund) : null;
  const amount = (minor: number) => <Money amountMinor={minor} currency={currency} />;
  return (
    <div className="rounded-card bg-sunken px-3 py-2.5 text-dense" aria-live="polite">
      {note ? (
        <dl className="flex flex-col gap-1">
          {note.vat.map(({ rate, treatment, netMinor, taxMinor }) => (
            <div key={`${treatment} ${rate}`} className="flex justify-between gap-3 text-ink-2">
              <dt>{rate > 0 ? `Net, and VAT at ${Number((rate * 100).toFixed(2))}%` : "Without VAT"}</dt>
              <dd>
                {amount(netMinor)}
                {taxMinor > 0 ? <> + {amount(taxMinor)}</> : null}
              </dd>
            </div>
          ))}
          {note.dutyMinor > 0 ? (
            <div className="flex justify-between gap-3 text-ink-2">
              <dt>Customs duty</dt>
              <dd>{amount(note.dutyMinor)}</dd>
            </div>
          ) : null}
          <div className="flex justify-between gap-3 text-body font-semibold">
            <dt>{paidWith ? `To ${paidWith}` : "Back"}</dt>
            <dd>{amount(note.totalMinor)}</dd>
          </div>
        </dl>
      ) : null}
      {against ? <p className="text-danger">{against}</p> : null}
      {note || against ? null : <p className="text-ink-2">Choose what goes back, and the sum stands here.</p>}
    </div>
  );
}
