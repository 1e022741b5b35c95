import type { AddressField } from "@selvedge/domain/shipping/address-form/address-form";
import { Field, type FieldProps } from "../field.tsx";
import { SelectField } from "./select-field.tsx";

interface AddressFieldsProps {
  /** As the address's country has them. */
  readonly fields: readonly AddressField[];
  /** Before the names of the fields: "shippingAddress." */
  readonly prefix: string;
  /** Whose address it is, for the browser that fills it in. */
  readonly group?: "shipping" | "billing";
  /** Value and error of a field by its whole name, and what it does; without `onChange` it is a plain field of a form. */
  readonly field: (name: string) => Pick<FieldProps, "value" | "error" | "onChange" | "onBlur">;
}

/** The fields of an address in the order of its country. */
export function AddressFields({ fields, prefix, group, field }: AddressFieldsProps) {
  return fields.map(({ name, isWide, isRequired, autoComplete, ...rest }) => (
    <div key={name} data-wide={isWide || undefined}>
      <AnyField
        {...rest}
        {...field(prefix + name)}
        name={prefix + name}
        required={isRequired}
        autoComplete={group ? `${group} ${autoComplete}` : autoComplete}
      />
    </div>
  ));
}

const AnyField = ({ options, maxLength, onBlur, ...rest }: FieldProps & Pick<AddressField, "options">) =>
  options ? (
    <SelectField {...rest} options={options} hasNone />
  ) : (
    <Field {...rest} {...(maxLength ? { maxLength } : {})} {...(onBlur ? { onBlur } : {})} />
  );
