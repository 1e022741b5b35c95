import type { SavedAddress } from "@selvedge/contracts/customers/customer-forms";
import { Field, type FieldProps } from "../../parts/field.tsx";
import { FormFault } from "../../parts/sign-in/sign-in-card.tsx";
import type { SectionProps } from "./account-page.tsx";
import { CountryField } from "./country-field.tsx";
import { fieldNames, namedError } from "./field-names.ts";

type Name = Exclude<keyof SavedAddress, "isDefault" | "country">;

interface AddressField extends Pick<FieldProps, "autoComplete" | "type"> {
  readonly name: Name;
  readonly isWide?: true;
  readonly isOptional?: true;
}

const before: readonly AddressField[] = [
  { name: "firstName", autoComplete: "given-name" },
  { name: "lastName", autoComplete: "family-name" },
  { name: "company", autoComplete: "organization", isWide: true, isOptional: true },
  { name: "street", autoComplete: "street-address", isWide: true },
  { name: "city", autoComplete: "address-level2" },
  { name: "zip", autoComplete: "postal-code" },
  { name: "state", autoComplete: "address-level1", isOptional: true },
];
const after: AddressField = { name: "phone", autoComplete: "tel", type: "tel", isOptional: true };

/** A new address or one that is changed. What was typed comes back with what is wrong with it. */
export function AddressForm({ view: { id, address, countries }, data: { form } }: SectionProps<"address">) {
  const typed = form?.values;
  const field = ({ name, isWide, isOptional, ...rest }: AddressField) => (
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
  );
  return (
    <>
      <h1>{id === null ? "Add an address" : "Change this address"}</h1>
      <form
        method="post"
        action={id === null ? "/account/addresses/new/" : `/account/addresses/${id}/`}
        className="account-form"
        noValidate
        data-checked=""
      >
        <FormFault form={form} fields={Object.keys(fieldNames)} />
        <div className="field-grid">
          {before.map(field)}
          <CountryField
            value={typed?.country ?? address.country}
            countries={countries}
            error={namedError(form, "country")}
          />
          {field(after)}
        </div>
        <label className="account-tick">
          <input
            type="checkbox"
            name="isDefault"
            defaultChecked={typed ? typed.isDefault === "on" : address.isDefault}
          />
          Use this address first
        </label>
        <div className="account-buttons">
          <button type="submit" data-part="button" data-look="filled">
            Save address
          </button>
          <a data-part="button" data-look="outlined" href="/account/addresses/">
            Cancel
          </a>
        </div>
      </form>
    </>
  );
}
