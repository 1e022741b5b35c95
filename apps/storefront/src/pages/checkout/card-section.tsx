import { cardBrandOf, cardBrands, groupedCardNumber } from "@selvedge/domain/validation/card-brands";
import { Field } from "../../parts/field.tsx";
import { fieldLabels } from "./field-labels.ts";
import { ProcessorFields } from "./processor-fields.tsx";
import type { CheckoutState } from "./use-checkout.ts";

/** The card fields. What is typed here is sent only to the card processor and is never stored. */
export function CardSection({ checkout }: { checkout: CheckoutState }) {
  const number = checkout.cardField("cardNumber");
  const brand = cardBrandOf(number.value);
  return (
    <section aria-labelledby="payment-title">
      <h2 id="payment-title">Payment</h2>
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
        {checkout.cardMessage ? (
          <p className="notice" data-tone="failed" role="alert" id="card-message">
            {checkout.cardMessage}
          </p>
        ) : null}
        {checkout.mustTypeCardAgain ? (
          <p className="card-again">Please enter your card again. We never store its number or security code.</p>
        ) : null}
        {checkout.cards?.fields === "processor" ? (
          <ProcessorFields entry={checkout.cards} />
        ) : (
          <OwnFields checkout={checkout} />
        )}
      </div>
    </section>
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
