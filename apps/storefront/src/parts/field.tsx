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
}

/** A field of 58 px whose label stays inside it, with its error beneath and said with it. */
export function Field({ name, label, value, error, hint, onChange, ...input }: FieldProps) {
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
            ? { value: value ?? "", onChange: (event) => onChange(event.currentTarget.value) }
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
