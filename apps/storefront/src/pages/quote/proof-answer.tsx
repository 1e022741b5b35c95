import type { OwnQuote, QuotePageData } from "@selvedge/contracts/pages/quote-page";
import { AddressFields } from "../../parts/address/address-fields.tsx";
import { errorOf } from "../account/field-names.ts";

interface ProofAnswerProps {
  readonly data: QuotePageData;
  readonly quote: OwnQuote;
  readonly path: string;
}

/** Approving the proofs, with sizes and address; or saying what to change. */
export function ProofAnswer({ data: { form }, quote, path }: ProofAnswerProps) {
  const { address, styles, seen } = quote;
  const labels = new Map<string, string>(address.fields.map(({ name, label }) => [name, label]));
  const field = (name: string) => ({
    value: form?.values[name] ?? address.values[name] ?? "",
    error: errorOf(form, name, labels.get(name) ?? name),
  });
  const wrong = form?.errors.words?.[0];
  return (
    <>
      <form method="post" action={path} className="account-form" noValidate data-checked="">
        <h2>Approve it</h2>
        <input type="hidden" name="change" value="approve" />
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="country" value={address.country} />
        {styles.map((style) => (
          <Sizes key={style.id} style={style} form={form} />
        ))}
        <h3>Where it goes, {address.countryName}</h3>
        <div className="field-grid">
          <AddressFields fields={address.fields} prefix="" group="shipping" field={field} />
        </div>
        <label className="quote-tick">
          <input
            type="checkbox"
            name="sure"
            value="yes"
            defaultChecked={form?.values.sure === "yes"}
            aria-invalid={form?.errors.sure ? true : undefined}
            aria-describedby={form?.errors.sure ? "sure-note" : undefined}
          />
          Spelling, colours and place are right. Print exactly this.
        </label>
        {form?.errors.sure ? (
          <p className="field-note" id="sure-note" role="alert">
            {form.errors.sure[0]}
          </p>
        ) : null}
        <div className="account-buttons">
          <button type="submit" data-part="button" data-look="filled" data-size="large">
            Approve the proof
          </button>
        </div>
      </form>
      <form method="post" action={path} className="account-form quote-change" noValidate data-checked="">
        <h2>Or have it changed</h2>
        <input type="hidden" name="change" value="changes" />
        <input type="hidden" name="seen" value={seen} />
        <div className="field" data-invalid={wrong ? "" : undefined}>
          <div className="field-box">
            <label htmlFor="change-words">What should we change?</label>
            <textarea
              id="change-words"
              name="words"
              rows={3}
              maxLength={1000}
              defaultValue={form?.values.change === "changes" ? form.values.words : ""}
              aria-invalid={wrong ? true : undefined}
              aria-describedby={wrong ? "change-words-note" : undefined}
            />
          </div>
          {wrong ? (
            <p className="field-note" id="change-words-note">
              {wrong}
            </p>
          ) : null}
        </div>
        <div className="account-buttons">
          <button type="submit" data-part="button" data-look="outlined">
            Ask for a change
          </button>
        </div>
      </form>
    </>
  );
}

type Style = OwnQuote["styles"][number];

function Sizes({ style, form }: { style: Style; form: QuotePageData["form"] }) {
  const fault = form?.errors[`sizes-${style.id}`]?.[0];
  const toName = style.quantities[""] ?? 0;
  return (
    <fieldset className="quote-sizes">
      <legend>
        {style.name}: {style.pieces} pieces by size{toName > 0 ? `, ${toName} to name` : ""}
      </legend>
      {style.sizeNames.map((size) => {
        const name = `of-${style.id}-${size}`;
        return (
          <label key={size}>
            <span>{size}</span>
            <input
              type="text"
              inputMode="numeric"
              maxLength={4}
              name={name}
              data-part="field"
              defaultValue={form?.values[name] ?? (style.quantities[size] ? String(style.quantities[size]) : "")}
              aria-invalid={fault ? true : undefined}
            />
          </label>
        );
      })}
      {fault ? (
        <p className="field-note" role="alert">
          {fault}
        </p>
      ) : null}
    </fieldset>
  );
}
