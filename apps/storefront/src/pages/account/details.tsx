import { Field } from "../../parts/field.tsx";
import { FormFault } from "../../parts/sign-in/sign-in-card.tsx";
import type { SectionProps } from "./account-page.tsx";
import { fieldNames, namedError } from "./field-names.ts";

export function Details({ view, data: { email, form } }: SectionProps<"details">) {
  const typed = (name: "firstName" | "lastName" | "phone") => (form ? (form.values[name] ?? "") : view[name]);
  return (
    <>
      <h1>Your details</h1>
      <form method="post" action="/account/details/" className="account-form" noValidate data-checked="">
        <FormFault form={form} fields={Object.keys(fieldNames)} />
        <div className="field-grid">
          <Field
            name="firstName"
            label={fieldNames.firstName}
            autoComplete="given-name"
            required
            value={typed("firstName")}
            error={namedError(form, "firstName")}
          />
          <Field
            name="lastName"
            label={fieldNames.lastName}
            autoComplete="family-name"
            required
            value={typed("lastName")}
            error={namedError(form, "lastName")}
          />
          <div data-wide="">
            <Field
              name="phone"
              label={fieldNames.phone}
              type="tel"
              autoComplete="tel"
              value={typed("phone")}
              error={namedError(form, "phone")}
            />
          </div>
        </div>
        <p className="quiet">You sign in with {email}. Your receipts and delivery updates go there.</p>
        <div className="account-buttons">
          <button type="submit" data-part="button" data-look="filled">
            Save details
          </button>
        </div>
      </form>
      <section className="account-end" aria-labelledby="end-title">
        <h2 id="end-title">Delete my account</h2>
        <p className="quiet">Removes what this shop knows about you and signs you out everywhere.</p>
        <a data-part="button" data-look="outlined" href="/account/delete/">
          See what is deleted
        </a>
      </section>
    </>
  );
}
