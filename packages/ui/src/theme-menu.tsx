import { Monitor, Moon, Sun } from "lucide-react";
import { IconButton } from "./icon-button.tsx";
import { Menu, type MenuAction } from "./menu.tsx";
import { storeThemeChoice } from "./theme-store.ts";

/** Light, dark, or as the machine says, behind one button of a bar. */
export function ThemeMenu() {
  return <Menu label="Theme" actions={ACTIONS} trigger={<IconButton bare label="Theme" icon={Sun} size="dense" />} />;
}

const ACTIONS: readonly MenuAction[] = [
  { id: "light", label: "Light", icon: Sun, onAction: () => storeThemeChoice("light") },
  { id: "dark", label: "Dark", icon: Moon, onAction: () => storeThemeChoice("dark") },
  { id: "system", label: "As this device says", icon: Monitor, onAction: () => storeThemeChoice("system") },
];
