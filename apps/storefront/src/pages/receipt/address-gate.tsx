import type { ReceiptPageData } from "@selvedge/contracts/storefront/page-data";
import { Field } from "../../parts/field.tsx";

/** Asks for the postcode before the whole address is shown. A plain form, which leads back to its own place on the page. */
export function AddressGate({ orderHash, form }: Pick<ReceiptPageData, "orderHash" | "form">) {
  return (
    <form className="address-gate" method="post" action={`/receipt/${orderHash}/#going-title`}>
      <p className="quiet">
        Whoever has this link can follow the order. The whole address is shown once you give its postcode.
      </p>
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
        Show the address
      </button>
    </form>
  );
}
