import { Check, type LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { Menu as AriaMenu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover, type PopoverProps } from "react-aria-components/Popover";
import { Separator } from "react-aria-components/Separator";
import { KeyHint } from "../actions/key-hint.tsx";
import { cx } from "../class-names.ts";
import { optionRow, popoverSurface, rowFocus } from "./popover-styles.ts";

export interface MenuAction {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** The key that does the same without the menu. */
  keys?: string;
  /** Harmful acts come last, after a line, in red. */
  danger?: boolean;
  /** The one in force among several; ticked. */
  isOn?: boolean;
  /** Why it cannot be done now. */
  offBecause?: string;
  href?: string;
  onAction?: () => void;
}

export interface MenuProps {
  label: string;
  actions: readonly MenuAction[];
  /** The button that opens the menu. */
  trigger: ReactElement;
  placement?: PopoverProps["placement"];
}

/** A menu of actions behind a button. */
export function Menu({ label, actions, trigger, placement = "bottom end" }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover offset={4} placement={placement} className={cx(popoverSurface, "flex min-w-50 flex-col")}>
        <MenuList label={label} actions={actions} fills />
      </Popover>
    </MenuTrigger>
  );
}

interface MenuListProps extends Pick<MenuProps, "label" | "actions"> {
  /** It is as high as there is room around its button, and scrolls only where there is less than it needs. */
  fills?: boolean;
}

/** The list itself, for a menu that is already in a panel. */
export function MenuList({ label, actions, fills = false }: MenuListProps) {
  const safe = actions.filter((action) => !action.danger);
  const harmful = actions.filter((action) => action.danger);
  return (
    <AriaMenu aria-label={label} className={cx("overflow-auto p-1.5 outline-none", fills ? "min-h-0" : "max-h-96")}>
      {safe.map(row)}
      {safe.length > 0 && harmful.length > 0 ? <Separator className="my-1.5 -mx-1.5 border-line border-t" /> : null}
      {harmful.map(row)}
    </AriaMenu>
  );
}

function row(action: MenuAction) {
  const Icon = action.icon;
  return (
    <MenuItem
      key={action.id}
      id={action.id}
      href={action.href}
      textValue={action.label}
      isDisabled={action.offBecause !== undefined}
      onAction={action.onAction}
      className={cx(optionRow, action.danger ? rowFocus.danger : rowFocus.plain)}
    >
      {Icon ? <Icon aria-hidden size={16} /> : null}
      <span className="min-w-0 flex-1">{action.label}</span>
      {action.offBecause ? <span className="text-label text-ink-2">{action.offBecause}</span> : null}
      {action.isOn ? <Check aria-label="selected" size={16} /> : null}
      {action.keys ? <KeyHint keys={action.keys} /> : null}
    </MenuItem>
  );
}
