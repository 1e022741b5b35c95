import { quantityLimit } from "@selvedge/domain/limits";
import { useEffect, useId, useRef, useState } from "react";
import { Icon } from "./icon.tsx";

interface QuantityFieldProps {
  readonly label: string;
  /** A text is what was typed before, right or wrong. */
  readonly value?: number | string;
  readonly onChange?: (quantity: number) => void;
}

/**
 * How many: a number field with a step on either side. The steps need scripts, the field does not. A number that cannot be
 * had is neither taken nor changed: it stays and is told.
 */
export function QuantityField({ label, value = 1, onChange }: QuantityFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  const [isWrong, setWrong] = useState(false);
  const noteId = useId();
  // What was typed before the page woke is left alone, and so is the focus.
  useEffect(() => {
    if (shown.current !== value) input.current!.value = String(value);
    shown.current = value;
  }, [value]);
  const take = () => {
    const { validity, valueAsNumber } = input.current!;
    setWrong(!validity.valid);
    if (validity.valid && valueAsNumber !== Number(value)) onChange?.(valueAsNumber);
  };
  const step = (by: 1 | -1) => {
    const field = input.current!;
    field.value = String(clamp((field.valueAsNumber || 0) + by));
    take();
  };
  return (
    <div className="quantity-box">
      <div className="quantity">
        <button type="button" aria-label={`${label}: one fewer`} onClick={() => step(-1)}>
          <Icon name="minus" size={18} />
        </button>
        <input
          ref={input}
          type="number"
          name="quantity"
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? noteId : undefined}
          inputMode="numeric"
          min={1}
          max={quantityLimit}
          required
          defaultValue={value}
          onBlur={take}
          onKeyDown={({ key }) => key === "Enter" && take()}
        />
        <button type="button" aria-label={`${label}: one more`} onClick={() => step(1)}>
          <Icon name="plus" size={18} />
        </button>
      </div>
      {isWrong ? (
        <p className="quantity-note" id={noteId} role="alert">
          Enter a whole number from 1 to {quantityLimit}.
        </p>
      ) : null}
    </div>
  );
}

const clamp = (quantity: number) => Math.min(quantityLimit, Math.max(1, Math.round(quantity)));
