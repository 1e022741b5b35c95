import { Field } from "../../parts/field.tsx";
import type { StepProps } from "./edit-page.tsx";
import { pathOf, titleOf } from "./words.ts";

/** Asks for the postcode before anything can be changed: the link alone may have been passed on. */
export const LockedStep = ({ data }: StepProps<"locked">) => (
  <>
    <h1>{titleOf(data)}</h1>
    <p className="lead">
      Anyone with this link can follow order {data.reference}. Enter the postcode that it goes to, to change it.
    </p>
    <form method="post" action={pathOf(data)} className="account-form edit-postcode" noValidate data-checked="">
      <input type="hidden" name="change" value="open" />
      <Field
        name="postcode"
        label="Postcode"
        autoComplete="shipping postal-code"
        required
        maxLength={16}
        error={data.form?.message || undefined}
        value={data.form?.values.postcode}
      />
      <div className="account-buttons">
        <button type="submit" data-part="button" data-look="filled">
          Open the order
        </button>
      </div>
    </form>
  </>
);
