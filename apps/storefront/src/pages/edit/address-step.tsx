import { AddressFields } from "../../parts/address/address-fields.tsx";
import { FormFault } from "../../parts/sign-in/sign-in-card.tsx";
import { errorOf } from "../account/field-names.ts";
import type { StepProps } from "./edit-page.tsx";
import { pathOf, titleOf } from "./words.ts";

/** Where the order goes. What was typed comes back with what is wrong with it. */
export function AddressStep({ data, view: { address, fields, countryName, against } }: StepProps<"address">) {
  const { form, reference, orderHash } = data;
  const receipt = `/receipt/${orderHash}/`;
  const typed = form?.values;
  const labels = new Map<string, string>(fields.map(({ name, label }) => [name, label]));
  const field = (name: string) => ({
    value: typed ? (typed[name] ?? "") : address[name as keyof typeof address],
    error: errorOf(form, name, labels.get(name)!),
  });
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
        Order {reference}, until we start to make it. Delivery and VAT are for {countryName}, so the country stays.
      </p>
      <form method="post" action={pathOf(data)} className="account-form" noValidate data-checked="">
        <FormFault form={form} fields={fields.map(({ name }) => name)} />
        <input type="hidden" name="country" value={address.country} />
        <div className="field-grid">
          <AddressFields fields={fields} prefix="" group="shipping" field={field} />
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
