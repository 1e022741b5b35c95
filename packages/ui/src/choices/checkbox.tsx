import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaProps } from "react-aria-components/Checkbox";
import { cx } from "../class-names.ts";

export interface CheckboxProps extends Omit<AriaProps, "children" | "className"> {
  /** Without a label give `aria-label`. */
  label?: ReactNode;
  hint?: ReactNode;
  className?: string;
}

/** A box to tick. The middle state shows a bar. */
export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...rest}
      className={cx(
        "group inline-flex items-start gap-2.5 text-body text-ink data-disabled:text-ink-3",
        label ? "max-md:min-h-11 max-md:items-center" : "relative after:absolute after:-inset-2.5",
        className,
      )}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={BOX}>
            {isIndeterminate ? (
              <Minus aria-hidden size={12} strokeWidth={3} />
            ) : isSelected ? (
              <Check aria-hidden size={12} strokeWidth={3} />
            ) : null}
          </span>
          {label ? (
            <span className="flex min-w-0 grow flex-col">
              {label}
              {hint ? <span className="text-label text-ink-2">{hint}</span> : null}
            </span>
          ) : null}
        </>
      )}
    </AriaCheckbox>
  );
}

const BOX =
  "my-0.5 flex size-4 shrink-0 items-center justify-center rounded-mark border border-control bg-surface text-on-primary " +
  "transition-colors group-data-hovered:bg-hover group-data-selected:border-primary group-data-selected:bg-primary " +
  "group-data-indeterminate:border-primary group-data-indeterminate:bg-primary group-data-invalid:border-danger " +
  "group-data-disabled:border-line-strong group-data-disabled:bg-sunken group-data-disabled:text-ink-3 " +
  "group-data-focus-visible:ring-focus";
