import type { AdvancedQuote } from "@selvedge/contracts/pages/quote-page";
import { money } from "../../state/money.ts";

interface PriceListProps {
  readonly good: NonNullable<AdvancedQuote["good"]>;
  readonly advanced: AdvancedQuote;
}

/** On a phone the price is far below the fields that it comes from: who asked for it is shown it. */
export const pricePanelId = "quote-price";

const columnNames = ["One side", "Two sides"];

/** The price list of the garment, and what it says of the pieces that are typed. */
export function PriceList({ good: { rows, currency, setUpNetMinor }, advanced: { price, priceNote } }: PriceListProps) {
  const minor = (amount: number) => money(amount / 100, currency);
  const reached = rows.findLast(({ minimumQuantity }) => price !== null && minimumQuantity <= price.quantity);
  return (
    <aside className="quote-prices" id={pricePanelId} aria-label="Price">
      {price ? (
        <output className="quote-price">
          <strong>{money(price.net, currency)}</strong>
          <span>
            {price.quantity} pieces at {money(price.unitNet, currency)}, with {money(price.setUpNet, currency)} for
            setting up the art. VAT and delivery come on top.
          </span>
          {price.next ? (
            <span className="quiet">
              From {price.next.quantity} pieces: {money(price.next.unitNet, currency)} each.
            </span>
          ) : null}
        </output>
      ) : (
        <p role={priceNote ? "alert" : undefined}>{priceNote || "Type how many you need, and see what it comes to."}</p>
      )}
      <div className="quote-buttons">
        <button
          type="submit"
          name="step"
          value="price"
          formAction={`/advanced-quote/#${pricePanelId}`}
          data-part="button"
          data-look="outlined"
        >
          Work out the price
        </button>
        <button type="submit" name="step" value="send" data-part="button" data-look="filled">
          Ask for this quote
        </button>
      </div>
      <table>
        <caption>Each piece, without VAT</caption>
        <thead>
          <tr>
            <th scope="col">Pieces</th>
            {rows[0]?.unitNetMinor.map((_, index) => (
              <th scope="col" key={columnNames[index]}>
                {columnNames[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.minimumQuantity} aria-current={row === reached ? "true" : undefined}>
              <th scope="row">{row.minimumQuantity}+</th>
              {row.unitNetMinor.map((amount, index) => (
                <td key={columnNames[index]}>{minor(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">Setting up the art costs {minor(setUpNetMinor)}, once.</p>
    </aside>
  );
}
