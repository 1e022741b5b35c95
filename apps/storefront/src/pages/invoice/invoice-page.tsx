import type { InvoicePageData } from "@selvedge/contracts/pages/account-page";
import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import { dayName, fullDay } from "@selvedge/domain/dates/day-words";
import { Fragment } from "react";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import { money } from "../../state/money.ts";
import "./invoice.css";
import { InvoiceTable } from "./invoice-table.tsx";

/** An invoice as the tax office reads it, which prints on one sheet without the shop around it. */
export default function InvoicePage({ answer: { data } }: { answer: PageAnswer<"invoice"> }) {
  const { timeZone } = useShopFrame();
  const { number, seller, buyer, buyerVatNumber, dated, placedAt, due, standing, payTo, notes, foot } = data;
  return (
    <div className="page-frame invoice">
      <p className="invoice-hint">
        <a data-part="button" data-look="outlined" href={data.pdfPath}>
          Open as PDF
        </a>
      </p>
      <article className="invoice-sheet" aria-labelledby="invoice-title">
        <header>
          <h1 id="invoice-title">Invoice</h1>
          <dl>
            <Fact name="Number" value={number} />
            <Fact name="Date" value={fullDay(dated, timeZone)} />
            {due ? <Fact name="To pay by" value={dayName(due.on)} /> : null}
            {due ? <Fact name="Your order" value={due.poNumber} /> : null}
            {due?.paidOn ? <Fact name="Paid" value={fullDay(due.paidOn, timeZone)} /> : null}
            <Fact name="Ordered" value={fullDay(placedAt, timeZone)} />
          </dl>
        </header>
        <div className="invoice-parties">
          <Seller seller={seller} />
          <section aria-labelledby="buyer-title">
            <h2 id="buyer-title">Billed to</h2>
            <address>
              <strong>{buyer.name}</strong>
              {buyer.lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike
                <span key={index}>{line}</span>
              ))}
              {buyer.isMasked || !buyerVatNumber ? null : <span>VAT number {buyerVatNumber}</span>}
            </address>
            {buyer.isMasked ? (
              <p className="quiet invoice-hint">
                The whole address shows in the browser that ordered, or once you have <a href="/account/">signed in</a>.
              </p>
            ) : null}
          </section>
        </div>
        <InvoiceTable invoice={data} />
        <Vat invoice={data} />
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <Standing words={standing} number={number} />
        {payTo.length > 0 ? <PayTo lines={payTo} /> : null}
        {foot ? <p className="quiet invoice-foot">{foot}</p> : null}
      </article>
    </div>
  );
}

/** Whether it is paid, in a sentence that does not break the number to be named with a payment. */
function Standing({ words, number }: { words: string; number: string }) {
  const [before = "", ...after] = words.split(number);
  return (
    <p>
      {before}
      {after.map((rest, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
        <Fragment key={index}>
          <span className="invoice-number">{number}</span>
          {rest}
        </Fragment>
      ))}
    </p>
  );
}

const PayTo = ({ lines }: { lines: InvoicePageData["payTo"] }) => (
  <section className="invoice-pay" aria-labelledby="pay-title">
    <h2 id="pay-title">Pay by bank transfer to</h2>
    <dl>
      {lines.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
  </section>
);

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const Seller = ({ seller }: { seller: InvoicePageData["seller"] }) => (
  <section aria-labelledby="seller-title">
    <h2 id="seller-title">Sold by</h2>
    <address>
      <strong>{seller.name}</strong>
      {seller.tradingAs ? <span>trading as {seller.tradingAs}</span> : null}
      {seller.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike
        <span key={index}>{line}</span>
      ))}
      <span>{seller.email}</span>
      {seller.vatNumber ? <span>VAT number {seller.vatNumber}</span> : null}
      {seller.companyNumber ? <span>Company number {seller.companyNumber}</span> : null}
    </address>
  </section>
);

/** What the law wants to read of VAT: net and tax of each rate. */
function Vat({ invoice: { vat, currency } }: { invoice: InvoicePageData }) {
  const amount = (major: number) => money(major, currency);
  return (
    <table className="invoice-vat">
      <caption>VAT</caption>
      <thead>
        <tr>
          <th scope="col">Rate</th>
          <th scope="col">Without VAT</th>
          <th scope="col">VAT</th>
        </tr>
      </thead>
      <tbody>
        {vat.map(({ rate, net, tax }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two treatments may have one rate
          <tr key={index}>
            <th scope="row">{percent(rate)}</th>
            <td>{amount(net)}</td>
            <td>{amount(tax)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "20%" from 0.2, "5.5%" from 0.055. */
const percent = (rate: number): string => `${Number((rate * 100).toFixed(2))}%`;
