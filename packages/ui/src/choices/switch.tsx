import type { ReactNode } from "react";
import { type SwitchProps as AriaProps, Switch as AriaSwitch } from "react-aria-components/Switch";
import { cx } from "../class-names.ts";

export interface SwitchProps extends Omit<AriaProps, "children" | "className"> {
  /** Without a label give `aria-label`. */
  label?: ReactNode;
  hint?: ReactNode;
  /** Puts the words at the left and the switch at the far right, as in a settings row. */
  spread?: boolean;
  className?: string;
}

/** On or off, at once and without a save button. */
export function Switch({ label, hint, spread, className, ...rest }: SwitchProps) {
  return (
    <AriaSwitch
      {...rest}
      className={cx(
        "group relative items-center gap-2.5 text-body data-disabled:text-ink-3 max-md:min-h-11",
        spread ? "flex w-full flex-row-reverse justify-between" : "inline-flex",
        className,
      )}
    >
      <span className={TRACK}>
        <span className="block size-4 rounded-full bg-white transition-transform group-data-selected:translate-x-3 dark:group-data-selected:bg-on-primary" />
      </span>
      {label ? (
        <span className="flex flex-col">
          {label}
          {hint ? <span className="text-label text-ink-2">{hint}</span> : null}
        </span>
      ) : null}
    </AriaSwitch>
  );
}

const TRACK =
  "h-5 w-8 shrink-0 rounded-full bg-control p-0.5 transition-colors group-data-selected:bg-primary " +
  "group-data-disabled:opacity-50 group-data-focus-visible:ring-focus";
