import type { LucideIcon } from "lucide-react";
import type { Ref } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { cx } from "../class-names.ts";
import { Spinner } from "../feedback/spinner.tsx";
import { type ButtonSize, type ButtonVariant, iconButtonStyles } from "./button-styles.ts";
import { Tooltip } from "./tooltip.tsx";
import { useHeldFocus } from "./use-held-focus.ts";

export interface IconButtonProps extends Omit<AriaButtonProps, "children" | "className" | "aria-label" | "isPending"> {
  /** Read aloud, and shown in a tooltip. */
  label: string;
  icon: LucideIcon;
  variant?: ButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
  /** The key that does the same. */
  keys?: string;
  /** Leaves out the tooltip, for buttons with their word beside them. */
  bare?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with one icon and a name. */
export function IconButton(props: IconButtonProps) {
  const { label, icon: Icon, variant, size = "regular", busy, keys, bare, className, ...rest } = props;
  const { isHeld, held } = useHeldFocus({ ...rest, busy });
  const iconSize = size === "row" ? 14 : size === "factory" ? 28 : 16;
  const button = (
    <AriaButton
      {...rest}
      {...held}
      aria-label={label}
      className={cx(iconButtonStyles(variant, size), isHeld && "cursor-not-allowed text-ink-3!", className)}
    >
      {busy ? <Spinner size={iconSize} /> : <Icon aria-hidden size={iconSize} />}
    </AriaButton>
  );
  return bare ? (
    button
  ) : (
    <Tooltip text={label} keys={keys}>
      {button}
    </Tooltip>
  );
}
