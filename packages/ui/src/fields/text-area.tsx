import { useState } from "react";
import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField";
import { cx } from "../class-names.ts";
import { FieldBox } from "./field-box.tsx";
import { FieldLabel, FieldNote, type FieldTexts, fieldClass } from "./field-frame.tsx";

export interface TextAreaProps extends Omit<AriaTextFieldProps, "children" | "className">, FieldTexts {
  placeholder?: string;
  /** Lines shown at rest; the box grows with what is typed. */
  rows?: number;
  countTo?: number;
}

/** Of the area inside its box. */
export const areaClass = "field-sizing-content block w-full resize-y bg-transparent px-3 py-2 outline-none";
/** A box that is as large as its content is as high as no line at all while it is empty. */
export const areaStyle = (rows: number) => ({ minHeight: `calc(${rows}lh + 1rem)` });

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, aside, hideLabel, compact, className, placeholder, rows = 3, countTo, ...aria } = props;
  const [length, setLength] = useState((aria.defaultValue ?? "").length);
  const onChange = (value: string) => {
    setLength(value.length);
    aria.onChange?.(value);
  };
  const count = countTo ? `${aria.value?.length ?? length} of ${countTo}` : undefined;
  return (
    <AriaTextField
      {...aria}
      onChange={onChange}
      isInvalid={error ? true : aria.isInvalid}
      className={fieldClass(className)}
    >
      {({ isInvalid, isDisabled, isReadOnly }) => (
        <>
          <FieldLabel label={label} aside={aside ?? count} hideLabel={hideLabel} />
          <FieldBox grows isInvalid={isInvalid} isDisabled={isDisabled} isReadOnly={isReadOnly}>
            <AriaTextArea
              rows={rows}
              style={areaStyle(rows)}
              placeholder={placeholder}
              className={cx(areaClass, "text-body max-md:text-reading")}
            />
          </FieldBox>
          <FieldNote hint={hint} error={error} compact={compact} isInvalid={isInvalid} />
        </>
      )}
    </AriaTextField>
  );
}
