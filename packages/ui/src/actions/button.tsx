import { LoaderCircle, type LucideIcon } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { cx } from "../class-names.ts";
import { Spinner } from "../feedback/spinner.tsx";
import { type ButtonSize, type ButtonVariant, buttonStyles } from "./button-styles.ts";
import { heldStyles, useHeldFocus } from "./use-held-focus.ts";

export interface ButtonProps extends Omit<AriaButtonProps, "children" | "className" | "isPending"> {
  variant?: ButtonVariant;
  /** 36 px, dense 32, row 28, touch 44, factory 64. */
  size?: ButtonSize;
  icon?: LucideIcon;
  /** The button keeps its place, its width and its focus, and ignores presses. */
  busy?: boolean;
  /** The button's text while it is busy, "Publishing" for "Publish"; empty for a ring alone, with the button's own name. */
  busyLabel?: string;
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. One primary button a screen; danger is filled only inside its dialog. */
export function Button({
  variant,
  size = "regular",
  icon,
  busy,
  busyLabel,
  className,
  children,
  ...rest
}: ButtonProps) {
  const { isHeld, held } = useHeldFocus({ ...rest, busy });
  return (
    <AriaButton {...rest} {...held} className={cx(buttonStyles(variant, size), isHeld && heldStyles, className)}>
      <ButtonFace size={size} icon={icon} busy={busy} busyLabel={busyLabel}>
        {children}
      </ButtonFace>
    </AriaButton>
  );
}

type FaceProps = Pick<ButtonProps, "size" | "icon" | "busy" | "busyLabel" | "children">;

/** Both faces share one grid cell, so the wider one decides the width and nothing moves when work starts. */
function ButtonFace({ size, icon: Icon, busy, busyLabel, children }: FaceProps) {
  const iconSize = size === "factory" ? 26 : size === "row" ? 14 : 16;
  const gap = size === "factory" ? "gap-3" : "gap-2";
  return (
    <span className="grid items-center justify-items-center">
      <span className={cx("col-start-1 row-start-1 inline-flex items-center", gap, busy && "invisible")}>
        {Icon ? <Icon aria-hidden size={iconSize} /> : null}
        {children}
      </span>
      {busy === undefined ? null : (
        <span
          aria-hidden={!busy}
          className={cx("col-start-1 row-start-1 inline-flex items-center", gap, !busy && "invisible")}
        >
          {/* One that turned unseen would have the whole screen drawn anew sixty times a second. */}
          {busy ? <Spinner size={iconSize} /> : <LoaderCircle aria-hidden size={iconSize} />}
          {busyLabel === "" ? <span className="sr-only">{children}</span> : (busyLabel ?? children)}
        </span>
      )}
    </span>
  );
}
