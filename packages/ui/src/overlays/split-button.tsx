import { ChevronDown } from "lucide-react";
import { Group } from "react-aria-components/Group";
import { Button, type ButtonProps } from "../actions/button.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import { Menu, type MenuAction } from "./menu.tsx";

export interface SplitButtonProps
  extends Pick<ButtonProps, "size" | "icon" | "busy" | "busyLabel" | "onPress" | "isDisabled"> {
  label: string;
  variant?: "primary" | "plain";
  /** What else can be done, behind the arrow. */
  actions: readonly MenuAction[];
  menuLabel: string;
}

/** The usual act and, behind an arrow, the others of its kind. */
export function SplitButton(props: SplitButtonProps) {
  const { label, variant = "plain", size = "regular", actions, menuLabel, isDisabled, ...rest } = props;
  const seam = variant === "primary" ? "border-l-on-primary/40" : "";
  return (
    <Group aria-label={label} className="inline-flex">
      <Button {...rest} variant={variant} size={size} isDisabled={isDisabled} className="rounded-r-none">
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
            className={`-ml-px rounded-l-none ${seam}`}
          />
        }
      />
    </Group>
  );
}
