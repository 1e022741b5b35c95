import { AddressFields } from "../../parts/address/address-fields.tsx";
import { SelectField } from "../../parts/address/select-field.tsx";
import { Field } from "../../parts/field.tsx";
import { type FormKind, fieldLabels } from "./field-labels.ts";
import { LookUp } from "./look-up.tsx";
import type { CheckoutState } from "./use-checkout.ts";

/** Contact details and delivery address. */
export function ContactSection({ checkout }: { checkout: CheckoutState }) {
  return (
    <>
      <section aria-labelledby="contact-title">
        <h2 id="contact-title">Contact</h2>
        <Field
          name="email"
          label={fieldLabels.email}
          type="email"
          autoComplete="email"
          required
          hint={checkout.suggestion ? <MeantAddress checkout={checkout} /> : "For your receipt and delivery updates."}
          {...checkout.field("email")}
        />
      </section>
      <section aria-labelledby="address-title">
        <h2 id="address-title">Delivery address</h2>
        <div className="field-grid">
          <Address checkout={checkout} kind="shippingAddress" />
          <Field name="phone" label={fieldLabels.phone} type="tel" autoComplete="tel" {...checkout.field("phone")} />
        </div>
      </section>
    </>
  );
}

/** What may have been meant, a press away. The field has the focus then: what is in it has changed. */
function MeantAddress({ checkout: { suggestion, field } }: { checkout: CheckoutState }) {
  const take = () => {
    field("email").onChange(suggestion);
    document.getElementById("email")?.focus();
  };
  return (
    <>
      Did you mean{" "}
      <button type="button" className="text-button" onClick={take}>
        {suggestion}
      </button>
      ? Your receipt goes to the address above.
    </>
  );
}

const titles = { shippingAddress: "address-title", billingAddress: "billing-title" } as const;

/** The country, and the fields that it has. */
export function Address({ checkout, kind }: { checkout: CheckoutState; kind: FormKind }) {
  const group = kind === "shippingAddress" ? "shipping" : "billing";
  return (
    <>
      <div data-wide="">
        <SelectField
          name={`${kind}.country`}
          label="Country"
          autoComplete={`${group} country`}
          options={checkout.countries}
          {...checkout.country(kind)}
        />
        <noscript>
          <button
            type="submit"
            name="show"
            value="total"
            formAction={`/checkout/#${titles[kind]}`}
            data-part="button"
            data-look="outlined"
          >
            Show this country's fields
          </button>
        </noscript>
      </div>
      {kind === "shippingAddress" ? <LookUp checkout={checkout} /> : null}
      <AddressFields fields={checkout.forms[kind]} prefix={`${kind}.`} group={group} field={checkout.field} />
    </>
  );
}
