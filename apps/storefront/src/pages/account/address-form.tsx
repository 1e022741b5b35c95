import type { AccountView } from "@selvedge/contracts/pages/account-page";
import { AddressFields } from "../../parts/address/address-fields.tsx";
import { SelectField } from "../../parts/address/select-field.tsx";
import { Field } from "../../parts/field.tsx";
import { FormFault } from "../../parts/sign-in/sign-in-card.tsx";
import type { SectionProps } from "./account-page.tsx";
import { errorOf, phoneLabel } from "./field-names.ts";

type Shown = Extract<AccountView, { section: "address" }>["address"];

/** A new address or one that is changed. What was typed comes back with what is wrong with it. */
export function AddressForm({ view: { id, address, fields, countries }, data: { form } }: SectionProps<"address">) {
  const typed = form?.values;
  const textOf = (name: string) =>
    typed ? (typed[name] ?? "") : String(address[name as Exclude<keyof Shown, "isDefault">] ?? "");
  const labels = {
    ...Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    country: "Country",
    ...phoneLabel,
  };
  const field = (name: string) => ({ value: textOf(name), error: errorOf(form, name, labels[name as "phone"]) });
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
        <FormFault form={form} fields={Object.keys(labels)} />
        {/* Enter in a field presses a form's first button, so that button has to save. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          Save address
        </button>
        <div className="field-grid">
          <div data-wide="">
            <SelectField
              name="country"
              label={labels.country}
              autoComplete="country"
              options={countries}
              presses="show-country"
              {...field("country")}
            />
            <button type="submit" name="show" value="country" id="show-country" className="text-button country-button">
              Show this country's fields
            </button>
          </div>
          <AddressFields fields={fields} prefix="" field={field} />
          <Field name="phone" label={labels.phone} type="tel" autoComplete="tel" {...field("phone")} />
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
