import type { QuotePageData } from "@selvedge/contracts/pages/quote-page";
import { SelectField } from "../../parts/address/select-field.tsx";
import { Field } from "../../parts/field.tsx";
import { errorOf } from "../account/field-names.ts";

const lines = [
  { name: "firstName", label: "First name", autoComplete: "given-name", required: true, maxLength: 60 },
  { name: "lastName", label: "Last name", autoComplete: "family-name", required: true, maxLength: 60 },
  { name: "company", label: "Company or club (optional)", autoComplete: "organization", maxLength: 80 },
  { name: "email", label: "Email", autoComplete: "email", type: "email", required: true, maxLength: 120 },
  { name: "phone", label: "Phone (optional)", autoComplete: "tel", type: "tel", maxLength: 30 },
] as const;

/** The names of the fields here, for the sentence about the whole form. */
export const personNames: readonly string[] = [
  ...lines.map(({ name }) => name),
  "country",
  "zip",
  "message",
  "wantedBy",
];

/** Who asks, and where it goes: country and postcode are enough for a price. */
export function PersonFields({ data: { form, countries } }: { data: QuotePageData }) {
  return (
    <div className="field-grid">
      {lines.map(({ label, ...line }) => (
        <div key={line.name} data-wide={line.name === "company" || undefined}>
          <Field {...line} label={label} value={form?.values[line.name]} error={errorOf(form, line.name, label)} />
        </div>
      ))}
      <SelectField
        name="country"
        label="Country it goes to"
        autoComplete="country"
        required
        options={countries}
        value={form?.values.country ?? "GB"}
        error={form?.errors.country?.[0]}
      />
      <Field
        name="zip"
        label="Postcode"
        autoComplete="postal-code"
        maxLength={16}
        value={form?.values.zip}
        error={errorOf(form, "zip", "Postcode")}
      />
      <Field
        name="wantedBy"
        label="Needed by (optional)"
        type="date"
        value={form?.values.wantedBy}
        error={errorOf(form, "wantedBy", "Needed by")}
      />
    </div>
  );
}

/** What else there is to say; and a field that only programs fill in. */
export const MessageField = ({ data: { form }, label }: { data: QuotePageData; label: string }) => (
  <>
    <div className="field">
      <div className="field-box">
        <label htmlFor="message">{label}</label>
        <textarea id="message" name="message" rows={4} maxLength={2000} defaultValue={form?.values.message} />
      </div>
    </div>
    <p className="quote-trap" aria-hidden="true">
      <label htmlFor="website">Leave this empty</label>
      <input id="website" name="website" tabIndex={-1} autoComplete="off" />
    </p>
  </>
);
