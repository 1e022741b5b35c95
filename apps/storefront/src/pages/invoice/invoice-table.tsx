import type { InvoicePageData } from "@selvedge/contracts/pages/account-page";
import { money } from "../../state/money.ts";

/** What was sold, line by line, with its sums. */
export function InvoiceTable({ invoice }: { invoice: InvoicePageData }) {
  const { lines, delivery, duty, net, tax, total, currency } = invoice;
  const amount = (major: number) => money(major, currency);
  return (
    <table className="invoice-lines">
      <caption className="visually-hidden">What was sold</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Quantity</th>
          <th scope="col">VAT rate</th>
          <th scope="col">With VAT</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
          <tr key={index}>
            <th scope="row">
              {line.name}
              {line.detail ? <span className="quiet">{line.detail}</span> : null}
            </th>
            <td>{line.quantity}</td>
            <td>{Number((line.rate * 100).toFixed(2))}%</td>
            <td>{amount(line.total)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={3}>
            {delivery.name}
          </th>
          <td>{amount(delivery.total)}</td>
        </tr>
        {duty > 0 ? (
          <tr>
            <th scope="row" colSpan={3}>
              Customs duty, passed on
            </th>
            <td>{amount(duty)}</td>
          </tr>
        ) : null}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            Without VAT
          </th>
          <td>{amount(net)}</td>
        </tr>
        <tr>
          <th scope="row" colSpan={3}>
            VAT
          </th>
          <td>{amount(tax)}</td>
        </tr>
        <tr className="invoice-total">
          <th scope="row" colSpan={3}>
            Total
          </th>
          <td>{amount(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
