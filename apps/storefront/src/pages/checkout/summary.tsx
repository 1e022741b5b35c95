import type { QuoteData } from "@selvedge/contracts/pages/page-data";
import { itemWords } from "@selvedge/domain/bundles/count-items";
import { Icon } from "../../parts/icon.tsx";
import { LineParts } from "../../parts/lists/line-parts.tsx";
import { LinePicture } from "../../parts/lists/line-picture.tsx";
import { Promises } from "../../parts/promises.tsx";
import { TypedWords } from "../../parts/text/typed-words.tsx";
import { money } from "../../state/money.ts";

/** The lines and totals of the order, with VAT on its own line. */
export function Summary({ quote }: { quote: QuoteData }) {
  return (
    <aside className="checkout-summary" aria-label="Order summary">
      <div className="checkout-summary-inner">
        <SummaryLines quote={quote} />
        <Promises />
      </div>
    </aside>
  );
}

/** The same for phones: collapsed at the top, with the total visible. */
export function SummaryFold({ quote }: { quote: QuoteData }) {
  const { items, totals } = quote;
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <details className="summary-fold">
      <summary>
        <Icon name="bag" size={20} />
        <span>Order summary, {itemWords(count)}</span>
        <Icon name="down" size={18} />
        <strong>{money(totals.toPay, totals.currency)}</strong>
      </summary>
      <SummaryLines quote={quote} />
    </details>
  );
}

function SummaryLines({ quote: { items, shipping, chosen, totals, codes, giftCards } }: { quote: QuoteData }) {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const amount = (major: number) => money(major, totals.currency);
  return (
    <>
      <ul className="summary-lines">
        {items.map((item) => (
          <li key={item.key}>
            <span className="summary-picture">
              <LinePicture className="summary-tile" image={item.image} />
              <span className="count">
                <span className="visually-hidden">Quantity </span>
                {item.quantity}
              </span>
            </span>
            <span className="summary-words">
              <strong>{item.name}</strong>
              {item.parts ? (
                <LineParts parts={item.parts} />
              ) : (
                <span className="quiet">{[item.options.Colour, item.options.Size].filter(Boolean).join(", ")}</span>
              )}
              <TypedWords words={item.personalisation} />
            </span>
            <span>{amount(item.lineIncTax)}</span>
          </li>
        ))}
      </ul>
      <dl className="sums">
        <Row name={itemWords(count)} value={amount(totals.goodsIncTax)} />
        {codes.map(({ code, discountIncTax }) =>
          discountIncTax > 0 ? <Row key={code} name={`Code ${code}`} value={`−${amount(discountIncTax)}`} /> : null,
        )}
        <Row
          name={shipping.find(({ code }) => code === chosen)?.name ?? "Delivery"}
          value={totals.shippingIncTax > 0 ? amount(totals.shippingIncTax) : "Free"}
        />
        {totals.duty > 0 ? <Row name="Customs duty" value={amount(totals.duty)} /> : null}
        <Row name="Total" value={amount(totals.total)} isTotal />
        {totals.taxIncluded > 0 ? <Row name="Including VAT" value={amount(totals.taxIncluded)} isQuiet /> : null}
        {giftCards.map(({ id, ending, amount: paid }) =>
          paid > 0 ? <Row key={id} name={`Gift card ending ${ending}`} value={`−${amount(paid)}`} /> : null,
        )}
        {totals.giftCard > 0 ? <Row name="Left to pay" value={amount(totals.toPay)} isTotal /> : null}
      </dl>
    </>
  );
}

function Row({ name, value, isTotal, isQuiet }: { name: string; value: string; isTotal?: boolean; isQuiet?: boolean }) {
  return (
    <div data-total={isTotal || undefined} data-quiet={isQuiet || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
