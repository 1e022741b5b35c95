import { cardBrandOf, cardBrands, groupedCardNumber } from "@selvedge/domain/validation/card-brands";
import { Field } from "../../parts/field.tsx";
import { fieldLabels } from "./field-labels.ts";
import { ProcessorFields } from "./processor-fields.tsx";
import type { CheckoutState } from "./use-checkout.ts";

/** The ways to pay: a card, or the page of a wallet. */
export function PaymentSection({ checkout, wallet }: { checkout: CheckoutState; wallet: string | null }) {
  const isWallet = wallet !== null && (checkout.cards === null || checkout.field("payWith").value === "wallet");
  return (
    <section aria-labelledby="payment-title" className="payment">
      <h2 id="payment-title">Payment</h2>
      {wallet ? (
        <div className="options" role="radiogroup" aria-labelledby="payment-title">
          {checkout.cards ? <Way checkout={checkout} way="card" name="Card" isChosen={!isWallet} /> : null}
          <Way
            checkout={checkout}
            way="wallet"
            name={wallet}
            isChosen={isWallet}
            text="You pay on its page and come back."
          />
        </div>
      ) : null}
      {checkout.cards ? null : <p className="quiet">Card payments are off at the moment.</p>}
      {checkout.cardMessage ? (
        <p className="notice" data-tone="failed" role="alert" id="card-message">
          {checkout.cardMessage}
        </p>
      ) : null}
      {isWallet || !checkout.cards ? null : <CardBox checkout={checkout} />}
    </section>
  );
}

interface WayProps {
  readonly checkout: CheckoutState;
  readonly way: "card" | "wallet";
  readonly name: string;
  readonly isChosen: boolean;
  readonly text?: string;
}

const Way = ({ checkout, way, name, isChosen, text }: WayProps) => (
  <label className="option">
    <input
      type="radio"
      name="payWith"
      value={way}
      checked={isChosen}
      onChange={() => checkout.field("payWith").onChange(way)}
    />
    <span className="option-words">
      <strong>{name}</strong>
      {text ? <span>{text}</span> : null}
    </span>
  </label>
);

/** The card fields. What is typed here is sent only to the card processor and is never stored. */
function CardBox({ checkout }: { checkout: CheckoutState }) {
  const number = checkout.cardField("cardNumber");
  const brand = cardBrandOf(number.value);
  return (
    <div className="card-box">
      <div className="card-head">
        <strong>Card</strong>
        <span className="card-brands" aria-hidden="true">
          {cardBrands.map(({ code, mark }) => (
            <span key={code} data-on={brand?.code === code || undefined}>
              {mark}
            </span>
          ))}
        </span>
        <span className="visually-hidden" role="status">
          {brand?.name}
        </span>
      </div>
      {checkout.mustTypeCardAgain ? (
        <p className="card-again">Please enter your card again. We never store its number or security code.</p>
      ) : null}
      {checkout.cards?.fields === "processor" ? (
        <ProcessorFields entry={checkout.cards} quote={checkout.quote} />
      ) : (
        <OwnFields checkout={checkout} />
      )}
    </div>
  );
}

function OwnFields({ checkout }: { checkout: CheckoutState }) {
  return (
    <div className="field-grid">
      <div data-wide="">
        <Field
          name="cardNumber"
          label={fieldLabels.cardNumber}
          inputMode="numeric"
          autoComplete="cc-number"
          required
          arrange={groupedCardNumber}
          {...checkout.cardField("cardNumber")}
        />
      </div>
      <Field
        name="expiry"
        label={fieldLabels.expiry}
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM / YY"
        required
        {...checkout.cardField("expiry")}
      />
      <Field
        name="securityCode"
        label={fieldLabels.securityCode}
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        required
        {...checkout.cardField("securityCode")}
      />
    </div>
  );
}
