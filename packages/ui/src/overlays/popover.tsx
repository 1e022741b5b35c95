import type { ReactElement, ReactNode } from "react";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover as AriaPopover, type PopoverProps as AriaProps } from "react-aria-components/Popover";
import { cx } from "../class-names.ts";
import { popoverSurface } from "./popover-styles.ts";

export interface PopoverProps {
  /** Read aloud as the name of the panel. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  placement?: AriaProps["placement"];
  /** Gets a way to close the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
  className?: string;
}

/** A small panel at a button: a filter's choices, a calculation. Esc and a press outside close it. */
export function Popover({ label, trigger, placement = "bottom start", children, className }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover offset={4} placement={placement} className={cx(popoverSurface, "max-w-[calc(100vw-32px)]")}>
        <Dialog aria-label={label} className={cx("min-w-60 p-4 outline-none", className)}>
          {({ close }) => (typeof children === "function" ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
