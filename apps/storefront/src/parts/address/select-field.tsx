import type { SelectHTMLAttributes } from "react";
import type { FieldProps } from "../field.tsx";

interface SelectFieldProps extends Pick<FieldProps, "name" | "label" | "value" | "error" | "onChange" | "required"> {
  readonly autoComplete?: SelectHTMLAttributes<HTMLSelectElement>["autoComplete"];
  readonly options: readonly { readonly code: string; readonly name: string }[];
  /** Nothing may be chosen yet. */
  readonly hasNone?: boolean;
  /** The id of the button that is pressed when another one is chosen. */
  readonly presses?: string;
}

/** A field that is chosen from a list, looking as `Field` does. */
export function SelectField({
  name,
  label,
  value,
  error,
  onChange,
  options,
  hasNone,
  presses,
  ...rest
}: SelectFieldProps) {
  return (
    <div className="field" data-invalid={error ? "" : undefined}>
      <div className="field-box">
        <label htmlFor={name}>{label}</label>
        <select
          {...rest}
          id={name}
          name={name}
          data-submits={presses}
          {...(onChange
            ? { value: value ?? "", onChange: (event) => onChange(event.currentTarget.value) }
            : { defaultValue: value })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-note` : undefined}
        >
          {hasNone ? <option value="" /> : null}
          {options.map(({ code, name: word }) => (
            <option key={code} value={code}>
              {word}
            </option>
          ))}
        </select>
      </div>
      {error ? (
        <p className="field-note" id={`${name}-note`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
