import { quantityLimit } from "@selvedge/domain/limits";
import { useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

interface QuantityFieldProps {
  readonly label: string;
  readonly value?: number;
  readonly onChange?: (quantity: number) => void;
}

/** How many: a number field with a step on either side. The steps need scripts, the field does not. */
export function QuantityField({ label, value = 1, onChange }: QuantityFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  // What was typed before the page woke is left alone, and so is the focus.
  useEffect(() => {
    if (shown.current !== value) input.current!.value = String(value);
    shown.current = value;
  }, [value]);
  const step = (by: 1 | -1) => {
    const field = input.current;
    if (!field) return;
    field.value = String(clamp(Number(field.value) + by));
    onChange?.(Number(field.value));
  };
  const take = (field: HTMLInputElement) => {
    const next = clamp(Number(field.value) || 1);
    field.value = String(next);
    if (next !== value) onChange?.(next);
  };
  return (
    <div className="quantity">
      <button type="button" aria-label={`${label}: one fewer`} onClick={() => step(-1)}>
        <Icon name="minus" size={18} />
      </button>
      <input
        ref={input}
        type="number"
        name="quantity"
        aria-label={label}
        inputMode="numeric"
        min={1}
        max={quantityLimit}
        defaultValue={value}
        onBlur={({ currentTarget }) => take(currentTarget)}
        onKeyDown={({ key, currentTarget }) => key === "Enter" && take(currentTarget)}
      />
      <button type="button" aria-label={`${label}: one more`} onClick={() => step(1)}>
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}

const clamp = (quantity: number) => Math.min(quantityLimit, Math.max(1, Math.round(quantity)));
