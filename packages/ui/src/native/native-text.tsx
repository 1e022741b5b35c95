import type { InputHTMLAttributes, ReactNode } from "react";
import { cx } from "../class-names.ts";
import { FieldBox, type FieldSize, inputClass } from "../fields/field-box.tsx";
import { lastMoment } from "../fields/last-moment.ts";
import { NativeFrame, type NativeTexts } from "./native-frame.tsx";

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "inputMode" | "maxLength" | "placeholder" | "spellCheck" | "type" | "onBlur"
>;

export interface NativeTextProps extends NativeTexts, Input {
  value: string;
  onChange: (value: string) => void;
  /** After the text, inside the box: a unit, a button. */
  suffix?: ReactNode;
  size?: FieldSize;
  /** Shows "17 of 80" at the right of the label. */
  countTo?: number | undefined;
  /** Codes and numbers: mono type. */
  mono?: boolean;
}

/** One line of text as the browser has it, with its label and note. */
export function NativeText({ value, onChange, suffix, size, countTo, mono, ...rest }: NativeTextProps) {
  const { inputMode, maxLength, placeholder, spellCheck, type, onBlur, ...texts } = rest;
  const count = countTo ? `${value.length} of ${countTo}` : undefined;
  return (
    <NativeFrame {...texts} aside={texts.aside ?? count}>
      {(control) => (
        <FieldBox size={size} isInvalid={control["aria-invalid"]}>
          <input
            {...control}
            {...{ inputMode, maxLength, placeholder, spellCheck, type, onBlur, value }}
            max={lastMoment(type)}
            onChange={({ target }) => onChange(target.value)}
            className={cx(inputClass(size), mono && "font-mono tracking-[-0.01em]")}
          />
          {suffix ? <span className="flex shrink-0 items-center pr-1.5 text-dense text-ink-2">{suffix}</span> : null}
        </FieldBox>
      )}
    </NativeFrame>
  );
}
