import type { ReactNode } from "react";
import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup, type RadioGroupProps } from "react-aria-components/RadioGroup";
import { cx } from "../class-names.ts";
import { FieldNote, type FieldTexts, fieldClass } from "../fields/field-frame.tsx";

export interface RadioOption {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioChoiceProps extends Omit<RadioGroupProps, "children" | "className">, FieldTexts {
  options: readonly RadioOption[];
  /** Shows each choice as a card with a border. */
  cards?: boolean;
}

/** One choice out of a few that all stay in view. */
export function RadioChoice(props: RadioChoiceProps) {
  const { label, hint, error, aside, hideLabel, compact = true, className, options, cards, ...aria } = props;
  return (
    <RadioGroup {...aria} isInvalid={error ? true : aria.isInvalid} className={fieldClass(className)}>
      {({ isInvalid, orientation }) => (
        <>
          <Label className={hideLabel ? "sr-only" : "mb-1.5 text-dense font-medium"}>{label}</Label>
          <div
            className={cx(
              "flex",
              orientation === "horizontal" ? "flex-wrap gap-x-4 gap-y-2" : cx("flex-col", GAPS[String(!!cards)]),
            )}
          >
            {options.map((option) => (
              <Radio key={option.id} value={option.id} isDisabled={option.isDisabled} className={radioClass(cards)}>
                <span className={DOT} />
                <span className="flex flex-col">
                  {option.label}
                  {option.hint ? <span className="text-label text-ink-2">{option.hint}</span> : null}
                </span>
              </Radio>
            ))}
          </div>
          <FieldNote hint={hint} error={error} compact={compact} isInvalid={isInvalid} />
        </>
      )}
    </RadioGroup>
  );
}

function radioClass(cards?: boolean): string {
  const card =
    "rounded-card border border-line-strong bg-surface p-3 data-selected:border-primary data-selected:bg-primary-tint";
  return cx("group/radio flex items-start gap-2.5 text-body data-disabled:text-ink-3 max-md:min-h-11", cards && card);
}

const GAPS: Record<string, string> = { true: "gap-2", false: "gap-2 max-md:gap-1" };

const DOT =
  "my-0.5 size-4 shrink-0 rounded-full border border-control bg-surface transition-[border-width] " +
  "group-data-selected/radio:border-[5px] group-data-selected/radio:border-primary group-data-disabled/radio:border-line-strong " +
  "group-data-focus-visible/radio:ring-focus";
