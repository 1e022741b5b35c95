import { codeBoxes, codeDigits, codeLength, isCompleted } from "@selvedge/browser/interface/code-field";
import { type RefObject, useRef, useState } from "react";
import { Input } from "react-aria-components/Input";
import { TextField } from "react-aria-components/TextField";
import { cx } from "../class-names.ts";
import { FieldLabel, FieldNote, type FieldTexts, fieldClass } from "./field-frame.tsx";

export interface CodeFieldProps extends Omit<FieldTexts, "aside" | "compact"> {
  /** Field name in its form. */
  name: string;
  autoFocus?: boolean;
  isDisabled?: boolean;
  /** Called at the sixth digit; without it the form around is sent. */
  onComplete?: (digits: string) => void;
}

type Selection = { start: number; end: number };

/** Six boxes that are one field: a code from an app, a text message or a mail. It submits automatically at the sixth digit. */
export function CodeField({ name, onComplete, autoFocus, isDisabled, ...texts }: CodeFieldProps) {
  const { label, hint, error, hideLabel, className } = texts;
  const [digits, setDigits] = useState("");
  const [selection, setSelection] = useState<Selection | null>(null);
  const input = useRef<HTMLInputElement>(null);
  /** Runs once the new value is in the form. The refusal of the last code, which would hold the form back, is over. */
  const send = () => {
    input.current?.dispatchEvent(new Event("change", { bubbles: true }));
    input.current?.setCustomValidity("");
    input.current?.form?.requestSubmit();
  };
  const change = (typed: string) => {
    const next = codeDigits(typed);
    setDigits(next);
    if (!isCompleted(digits, next)) return;
    if (onComplete) onComplete(next);
    else setTimeout(send);
  };
  return (
    <TextField
      name={name}
      value={digits}
      onChange={change}
      isRequired
      isDisabled={isDisabled ?? false}
      {...(error ? { isInvalid: true } : {})}
      autoComplete="one-time-code"
      inputMode="numeric"
      autoFocus={autoFocus ?? false}
      className={fieldClass(className)}
    >
      {({ isInvalid }) => (
        <>
          <FieldLabel label={label} hideLabel={hideLabel} />
          <Boxes digits={digits} selection={selection} isInvalid={isInvalid} input={input} onSelection={setSelection} />
          <FieldNote hint={hint} error={error} isInvalid={isInvalid} />
        </>
      )}
    </TextField>
  );
}

interface BoxesProps {
  digits: string;
  selection: Selection | null;
  isInvalid: boolean;
  input: RefObject<HTMLInputElement | null>;
  onSelection: (selection: Selection | null) => void;
}

/** The input is over the boxes, with invisible text: it takes presses and pastes, and screen readers read it. */
function Boxes({ digits, selection, isInvalid, input, onSelection }: BoxesProps) {
  const look = () => {
    const { selectionStart, selectionEnd } = input.current!;
    onSelection({ start: selectionStart ?? digits.length, end: selectionEnd ?? digits.length });
  };
  return (
    <span className="relative flex w-fit max-w-full gap-2">
      {codeBoxes(digits, selection).map(({ digit, isActive }, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: six places that never move
          key={at}
          aria-hidden
          className={cx(
            "figures flex h-11 w-9 shrink items-center justify-center rounded-control border bg-surface text-reading font-semibold",
            at === codeLength / 2 ? "ml-2" : "",
            isInvalid ? "border-danger shadow-[inset_0_0_0_1px_var(--sv-danger)]" : "border-control",
            isActive ? "border-primary outline-2 outline-offset-2 outline-primary" : "",
          )}
        >
          {digit || (isActive ? <span className="h-5 w-px bg-ink" /> : "")}
        </span>
      ))}
      <Input
        ref={input}
        className="absolute inset-0 w-full bg-transparent text-transparent caret-transparent outline-none forced-color-adjust-none selection:bg-transparent"
        onSelect={look}
        onFocus={look}
        onBlur={() => onSelection(null)}
      />
    </span>
  );
}
