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
  /** Brings what is typed into its usual form, such as a card number into groups. It adds and drops nothing but blanks. */
  readonly arrange?: (typed: string) => string;
}

/** A field of 58 px whose label stays inside it, with its error beneath and said with it. */
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

/** What stands in a field, arranged, with the caret behind the same sign as before. */
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
