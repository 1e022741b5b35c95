import type { ReceiptPageData } from "@selvedge/contracts/pages/page-data";
import { itemWords } from "@selvedge/domain/bundles/count-items";
import { dayName } from "@selvedge/domain/dates/day-words";
import { money } from "../../state/money.ts";
import { AccountOffer } from "./account-offer.tsx";
import { AddressGate } from "./address-gate.tsx";
import { ExchangesCard } from "./exchanges-card.tsx";
import { Help } from "./help.tsx";

/** Totals, delivery address and help. */
export function ReceiptAside({ receipt, orderHash, form, account, ...papers }: ReceiptPageData) {
  const { invoicePath, creditNotes, supplements } = papers;
  const {
    totals,
    coupon,
    discountName,
    itemCount,
    owed,
    differences,
    refunded,
    shippingMethod,
    paidWith,
    shippingAddress,
    giftNote,
  } = receipt;
  const amount = (major: number) => money(major, totals.currency);
  return (
    <div className="receipt-aside">
      <section className="receipt-card" aria-labelledby="summary-title">
        <h2 id="summary-title">Summary</h2>
        <dl className="sums">
          <Row name={itemWords(itemCount)} value={amount(totals.goodsIncTax)} />
          {totals.discountIncTax > 0 || coupon ? (
            <Row
              name={discountName}
              value={totals.discountIncTax > 0 ? `−${amount(totals.discountIncTax)}` : "Free delivery"}
            />
          ) : null}
          <Row name={shippingMethod} value={totals.shippingIncTax > 0 ? amount(totals.shippingIncTax) : "Free"} />
          {totals.duty > 0 ? <Row name="Customs duty" value={amount(totals.duty)} /> : null}
          <Row name={paidWith ? "Paid" : "Total"} value={amount(totals.total)} isTotal />
          {totals.taxIncluded > 0 ? <Row name="Including VAT" value={amount(totals.taxIncluded)} isQuiet /> : null}
          {totals.giftCard > 0 ? <Row name="Paid by gift card" value={amount(totals.giftCard)} isQuiet /> : null}
          {differences.map(({ words, amount: major, state }, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike
              key={index}
              name={`${words}${afterWords[state]}`}
              value={state === "waived" ? "Free" : major < 0 ? `−${amount(-major)}` : amount(major)}
              isQuiet={state === "made"}
            />
          ))}
          {refunded > 0 ? <Row name="Going back to you" value={`−${amount(refunded)}`} /> : null}
        </dl>
        {paidWith ? <p className="quiet">{paidWith}</p> : null}
        {owed ? (
          <p className="quiet">
            By invoice: {amount(owed.amount)} to be paid by {dayName(owed.by)}.
          </p>
        ) : null}
        {differences.some(({ state }) => state === "owed") ? (
          <p>
            <a href={`/pay/${orderHash}/`}>Pay the difference</a>
          </p>
        ) : null}
        {invoicePath ? (
          <p>
            <a href={invoicePath}>Invoice</a>
          </p>
        ) : null}
        {supplements.map(({ name, path }) => (
          <p key={path}>
            <a href={path}>Supplementary invoice {name} (PDF)</a>
          </p>
        ))}
        {creditNotes.map(({ name, path }) => (
          <p key={path}>
            <a href={path}>Credit note {name} (PDF)</a>
          </p>
        ))}
      </section>
      <ExchangesCard exchanges={receipt.exchanges} />
      <section className="receipt-card" aria-labelledby="going-title">
        <h2 id="going-title">Delivery to</h2>
        <address>
          <span>{shippingAddress.name}</span>
          {shippingAddress.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {giftNote === null ? null : <GiftNote words={giftNote} />}
        {shippingAddress.isMasked ? (
          <AddressGate orderHash={orderHash} form={form?.values.change === "cancel" ? null : form} />
        ) : null}
      </section>
      {account ? <AccountOffer kind={account} email={receipt.email} orderHash={orderHash} /> : null}
      <Help receipt={receipt} orderHash={orderHash} form={form} />
    </div>
  );
}

const GiftNote = ({ words }: { words: string }) => (
  <div className="receipt-gift">
    <p>A present: the slip in the parcel shows no prices{words ? ", and your note:" : "."}</p>
    {words ? <blockquote>{words}</blockquote> : null}
  </div>
);

/** How a size of another price stands, after its words. */
const afterWords: Readonly<Record<ReceiptPageData["receipt"]["differences"][number]["state"], string>> = {
  owed: ", to be paid",
  paid: ", paid and being changed",
  made: ", paid in it",
  late: ", too late and going back",
  returned: ", going back to you",
  waived: ", at no extra cost",
};

function Row({ name, value, isTotal, isQuiet }: { name: string; value: string; isTotal?: boolean; isQuiet?: boolean }) {
  return (
    <div data-total={isTotal || undefined} data-quiet={isQuiet || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
