import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

export interface SwitchProps {
  /** Without a label give `aria-label`. */
  label?: ReactNode;
  "aria-label"?: string;
  hint?: ReactNode;
  isSelected?: boolean;
  defaultSelected?: boolean;
  isDisabled?: boolean;
  onChange?: (isOn: boolean) => void;
  /** Puts the words at the left and the switch at the far right, as in a settings row. */
  spread?: boolean;
  className?: string;
}

/** On or off, at once and without a save button. */
export function Switch(props: SwitchProps) {
  const { label, hint, isSelected, defaultSelected, isDisabled, onChange, spread, className } = props;
  return (
    <label
      className={cx(
        "group relative items-center gap-2.5 text-body has-disabled:text-ink-3 max-md:min-h-11",
        spread ? "flex w-full flex-row-reverse justify-between" : "inline-flex",
        className,
      )}
    >
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the browser says whether the box is ticked
        role="switch"
        // Of no form: what it sets is set at once.
        form=""
        aria-label={props["aria-label"]}
        {...{ defaultChecked: defaultSelected, checked: isSelected, disabled: isDisabled }}
        onChange={({ target }) => onChange?.(target.checked)}
        className="absolute inset-0 m-0 size-full cursor-default appearance-none outline-none"
      />
      <span className={TRACK}>
        <span className="block size-4 rounded-full bg-white transition-transform group-has-checked:translate-x-3 dark:group-has-checked:bg-on-primary forced-colors:bg-[ButtonText] forced-colors:group-has-checked:bg-[HighlightText]" />
      </span>
      {label ? (
        <span className="flex flex-col">
          {label}
          {hint ? <span className="text-label text-ink-2">{hint}</span> : null}
        </span>
      ) : null}
    </label>
  );
}

const TRACK =
  "h-5 w-8 shrink-0 rounded-full bg-control p-0.5 transition-colors group-has-checked:bg-primary " +
  "group-has-disabled:opacity-50 group-has-focus-visible:ring-focus " +
  // Where the person's own colours are in force, grounds are theirs and only borders are left.
  "forced-colors:border forced-colors:p-px forced-colors:group-has-checked:bg-[Highlight]";
