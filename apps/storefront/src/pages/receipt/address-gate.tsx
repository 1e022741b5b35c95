import type { ReceiptPageData } from "@selvedge/contracts/pages/page-data";
import { Field } from "../../parts/field.tsx";

/** Requires the postcode before it shows the full address. A plain form that returns to its position on the page. */
export function AddressGate({ orderHash, form }: Pick<ReceiptPageData, "orderHash" | "form">) {
  return (
    <form className="address-gate" method="post" action={`/receipt/${orderHash}/#going-title`}>
      <p className="quiet">Anyone with this link can follow the order. Enter the postcode to see the full address.</p>
      <Field
        name="postcode"
        label="Postcode"
        autoComplete="shipping postal-code"
        required
        maxLength={16}
        error={form?.message}
        value={form?.values.postcode}
      />
      <button type="submit" data-part="button" data-look="outlined">
        Show address
      </button>
    </form>
  );
}
