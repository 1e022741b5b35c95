import { Field, type FieldProps } from "../../parts/field.tsx";
import { FormFault } from "../../parts/sign-in/sign-in-card.tsx";
import { fieldNames, namedError } from "../account/field-names.ts";
import type { StepProps } from "./edit-page.tsx";
import { pathOf, titleOf } from "./words.ts";

interface AddressField extends Pick<FieldProps, "autoComplete"> {
  readonly name: "firstName" | "lastName" | "company" | "street" | "city" | "zip" | "state";
  readonly isWide?: true;
  readonly isOptional?: true;
}

const fields: readonly AddressField[] = [
  { name: "firstName", autoComplete: "shipping given-name" },
  { name: "lastName", autoComplete: "shipping family-name" },
  { name: "company", autoComplete: "shipping organization", isWide: true, isOptional: true },
  { name: "street", autoComplete: "shipping street-address", isWide: true },
  { name: "city", autoComplete: "shipping address-level2" },
  { name: "zip", autoComplete: "shipping postal-code" },
  { name: "state", autoComplete: "shipping address-level1", isOptional: true },
];

/** Where the order goes. What was typed comes back with what is wrong with it. */
export function AddressStep({ data, view: { address, countryName, against } }: StepProps<"address">) {
  const { form, reference, orderHash } = data;
  const receipt = `/receipt/${orderHash}/`;
  const typed = form?.values;
  if (against !== null)
    return (
      <>
        <h1>{titleOf(data)}</h1>
        <p className="lead">
          The address of order {reference} stays as it is. {against}
        </p>
        <p>
          <a href={receipt}>See your order</a>
        </p>
      </>
    );
  return (
    <>
      <h1>{titleOf(data)}</h1>
      <p className="lead">
        Order {reference}, until its garments are being made. Delivery and VAT are for {countryName}, so the country
        stays.
      </p>
      <form method="post" action={pathOf(data)} className="account-form" noValidate data-checked="">
        <FormFault form={form} fields={Object.keys(fieldNames)} />
        <input type="hidden" name="country" value={address.country} />
        <div className="field-grid">
          {fields.map(({ name, isWide, isOptional, ...rest }) => (
            <div key={name} data-wide={isWide}>
              <Field
                {...rest}
                name={name}
                label={fieldNames[name]}
                required={!isOptional}
                value={typed ? (typed[name] ?? "") : address[name]}
                error={namedError(form, name)}
              />
            </div>
          ))}
        </div>
        <div className="account-buttons">
          <button type="submit" data-part="button" data-look="filled">
            Send it there
          </button>
          <a data-part="button" data-look="outlined" href={receipt}>
            Back to your order
          </a>
        </div>
      </form>
    </>
  );
}
