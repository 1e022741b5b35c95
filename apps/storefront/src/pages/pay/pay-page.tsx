import type { PayPageData } from "@selvedge/contracts/pages/edit-page";
import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import { Field } from "../../parts/field.tsx";
import { LinePicture } from "../../parts/lists/line-picture.tsx";
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
          <div className="pay-ways">
            <GiftCards data={data} />
            <CardForm data={data} amount={money(total, currency)} />
          </div>
        )}
      </div>
    </div>
  );
}

function Summary({ data: { lines, delivery, giftCards, tax, total, currency } }: { data: PayPageData }) {
  const amount = (major: number) => money(major, currency);
  return (
    <section className="pay-summary" aria-labelledby="summary-title">
      <h2 id="summary-title">What it is for</h2>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
          <li key={index}>
            <LinePicture className="pay-picture" image={line.image} />
            <span>
              {line.name}
              <span className="quiet">
                {[line.detail, line.quantity > 1 ? `${line.quantity} pieces` : ""].filter(Boolean).join(", ")}
              </span>
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
          <dt>{giftCards.length > 0 ? "Total" : "To pay"}</dt>
          <dd>{amount(giftCards.reduce((sum, card) => sum + card.amount, total))}</dd>
        </div>
        {tax > 0 ? (
          <div className="quiet">
            <dt>Including VAT</dt>
            <dd>{amount(tax)}</dd>
          </div>
        ) : null}
        {giftCards.map(({ ending, amount: paid }) => (
          <div key={ending}>
            <dt>Gift card ending {ending}</dt>
            <dd>−{amount(paid)}</dd>
          </div>
        ))}
        {giftCards.length > 0 ? (
          <div data-total="">
            <dt>Left to pay</dt>
            <dd>{amount(total)}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}

/** A gift card for this order, and the way to take those back that it holds. */
function GiftCards({ data: { orderHash, giftCards, mayEnterGiftCard, total, form } }: { data: PayPageData }) {
  if (!mayEnterGiftCard) return null;
  const action = `/pay/${orderHash}/`;
  return (
    <section aria-labelledby="gift-card-title">
      <h2 id="gift-card-title">Gift card</h2>
      {giftCards.length > 0 ? (
        <form method="post" action={action} className="pay-held">
          <input type="hidden" name="change" value="remove-gift-card" />
          <p>
            {giftCards.length === 1
              ? `The gift card ending ${giftCards[0]!.ending} is set aside for this order.`
              : `${giftCards.length} gift cards are set aside for this order.`}
          </p>
          <button type="submit" className="text-button">
            {giftCards.length === 1 ? "Do not use it" : "Do not use them"}
          </button>
        </form>
      ) : null}
      {total > 0 ? (
        <form method="post" action={action} className="pay-code" noValidate data-checked="">
          <input type="hidden" name="change" value="gift-card" />
          <Field
            name="code"
            label="Code of a gift card"
            autoComplete="off"
            maxLength={40}
            error={form?.errors.code?.[0]}
            value={form?.values.code}
          />
          <button type="submit" data-part="button" data-look="outlined">
            Use it
          </button>
        </form>
      ) : null}
    </section>
  );
}

/** Gift cards pay all of it: one press orders. */
const NothingLeft = ({ data: { orderHash, idempotencyKey, form } }: { data: PayPageData }) => (
  <section aria-labelledby="payment-title">
    <h2 id="payment-title">Payment</h2>
    <form method="post" action={`/pay/${orderHash}/`} className="pay-form" noValidate data-checked="">
      <FormFault form={form} fields={[]} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="expectedTotal" value="0" />
      <button type="submit" data-part="button" data-look="filled" data-size="large">
        Pay with gift card
      </button>
      <p className="quiet">Your gift card pays all of it. No other card is charged.</p>
    </form>
  </section>
);

const cardFields = ["cardNumber", "expiry", "securityCode"] as const;

function CardForm({ data, amount }: { data: PayPageData; amount: string }) {
  const { orderHash, idempotencyKey, total, cards, form } = data;
  const error = (name: (typeof cardFields)[number]) => form?.errors[name]?.[0];
  if (total === 0) return <NothingLeft data={data} />;
  if (!cards || cards.withoutScripts === "none")
    return (
      <p className="notice">This shop takes no cards on this page. Write to us, and we send you another way to pay.</p>
    );
  return (
    <section aria-labelledby="payment-title">
      <h2 id="payment-title">Payment</h2>
      <form method="post" action={`/pay/${orderHash}/`} className="pay-form" noValidate data-checked="">
        {form?.errors.code ? null : <FormFault form={form} fields={cardFields} />}
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
