import { Minus, Plus } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Input } from "react-aria-components/Input";
import { NumberField as AriaNumberField, type NumberFieldProps as AriaProps } from "react-aria-components/NumberField";
import { cx } from "./class-names.ts";
import { FieldBox, type FieldSize, inputClass } from "./field-box.tsx";
import { FieldLabel, FieldNote, type FieldTexts, fieldClass } from "./field-frame.tsx";

export interface NumberFieldProps extends Omit<AriaProps, "children" | "className">, FieldTexts {
  size?: FieldSize;
  /** Buttons at both sides, for small counts. */
  stepper?: boolean;
}

/** A count, in whole numbers with limits; arrow keys and the wheel change it by one. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, aside, hideLabel, compact, className, size, stepper, ...aria } = props;
  return (
    <AriaNumberField
      formatOptions={whole}
      {...aria}
      isInvalid={error ? true : aria.isInvalid}
      className={fieldClass(className)}
    >
      {({ isInvalid, isDisabled }) => (
        <>
          <FieldLabel label={label} aside={aside} hideLabel={hideLabel} />
          <FieldBox size={size} isInvalid={isInvalid} isDisabled={isDisabled}>
            {stepper ? <Step slot="decrement" /> : null}
            <Input className={cx(inputClass(size, stepper ? "px-1 text-center" : "px-3"), "figures")} />
            {stepper ? <Step slot="increment" /> : null}
          </FieldBox>
          <FieldNote hint={hint} error={error} compact={compact} isInvalid={isInvalid} />
        </>
      )}
    </AriaNumberField>
  );
}

const whole = { maximumFractionDigits: 0, useGrouping: false } as const;

function Step({ slot }: { slot: "increment" | "decrement" }) {
  const Icon = slot === "increment" ? Plus : Minus;
  return (
    <Button
      slot={slot}
      className="flex h-full w-9 shrink-0 items-center justify-center rounded-control text-ink-2 data-disabled:text-ink-3 data-hovered:bg-hover data-hovered:text-ink max-md:w-11"
    >
      <Icon aria-hidden size={16} />
    </Button>
  );
}
