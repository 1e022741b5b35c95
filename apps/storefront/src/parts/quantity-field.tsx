import { quantityLimit } from "@selvedge/domain/limits";
import { useRef } from "react";
import { Icon } from "./icon.tsx";

interface QuantityFieldProps {
  readonly label: string;
  readonly value?: number;
  readonly onChange?: (quantity: number) => void;
}

/** How many: a number field with a step on either side. The steps need scripts, the field does not. */
export function QuantityField({ label, value = 1, onChange }: QuantityFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const step = (by: 1 | -1) => {
    const field = input.current;
    if (!field) return;
    field.value = String(clamp(Number(field.value) + by));
    onChange?.(Number(field.value));
  };
  return (
    <div className="quantity">
      <button type="button" aria-label={`${label}: one fewer`} onClick={() => step(-1)}>
        <Icon name="minus" size={18} />
      </button>
      <input
        ref={input}
        key={value}
        type="number"
        name="quantity"
        aria-label={label}
        inputMode="numeric"
        min={1}
        max={quantityLimit}
        defaultValue={value}
        onBlur={(event) => {
          const next = clamp(Number(event.currentTarget.value) || 1);
          event.currentTarget.value = String(next);
          if (next !== value) onChange?.(next);
        }}
      />
      <button type="button" aria-label={`${label}: one more`} onClick={() => step(1)}>
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}

const clamp = (quantity: number) => Math.min(quantityLimit, Math.max(1, Math.round(quantity)));
