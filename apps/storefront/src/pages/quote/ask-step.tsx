import { Field } from "../../parts/field.tsx";
import { FormFault } from "../../parts/sign-in/sign-in-card.tsx";
import { errorOf } from "../account/field-names.ts";
import { MessageField, PersonFields, personNames } from "./person-fields.tsx";
import type { StepProps } from "./quote-page.tsx";

/** The short form: in a few words what is wanted, and how many. */
export function AskStep({ data }: StepProps<"ask">) {
  const { form, requestKey } = data;
  return (
    <>
      <h1>Get a quote</h1>
      <p className="lead">
        For ten pieces and more, printed as you need them. Tell us in a few words: you get a price by email, usually
        within one working day, and nothing is charged before you have approved a proof.
      </p>
      <p>
        Have your art at hand? <a href="/advanced-quote/">The longer form</a> shows prices at once and takes your files.
      </p>
      <form method="post" action="/get-a-quote/" className="account-form" noValidate data-checked="">
        <FormFault form={form} fields={[...personNames, "wants", "quantity"]} />
        <input type="hidden" name="requestKey" value={requestKey} />
        <div className="field-grid">
          <div data-wide="">
            <Field
              name="wants"
              label="What you need"
              placeholder="Tees with our logo on the front"
              required
              maxLength={200}
              value={form?.values.wants}
              error={errorOf(form, "wants", "What you need")}
            />
          </div>
          <Field
            name="quantity"
            label="How many pieces"
            inputMode="numeric"
            required
            maxLength={6}
            value={form?.values.quantity}
            error={form?.errors.quantity?.[0]}
          />
        </div>
        <MessageField data={data} label="Anything else: sizes, colours, names (optional)" />
        <h2>Where the price goes</h2>
        <PersonFields data={data} />
        <div className="account-buttons">
          <button type="submit" data-part="button" data-look="filled" data-size="large">
            Ask for a price
          </button>
        </div>
      </form>
    </>
  );
}
