import type { FormAnswer } from "@selvedge/contracts/pages/page-data";
import type { OwnQuote } from "@selvedge/contracts/pages/quote-page";
import { Field } from "../../parts/field.tsx";

/** The number of the customer's purchase order, which stands in for the money. */
export function OrderNumber({ form, quote, path }: { form: FormAnswer | null; quote: OwnQuote; path: string }) {
  return (
    <form method="post" action={path} className="account-form" noValidate data-checked="">
      <h2>{quote.poNumber ? "Your purchase order" : "Give us your purchase order"}</h2>
      <input type="hidden" name="change" value="number" />
      {quote.poNumber ? (
        <p>We have number {quote.poNumber}, and confirm it next. You may still correct it.</p>
      ) : (
        <p>It stands on your invoice. We confirm it, and make your order.</p>
      )}
      <Field
        name="poNumber"
        label="Its number"
        required
        maxLength={60}
        value={form?.values.poNumber ?? quote.poNumber}
        error={form?.errors.poNumber?.[0]}
      />
      <div className="account-buttons">
        <button type="submit" data-part="button" data-look="filled">
          {quote.poNumber ? "Change the number" : "Send the number"}
        </button>
        <a data-part="button" data-look="outlined" href={quote.payPath}>
          Pay by card instead
        </a>
      </div>
    </form>
  );
}
