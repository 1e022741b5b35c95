import { type KeyboardEvent, useEffect, useState } from "react";
import { TextField } from "./text-field.tsx";
import { readTypedNumber, type TypedUnit, typedNumberWords } from "./typed-number.ts";

export interface MeasureFieldProps {
  label: string;
  unit: TypedUnit;
  value: number;
  min: number;
  max: number;
  /** What an arrow key adds; ten times as much with Shift. */
  step?: number;
  /** Called once a number is entered, within the limits; `isStep` for arrow keys, which may be held. */
  onEnter: (value: number, isStep: boolean) => void;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number with its unit. What is typed stays a draft until Enter or until the field is left; Escape takes it back, and a
 * second Escape leaves the field. A draft that cannot be read is reported and changes nothing.
 */
export function MeasureField({ label, unit, value, min, max, step = 1, onEnter }: MeasureFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const forget = () => {
    setDraft(null);
    setFault(null);
  };
  // A number that has become another one, by a drag or by undo, is not what the draft was typed over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is what this waits for
  useEffect(forget, [value]);

  const enter = (next: number, isStep: boolean) => {
    forget();
    const held = tenth(Math.min(max, Math.max(min, next)));
    if (held !== value) onEnter(held, isStep);
  };
  const read = () => (draft === null ? null : readTypedNumber(draft, unit));
  const commit = (isLeft: boolean) => {
    const typed = read();
    if (typed?.ok) enter(typed.value, false);
    else if (typed?.code === "empty" && isLeft) forget();
    else if (typed) setFault(typedNumberWords[typed.code]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = steps[event.key];
    if (direction && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const typed = read();
      enter((typed?.ok ? typed.value : value) + direction * step * (event.shiftKey ? 10 : 1), true);
    } else if (event.key === "Enter") commit(false);
    else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      if (draft === null) (event.target as HTMLElement).blur();
      else forget();
    }
  };
  return (
    <div onKeyDownCapture={onKeyDown} className="min-w-0">
      <TextField
        label={label}
        size="dense"
        compact
        inputMode="decimal"
        autoComplete="off"
        spellCheck="false"
        className="figures"
        value={draft ?? String(value)}
        onChange={(text) => {
          setDraft(text);
          setFault(null);
        }}
        onBlur={() => commit(true)}
        suffix={unit === "none" ? undefined : <span className="pr-1.5">{unit}</span>}
        error={fault ?? undefined}
      />
    </div>
  );
}

const tenth = (value: number) => Math.round(value * 10) / 10;
