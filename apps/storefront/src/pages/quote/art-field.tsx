import type { FormAnswer } from "@selvedge/contracts/pages/page-data";
import type { AdvancedQuote } from "@selvedge/contracts/pages/quote-page";

/** The customer's art: files to send, and those that have arrived, each with a button that takes it out. */
export function ArtField({ form, art }: { form: FormAnswer | null; art: AdvancedQuote["art"] }) {
  const faults = form?.errors.files ?? [];
  return (
    <fieldset className="quote-art" id="quote-art">
      <legend>Your art (optional)</legend>
      <input type="hidden" name="art" value={art.map(({ name }) => name).join(" ")} />
      {art.length > 0 ? (
        <ul>
          {art.map(({ name, label, thumb }) => (
            <li key={name}>
              <img src={thumb} alt="" width="72" height="72" />
              <span>{label}</span>
              <button
                type="submit"
                name="removeArt"
                value={name}
                formAction="/advanced-quote/#quote-art"
                className="text-button"
              >
                Take {label} out
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <label htmlFor="files">Pictures, up to six: PNG, JPEG or WebP, 25 MB each</label>
      <input
        id="files"
        type="file"
        name="files"
        multiple
        accept="image/png,image/jpeg,image/webp"
        aria-invalid={faults.length > 0 || undefined}
        aria-describedby={faults.length > 0 ? "files-note" : undefined}
      />
      {faults.length > 0 ? (
        <p className="field-note" id="files-note" role="alert">
          {faults.join(" ")}
        </p>
      ) : null}
    </fieldset>
  );
}
