import type { CheckoutPageData } from "@selvedge/contracts/storefront/page-data";
import { Field, type FieldProps } from "../../parts/field.tsx";
import type { CheckoutState } from "./use-checkout.ts";

type AddressField = Pick<FieldProps, "label" | "autoComplete" | "type" | "inputMode" | "maxLength"> & {
  readonly name: string;
  readonly isWide?: boolean;
  readonly isOptional?: boolean;
};

const addressFields: readonly AddressField[] = [
  { name: "shippingAddress.firstName", label: "First name", autoComplete: "shipping given-name" },
  { name: "shippingAddress.lastName", label: "Last name", autoComplete: "shipping family-name" },
  { name: "shippingAddress.street", label: "Street and number", autoComplete: "shipping street-address", isWide: true },
  { name: "shippingAddress.city", label: "Town", autoComplete: "shipping address-level2" },
  { name: "shippingAddress.zip", label: "Postcode", autoComplete: "shipping postal-code" },
];

interface ContactSectionProps {
  readonly checkout: CheckoutState;
  readonly countries: CheckoutPageData["countries"];
}

/** Who orders and where it goes. */
export function ContactSection({ checkout, countries }: ContactSectionProps) {
  const field = (props: AddressField) => {
    const { isWide, isOptional, ...rest } = props;
    return (
      <div key={props.name} data-wide={isWide || undefined}>
        <Field {...rest} required={!isOptional} {...checkout.field(props.name)} />
      </div>
    );
  };
  return (
    <>
      <section aria-labelledby="contact-title">
        <h2 id="contact-title">Contact</h2>
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          hint="For the receipt and the news of your parcel."
          {...checkout.field("email")}
        />
      </section>
      <section aria-labelledby="address-title">
        <h2 id="address-title">Delivery address</h2>
        <div className="field-grid">
          {addressFields.map(field)}
          <div className="field">
            <div className="field-box">
              <label htmlFor="shippingAddress.country">Country</label>
              <select
                id="shippingAddress.country"
                name="shippingAddress.country"
                autoComplete="shipping country"
                value={checkout.country}
                onChange={(event) => checkout.setCountry(event.currentTarget.value)}
              >
                {countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
          </div>
          {field({
            name: "phone",
            label: "Mobile (optional)",
            autoComplete: "tel",
            type: "tel",
            isOptional: true,
          })}
        </div>
      </section>
    </>
  );
}
