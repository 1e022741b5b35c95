import { useState } from "react";
import { currencySign, moneyAsTyped, readMoney } from "../words/money-format.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export interface MoneyFieldProps
  extends Omit<TextFieldProps, "value" | "defaultValue" | "onChange" | "prefix" | "suffix" | "inputMode" | "type"> {
  /** In the smallest unit of the currency; null when empty. */
  valueMinor: number | null;
  /** ISO 4217 code. */
  currency: string;
  /** Called at every keystroke that makes sense, so sums beside the field follow the typing. */
  onChangeMinor: (amountMinor: number | null) => void;
  /** Called when the text stops being an amount, and when it is one again: until then the last amount is not meant. */
  onReadable?: (isReadable: boolean) => void;
}

/** An amount with its symbol. What is typed stays as typed until the field is left; then it is set to the penny. */
export function MoneyField({ valueMinor, currency, onChangeMinor, onReadable, error, ...rest }: MoneyFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? (valueMinor === null ? "" : moneyAsTyped(valueMinor, currency));
  const entry = readMoney(shown, currency);
  const { sign, side } = currencySign(currency);
  const change = (text: string) => {
    setDraft(text);
    const next = readMoney(text, currency);
    if (next.ok !== entry.ok) onReadable?.(next.ok);
    if (next.ok) onChangeMinor(next.amountMinor);
  };
  return (
    <TextField
      {...rest}
      value={shown}
      onChange={change}
      onBlur={() => entry.ok && setDraft(null)}
      inputMode="decimal"
      autoComplete="off"
      {...(side === "before" ? { prefix: sign } : { suffix: sign })}
      error={entry.ok ? error : ENTRY_ERRORS[entry.code]}
    />
  );
}

const ENTRY_ERRORS = {
  "not-money": "Enter an amount such as 24.00",
  "too-many-digits": "This currency has fewer decimal places",
};
