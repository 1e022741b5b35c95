import { codeLength } from "@selvedge/browser/interface/code-field";

export interface CodeFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value?: string | undefined;
  readonly isFocused?: boolean;
}

/**
 * A code of six digits: six boxes that are one field. As it is rendered it is a plain field; hydrate/code-fields.ts draws
 * the boxes and sends the form at the sixth digit.
 */
export function CodeField({ name, label, hint, error, value, isFocused }: CodeFieldProps) {
  const note = error ?? hint;
  return (
    <div className="field code-field" data-code-field="" data-invalid={error ? "" : undefined}>
      <label htmlFor={name}>{label}</label>
      <span className="code-boxes">
        {Array.from({ length: codeLength }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: six places that never move
          <span key={at} aria-hidden="true" />
        ))}
        <input
          id={name}
          name={name}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*\d{3}[\s\-]?\d{3}\s*"
          title="Six digits"
          defaultValue={value}
          // biome-ignore lint/a11y/noAutofocus: the one field of a step that has just been reached
          autoFocus={isFocused ?? false}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${name}-note` : undefined}
        />
      </span>
      {note ? (
        <p className="field-note" id={`${name}-note`} role={error ? "alert" : undefined}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
