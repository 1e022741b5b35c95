import { quantityLimit } from "@selvedge/domain/limits";
import { useEffect, useId, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { steppedQuantity } from "./stepped-quantity.ts";

interface QuantityFieldProps {
  readonly label: string;
  /** A string is what was typed before, valid or not. */
  readonly value?: number | string;
  readonly onChange?: (quantity: number) => void;
}

/**
 * A number field with minus and plus buttons. The buttons need scripts, the field does not. An invalid number is not
 * applied and not changed: it stays in the field with an error.
 */
export function QuantityField({ label, value = 1, onChange }: QuantityFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  const [isWrong, setWrong] = useState(false);
  const noteId = useId();
  // What was typed before hydration is not overwritten.
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
    field.value = String(steppedQuantity(field.valueAsNumber, by));
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
