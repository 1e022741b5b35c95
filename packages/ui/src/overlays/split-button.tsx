import { ChevronDown } from "lucide-react";
import { Group } from "react-aria-components/Group";
import { Button, type ButtonProps } from "../actions/button.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import { cx } from "../class-names.ts";
import { Menu, type MenuAction } from "./menu.tsx";

export interface SplitButtonProps
  extends Pick<ButtonProps, "size" | "icon" | "busy" | "busyLabel" | "onPress" | "isDisabled"> {
  label: string;
  variant?: "primary" | "plain";
  /** What else can be done, behind the arrow. */
  actions: readonly MenuAction[];
  menuLabel: string;
  /** A phone has room for the usual act alone; the others stand elsewhere there. */
  isWholeOnPhones?: boolean;
}

/** The usual act and, behind an arrow, the others of its kind. */
export function SplitButton(props: SplitButtonProps) {
  const {
    label,
    variant = "plain",
    size = "regular",
    actions,
    menuLabel,
    isDisabled,
    isWholeOnPhones,
    ...rest
  } = props;
  const seam = variant === "primary" ? "border-l-on-primary/40" : "";
  return (
    <Group aria-label={label} className="inline-flex">
      <Button
        {...rest}
        variant={variant}
        size={size}
        isDisabled={isDisabled}
        className={cx("rounded-r-none", isWholeOnPhones && "max-md:rounded-r-control")}
      >
        {label}
      </Button>
      <Menu
        label={menuLabel}
        actions={actions}
        trigger={
          <IconButton
            bare
            label={menuLabel}
            icon={ChevronDown}
            variant={variant}
            size={size}
            isDisabled={isDisabled}
            className={cx("-ml-px rounded-l-none", seam, isWholeOnPhones && "max-md:hidden")}
          />
        }
      />
    </Group>
  );
}
