import type { InputHTMLAttributes, ReactNode } from "react";

export interface FieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "type" | "autoComplete" | "inputMode" | "required" | "maxLength" | "placeholder" | "pattern"
  > {
  readonly name: string;
  readonly label: string;
  readonly value?: string | undefined;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly onChange?: (value: string) => void;
  /** Called when the field is left. */
  readonly onBlur?: () => void;
  /** Formats what is typed, such as a card number into groups. Only spaces may be added or removed. */
  readonly arrange?: (typed: string) => string;
}

/** A field of 58 px with its label inside, and its error below, which screen readers read with the field. */
export function Field({ name, label, value, error, hint, onChange, onBlur, arrange, ...input }: FieldProps) {
  const noteId = `${name}-note`;
  const note = error ?? hint;
  return (
    <div className="field" data-invalid={error ? "" : undefined}>
      <div className="field-box">
        <label htmlFor={name}>{label}</label>
        <input
          {...input}
          id={name}
          name={name}
          {...(onChange
            ? {
                value: value ?? "",
                onChange: ({ currentTarget }) =>
                  onChange(arrange ? arranged(currentTarget, arrange) : currentTarget.value),
                onBlur,
              }
            : { defaultValue: value })}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
      </div>
      {note ? (
        <p className="field-note" id={noteId}>
          {note}
        </p>
      ) : null}
    </div>
  );
}

/** Formats a field's value and keeps the caret after the same character. */
function arranged(field: HTMLInputElement, arrange: (typed: string) => string): string {
  const { value, selectionEnd } = field;
  const signsBefore = value.slice(0, selectionEnd ?? value.length).replace(/\s/g, "").length;
  const next = arrange(value);
  if (next !== value) {
    field.value = next;
    const caret = [...next.matchAll(/\S/g)][signsBefore - 1]?.index;
    field.setSelectionRange((caret ?? -1) + 1, (caret ?? -1) + 1);
  }
  return next;
}
