import { Field } from "../../parts/field.tsx";
import { FormNotice, StepHead, type StepProps } from "./sign-up-form.tsx";

/** The name, and the address, which scripts check as it is typed and the server when it is sent. */
export function ShopStep({ data: { address, draft, form } }: StepProps) {
  const values = form?.values ?? draft;
  const error = form?.errors.label?.[0];
  return (
    <>
      <StepHead title="Name your shop">This is what shoppers read on every page, and where they find you.</StepHead>
      <form method="post" action="/sign-up/shop/" className="sign-up-form" noValidate data-checked="">
        <FormNotice form={form?.errors.name || error ? null : form} />
        <Field
          name="name"
          label="Shop name"
          autoComplete="organization"
          maxLength={40}
          required
          value={values.name}
          error={form?.errors.name?.[0]}
        />
        <div className="field" data-invalid={error ? "" : undefined} data-shop-address={values.label ? "chosen" : ""}>
          <div className="field-box address-box" data-line="">
            <label htmlFor="label">Address</label>
            <input
              id="label"
              name="label"
              required
              maxLength={60}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={values.label}
              aria-invalid={error ? true : undefined}
              aria-describedby="label-end label-note"
            />
            <span id="label-end" className="address-end">
              {address.after}
            </span>
            <output className="address-state" htmlFor="label" />
          </div>
          <p className="field-note" id="label-note">
            {error ?? "Small letters, digits and dashes."}
          </p>
        </div>
        <div className="sign-up-foot">
          <button type="submit" data-part="button" data-look="filled" data-size="large">
            Next: what you sell
          </button>
        </div>
      </form>
    </>
  );
}
