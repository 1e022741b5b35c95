import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { Menu } from "../overlays/menu.tsx";
import type { ThemeChoice } from "./theme-choice.ts";
import { readThemeChoice, storeThemeChoice } from "./theme-store.ts";

/** Light, dark, or the device's setting, behind one button of a bar. */
export function ThemeMenu() {
  const [choice, setChoice] = useState<ThemeChoice>(readThemeChoice);
  const choose = (next: ThemeChoice) => {
    storeThemeChoice(next);
    setChoice(next);
  };
  const actions = CHOICES.map((known) => ({ ...known, isOn: known.id === choice, onAction: () => choose(known.id) }));
  return <Menu label="Theme" actions={actions} trigger={<IconButton bare label="Theme" icon={Sun} size="dense" />} />;
}

const CHOICES = [
  { id: "light", label: "Light", icon: Sun },
  { id: "dark", label: "Dark", icon: Moon },
  { id: "system", label: "Same as this device", icon: Monitor },
] as const;
