import { Anchor } from "@selvedge/blocks/parts/links/anchor";
import type { PageAnswer, ReceiptData } from "@selvedge/contracts/pages/page-data";
import "./receipt.css";
import { dayRange, fullTime } from "@selvedge/domain/dates/day-words";
import { alikePieces } from "@selvedge/domain/orders/lines/alike-pieces";
import { comesAtAll, leadOf } from "@selvedge/domain/orders/receipt/receipt-lead";
import { isThankedFor, namedWords, receiptThanks } from "@selvedge/domain/orders/receipt/thanks";
import { useEffect } from "react";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import { markPlacedPaid } from "../checkout/placed-order.ts";
import { GarmentProgress } from "./garment-progress.tsx";
import { LiveNote } from "./live-note.tsx";
import { ParcelNote } from "./parcel-note.tsx";
import { ReceiptAside } from "./receipt-aside.tsx";
import { useLiveReceipt } from "./use-live-receipt.ts";

/** An order as its shopper follows it: one timeline per garment, updated live. */
export default function ReceiptPage({ answer }: { answer: PageAnswer<"receipt"> }) {
  const { receipt, liveness, updatedAt } = useLiveReceipt(answer.data);
  const { timeZone } = useShopFrame();
  const { orderHash, said } = answer.data;
  const own = isThankedFor(receipt) ? said : noWords;
  const isPaid = receipt.paidWith !== "";
  useEffect(() => {
    if (isPaid) markPlacedPaid(orderHash);
  }, [orderHash, isPaid]);
  return (
    <div className="receipt">
      <div className="receipt-hero">
        <div className="receipt-hero-inner">
          <h1>{`${receiptThanks(own.heading, firstNameOf(receipt))} ${receipt.headline}`}</h1>
          <p>{leadOf(receipt)}</p>
          {own.message ? <p className="receipt-message">{namedWords(own.message, firstNameOf(receipt))}</p> : null}
          {own.next.label ? (
            <Anchor className="receipt-next" href={own.next.href}>
              {own.next.label}
            </Anchor>
          ) : null}
          <dl>
            <Fact name="Order" value={receipt.reference} />
            <Fact name="Placed" value={fullTime(receipt.placedAt, timeZone)} />
            {comesAtAll(receipt) ? (
              <Fact name="Arrives" value={dayRange(receipt.promisedFrom, receipt.promisedTo)} />
            ) : null}
          </dl>
        </div>
      </div>
      <div className="receipt-columns">
        <section className="receipt-card" aria-labelledby="garments-title">
          <div className="receipt-card-head">
            <h2 id="garments-title">Your pieces</h2>
            <LiveNote liveness={liveness} updatedAt={updatedAt} />
          </div>
          <ul className="garments">
            {alikePieces(receipt.garments).map(({ piece, count }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces of one line differ only by index
              <GarmentProgress key={index} garment={piece} count={count} timeZone={timeZone} />
            ))}
          </ul>
          <ParcelNote receipt={receipt} />
        </section>
        <ReceiptAside {...answer.data} receipt={receipt} />
      </div>
      {said.note ? <p className="receipt-note">{said.note}</p> : null}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const firstNameOf = ({ shippingAddress }: ReceiptData): string => shippingAddress.name.split(" ")[0] ?? "";

/** Of an order that nobody is thanked for. */
const noWords = { heading: "", message: "", next: { label: "", href: "" } };
