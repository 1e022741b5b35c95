import type { Json } from "@selvedge/pages/json";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { TextField } from "@selvedge/ui/fields/text-field";
import { useEffect, useState } from "react";

interface TypedProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: Json | undefined;
  onSet: (to: Json | undefined) => void;
  onLeave: () => void;
}

/** What is typed stays as it is typed, also where it is refused; what changes from elsewhere replaces it. */
function useTyped(stored: string, onSet: (typed: string) => void) {
  const [typed, setTyped] = useState(stored);
  useEffect(() => setTyped(stored), [stored]);
  const type = (next: string) => {
    setTyped(next);
    onSet(next);
  };
  return [typed, type] as const;
}

interface TextControlProps extends TypedProps {
  byDefault?: string | undefined;
  countTo?: number | undefined;
  isLong?: boolean;
}

/** A text; an empty one is none, unless the block would then say something of its own. */
export function TextControl({
  label,
  hint,
  error,
  value,
  byDefault,
  countTo,
  isLong,
  onSet,
  onLeave,
}: TextControlProps) {
  const stored = typeof value === "string" ? value : (byDefault ?? "");
  const [typed, type] = useTyped(stored, (next) => onSet(next === "" && !byDefault ? undefined : next));
  const shared = {
    ...{ label, value: typed, onChange: type, onBlur: onLeave },
    ...(hint && { hint }),
    ...(error && { error, isInvalid: true }),
    ...(countTo && { countTo }),
  };
  return isLong ? <TextArea {...shared} rows={3} /> : <TextField {...shared} />;
}

interface NumberControlProps extends TypedProps {
  field: { default: number | null; unset?: number; min?: number; max?: number; step?: number };
}

/** A number; empty is the block's or the theme's own. */
export function NumberControl({ label, hint, error, value, field, onSet, onLeave }: NumberControlProps) {
  const known = typeof value === "number" && value !== field.unset ? value : field.default;
  const [typed, type] = useTyped(known === null ? "" : String(known), (next) => {
    const number = Number(next);
    if (next.trim() === "") onSet(undefined);
    else if (Number.isFinite(number)) onSet(number);
  });
  const isUnreadable = typed.trim() !== "" && !Number.isFinite(Number(typed));
  const fault = isUnreadable ? "Write a number." : error;
  const { min, max } = field;
  const range = min !== undefined && max !== undefined ? `${min} to ${max}.` : undefined;
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typed}
      onChange={type}
      onBlur={onLeave}
      {...((hint ?? range) && { hint: hint ?? range })}
      {...(fault && { error: fault, isInvalid: true })}
    />
  );
}
