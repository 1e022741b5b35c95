import type { CheckoutPageData } from "@selvedge/contracts/pages/page-data";
import { Field, type FieldProps } from "../../parts/field.tsx";
import { type ExtraField, type FieldName, fieldLabels } from "./field-labels.ts";
import type { CheckoutState } from "./use-checkout.ts";

type AddressField = Pick<FieldProps, "autoComplete" | "type" | "inputMode" | "maxLength"> & {
  readonly name: FieldName;
  readonly isWide?: boolean;
  readonly isOptional?: boolean;
};

/** Each is shown where the account's address fills it. */
const extras: Readonly<Record<ExtraField, AddressField>> = {
  "shippingAddress.company": {
    name: "shippingAddress.company",
    autoComplete: "shipping organization",
    isWide: true,
    isOptional: true,
  },
  "shippingAddress.state": {
    name: "shippingAddress.state",
    autoComplete: "shipping address-level1",
    isOptional: true,
  },
};

const addressFields: readonly AddressField[] = [
  { name: "shippingAddress.firstName", autoComplete: "shipping given-name" },
  { name: "shippingAddress.lastName", autoComplete: "shipping family-name" },
  { name: "shippingAddress.street", autoComplete: "shipping street-address", isWide: true },
  { name: "shippingAddress.city", autoComplete: "shipping address-level2" },
  { name: "shippingAddress.zip", autoComplete: "shipping postal-code" },
];

interface ContactSectionProps {
  readonly checkout: CheckoutState;
  readonly countries: CheckoutPageData["countries"];
}

/** Contact details and delivery address. */
export function ContactSection({ checkout, countries }: ContactSectionProps) {
  const field = (props: AddressField) => {
    const { isWide, isOptional, ...rest } = props;
    return (
      <div key={props.name} data-wide={isWide || undefined}>
        <Field {...rest} label={fieldLabels[props.name]} required={!isOptional} {...checkout.field(props.name)} />
      </div>
    );
  };
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
          hint="For your receipt and delivery updates."
          {...checkout.field("email")}
        />
      </section>
      <section aria-labelledby="address-title">
        <h2 id="address-title">Delivery address</h2>
        <div className="field-grid">
          {addressFields.map(field)}
          {checkout.extraFields.map((name) => field(extras[name]))}
          <div className="field">
            <div className="field-box">
              <label htmlFor="shippingAddress.country">{fieldLabels["shippingAddress.country"]}</label>
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
            autoComplete: "tel",
            type: "tel",
            isOptional: true,
          })}
        </div>
      </section>
    </>
  );
}
