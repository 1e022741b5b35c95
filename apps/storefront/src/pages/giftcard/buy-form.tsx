import type { SoldGiftCards } from "@selvedge/contracts/pages/gift-card-page";
import type { FormAnswer } from "@selvedge/contracts/pages/page-data";
import { giftCardMessageLimit } from "@selvedge/domain/gift-cards/gift-card-offer";
import { Field } from "../../parts/field.tsx";
import { FormFault } from "../../parts/sign-in/sign-in-card.tsx";
import { money } from "../../state/money.ts";
import type { StepProps } from "./giftcard-page.tsx";

interface BuyFormProps extends StepProps<"start"> {
  readonly sold: SoldGiftCards;
  readonly form: FormAnswer | null;
}

const names = [
  "amount",
  "ownAmount",
  "recipientName",
  "recipientEmail",
  "message",
  "sendOn",
  "buyerName",
  "buyerEmail",
];

/** The card, for whom it is, and who pays. It is paid on the next page. */
export function BuyForm({ data: { currency }, view, sold, form }: BuyFormProps) {
  const field = (name: string) => ({ name, value: form?.values[name], error: form?.errors[name]?.[0] });
  return (
    <form method="post" action="/gift-card/" className="account-form giftcard-buy" noValidate data-checked="">
      <FormFault form={form} fields={names} />
      <input type="hidden" name="uuid" value={view.uuid} />
      <Amounts sold={sold} currency={currency} form={form} />
      <h2>Who gets it</h2>
      <div className="field-grid">
        <Field {...field("recipientName")} label="Their name" required maxLength={80} autoComplete="off" />
        <Field
          {...field("recipientEmail")}
          label="Their email"
          type="email"
          required
          maxLength={254}
          autoComplete="off"
        />
        <div data-wide="">
          <div className="field" data-invalid={form?.errors.message ? "" : undefined}>
            <div className="field-box">
              <label htmlFor="message">Your message (optional)</label>
              <textarea
                id="message"
                name="message"
                rows={4}
                maxLength={giftCardMessageLimit}
                defaultValue={form?.values.message}
                aria-invalid={form?.errors.message ? true : undefined}
              />
            </div>
            {form?.errors.message ? <p className="field-note">{form.errors.message[0]}</p> : null}
          </div>
        </div>
        <div data-wide="">
          <div className="field" data-invalid={form?.errors.sendOn ? "" : undefined}>
            <div className="field-box">
              <label htmlFor="sendOn">Send it on</label>
              <input
                id="sendOn"
                name="sendOn"
                type="date"
                min={view.today}
                max={view.lastSendDay}
                defaultValue={form?.values.sendOn || view.today}
                aria-invalid={form?.errors.sendOn ? true : undefined}
                aria-describedby={form?.errors.sendOn ? "sendOn-note" : undefined}
              />
            </div>
            {form?.errors.sendOn ? (
              <p className="field-note" id="sendOn-note">
                {form.errors.sendOn[0]}
              </p>
            ) : null}
          </div>
        </div>
      </div>
      <h2>From you</h2>
      <div className="field-grid">
        <Field {...field("buyerName")} label="Your name" required maxLength={80} autoComplete="name" />
        <Field {...field("buyerEmail")} label="Your email" type="email" required maxLength={254} autoComplete="email" />
      </div>
      <div className="account-buttons">
        <button type="submit" data-part="button" data-look="filled" data-size="large">
          Go on to pay
        </button>
      </div>
      <p className="quiet">No VAT is due on a gift card: it is in the prices of what it buys.</p>
    </form>
  );
}

function Amounts({ sold, currency, form }: Pick<BuyFormProps, "sold" | "form"> & { currency: string }) {
  const { amounts, least, most } = sold;
  const hasOwn = least !== null && most !== null;
  const chosen = form?.values.amount ?? String(amounts[Math.floor((amounts.length - 1) / 2)] ?? "own");
  const error = form?.errors.amount?.[0];
  return (
    <fieldset className="giftcard-amounts" aria-describedby={error ? "amount-note" : undefined}>
      <legend>Amount</legend>
      <div className="giftcard-choices">
        {amounts.map((amount) => (
          <label key={amount} className="giftcard-choice">
            <input type="radio" name="amount" value={amount} defaultChecked={chosen === String(amount)} />
            <span>{money(amount, currency)}</span>
          </label>
        ))}
        {hasOwn && amounts.length > 0 ? (
          <label className="giftcard-choice">
            <input type="radio" name="amount" value="own" defaultChecked={chosen === "own"} />
            <span>Another amount</span>
          </label>
        ) : null}
      </div>
      {hasOwn ? (
        <Field
          name="ownAmount"
          label={`${amounts.length > 0 ? "Another amount" : "Amount"}, from ${money(least, currency)} to ${money(most, currency)}`}
          inputMode="decimal"
          maxLength={12}
          value={form?.values.ownAmount}
          error={form?.errors.ownAmount?.[0]}
        />
      ) : null}
      {error ? (
        <p className="field-note" id="amount-note" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
