import type { PayPageData } from "@selvedge/contracts/pages/edit-page";
import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import { Field } from "../../parts/field.tsx";
import { FormFault } from "../../parts/sign-in/sign-in-card.tsx";
import { money } from "../../state/money.ts";
import "./pay.css";

/** An order that was placed before, paid on one plain page: what it is, what it costs, and the card. */
export default function PayPage({ answer: { data } }: { answer: PageAnswer<"pay"> }) {
  const { title, total, currency, message, receiptPath } = data;
  return (
    <div className="page-frame pay-order">
      <h1>{title}</h1>
      <div className="pay-columns">
        <Summary data={data} />
        {message ? (
          <section aria-label="Payment">
            <p className="notice" role="status">
              {message}
            </p>
            <p>
              <a href={receiptPath}>See the order</a>
            </p>
          </section>
        ) : (
          <CardForm data={data} amount={money(total, currency)} />
        )}
      </div>
    </div>
  );
}

function Summary({ data: { lines, delivery, tax, total, currency } }: { data: PayPageData }) {
  const amount = (major: number) => money(major, currency);
  return (
    <section className="pay-summary" aria-labelledby="summary-title">
      <h2 id="summary-title">What it is for</h2>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
          <li key={index}>
            <span className="pay-picture" data-part="tile">
              {line.image ? <img src={line.image} alt="" width="480" height="480" /> : null}
            </span>
            <span>
              {line.name}
              <span className="quiet">{[line.detail, `${line.quantity} ×`].filter(Boolean).join(", ")}</span>
            </span>
            <span className="pay-amount">{amount(line.total)}</span>
          </li>
        ))}
      </ul>
      <dl>
        {delivery ? (
          <div>
            <dt>{delivery.name}</dt>
            <dd>{delivery.total > 0 ? amount(delivery.total) : "Free"}</dd>
          </div>
        ) : null}
        <div data-total="">
          <dt>To pay</dt>
          <dd>{amount(total)}</dd>
        </div>
        {tax > 0 ? (
          <div className="quiet">
            <dt>Including VAT</dt>
            <dd>{amount(tax)}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}

const cardFields = ["cardNumber", "expiry", "securityCode"] as const;

function CardForm({ data, amount }: { data: PayPageData; amount: string }) {
  const { orderHash, idempotencyKey, total, cards, form } = data;
  const error = (name: (typeof cardFields)[number]) => form?.errors[name]?.[0];
  if (!cards || cards.withoutScripts === "none")
    return (
      <p className="notice">This shop takes no cards on this page. Write to us, and we send you another way to pay.</p>
    );
  return (
    <section aria-labelledby="payment-title">
      <h2 id="payment-title">Payment</h2>
      <form method="post" action={`/pay/${orderHash}/`} className="pay-form" noValidate data-checked="">
        <FormFault form={form} fields={cardFields} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <input type="hidden" name="expectedTotal" value={total} />
        {cards.withoutScripts === "typed" ? (
          <div className="field-grid">
            <div data-wide="">
              <Field
                name="cardNumber"
                label="Card number"
                inputMode="numeric"
                autoComplete="cc-number"
                required
                error={error("cardNumber")}
              />
            </div>
            <Field
              name="expiry"
              label="Expiry date"
              inputMode="numeric"
              autoComplete="cc-exp"
              placeholder="MM / YY"
              required
              error={error("expiry")}
            />
            <Field
              name="securityCode"
              label="Security code"
              inputMode="numeric"
              autoComplete="cc-csc"
              maxLength={4}
              required
              error={error("securityCode")}
            />
          </div>
        ) : (
          <p>You enter your card on the next page.</p>
        )}
        <button type="submit" data-part="button" data-look="filled" data-size="large">
          Pay {amount}
        </button>
        <p className="quiet">Your card goes to the card processor alone. We never store it.</p>
      </form>
    </section>
  );
}
