import { giftNoteLimit, orderNoteLimit } from "@selvedge/domain/limits";
import { Field } from "../../parts/field.tsx";
import { Address } from "./contact-section.tsx";
import { fieldLabels } from "./field-labels.ts";
import type { CheckoutState } from "./use-checkout.ts";

/** What most orders need none of: a present, another address on the invoice, a business, a note to the shop. */
export function MoreSection({ checkout }: { checkout: CheckoutState }) {
  const payer = checkout.isTicked("billsElsewhere") ? "billingAddress" : "shippingAddress";
  const company = checkout.field(`${payer}.company`);
  const isAsked = checkout.forms[payer].some(({ name }) => name === "company");
  const vatNumber = checkout.field("vatNumber");
  return (
    <section aria-labelledby="more-title">
      <h2 id="more-title">Anything else?</h2>
      <div className="extra">
        <Tick checkout={checkout} name="isGift">
          This is a present
        </Tick>
        <div className="extra-part">
          <p className="quiet">The slip in the parcel shows your note, and no prices.</p>
          <Note checkout={checkout} name="giftNote" limit={giftNoteLimit} />
        </div>
      </div>
      <div className="extra">
        <Tick checkout={checkout} name="billsElsewhere">
          The invoice goes to another address
        </Tick>
        <noscript>
          <button
            type="submit"
            name="show"
            value="total"
            formAction="/checkout/#billing-title"
            data-part="button"
            data-look="outlined"
          >
            Show or hide its fields
          </button>
        </noscript>
        {checkout.isTicked("billsElsewhere") ? (
          <div className="extra-part">
            <h3 id="billing-title">Address on the invoice</h3>
            <div className="field-grid">
              <Address checkout={checkout} kind="billingAddress" />
            </div>
          </div>
        ) : null}
      </div>
      <details className="extra" open={vatNumber.value + company.value !== "" || undefined}>
        <summary>Buying for a business?</summary>
        <div className="extra-part field-grid">
          {isAsked ? null : (
            <Field
              name={`${payer}.company`}
              label="Company (optional)"
              autoComplete="organization"
              maxLength={80}
              {...company}
            />
          )}
          <Field
            name="vatNumber"
            label={fieldLabels.vatNumber}
            autoComplete="off"
            maxLength={30}
            hint="With its country's letters: GB123456789. It is printed on your invoice."
            {...vatNumber}
          />
        </div>
      </details>
      <details className="extra" open={checkout.field("note").value !== "" || undefined}>
        <summary>Add a note for the shop</summary>
        <div className="extra-part">
          <Note checkout={checkout} name="note" limit={orderNoteLimit} />
        </div>
      </details>
    </section>
  );
}

interface PartProps {
  readonly checkout: CheckoutState;
  readonly name: string;
}

const Tick = ({ checkout, name, children }: PartProps & { children: string }) => (
  <label className="extra-tick">
    <input
      type="checkbox"
      name={name}
      id={name}
      checked={checkout.isTicked(name)}
      onChange={(event) => checkout.field(name).onChange(event.currentTarget.checked ? "on" : "")}
    />
    {children}
  </label>
);

function Note({ checkout, name, limit }: PartProps & { name: "giftNote" | "note"; limit: number }) {
  const { value, error, onChange, onBlur } = checkout.field(name);
  return (
    <div className="field" data-invalid={error ? "" : undefined}>
      <div className="field-box">
        <label htmlFor={name}>{fieldLabels[name]}</label>
        <textarea
          id={name}
          name={name}
          rows={3}
          maxLength={limit}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-note` : undefined}
        />
      </div>
      {error ? (
        <p className="field-note" id={`${name}-note`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
