import { checkIfGiven, type Rule } from "@selvedge/domain/validation/rule";
import { type ReactNode, type Ref, useState } from "react";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField";
import { cx } from "../class-names.ts";
import { FieldBox, type FieldSize, inputClass } from "./field-box.tsx";
import { FieldLabel, FieldNote, type FieldTexts, fieldClass } from "./field-frame.tsx";
import { lastMoment } from "./last-moment.ts";

export interface TextFieldProps extends Omit<AriaTextFieldProps, "children" | "className">, FieldTexts {
  placeholder?: string;
  /** Before the text, inside the box: a symbol or an icon. */
  prefix?: ReactNode;
  /** After the text, inside the box: a unit, a button. */
  suffix?: ReactNode;
  size?: FieldSize;
  /** Shows "17 of 80" at the right of the label. The text may go over; the server decides. */
  countTo?: number;
  /** Codes and numbers: mono type. */
  mono?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** Reported in their words before the form is sent. Only `isRequired` reports an empty field. */
  rules?: readonly Rule[];
}

/** One line of text with its label, hint, count and error. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, aside, hideLabel, compact, className, ...rest } = props;
  const { placeholder, prefix, suffix, size, countTo, mono, inputRef, rules, ...aria } = rest;
  const [length, setLength] = useState((aria.defaultValue ?? "").length);
  const onChange = (value: string) => {
    setLength(value.length);
    aria.onChange?.(value);
  };
  const count = countTo ? `${aria.value?.length ?? length} of ${countTo}` : undefined;
  return (
    <AriaTextField
      {...aria}
      {...(rules ? { validate: (value: string) => checkIfGiven(value, rules) } : {})}
      onChange={onChange}
      isInvalid={error ? true : aria.isInvalid}
      className={fieldClass(className)}
    >
      {({ isInvalid, isDisabled, isReadOnly }) => (
        <>
          <FieldLabel label={label} aside={aside ?? count} hideLabel={hideLabel} />
          <FieldBox size={size} isInvalid={isInvalid} isDisabled={isDisabled} isReadOnly={isReadOnly}>
            {prefix ? <span className="shrink-0 pl-3 text-ink-2">{prefix}</span> : null}
            <Input
              ref={inputRef}
              placeholder={placeholder}
              max={lastMoment(aria.type)}
              className={cx(inputClass(size, prefix ? "pr-3 pl-2" : "px-3"), mono && "font-mono tracking-[-0.01em]")}
            />
            {suffix ? <span className="flex shrink-0 items-center pr-1.5 text-dense text-ink-2">{suffix}</span> : null}
          </FieldBox>
          <FieldNote hint={hint} error={error} compact={compact} isInvalid={isInvalid} />
        </>
      )}
    </AriaTextField>
  );
}
