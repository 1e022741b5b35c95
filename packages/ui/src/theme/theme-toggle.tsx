import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { Segmented } from "../choices/segmented.tsx";
import type { ThemeChoice } from "./theme-choice.ts";
import { readThemeChoice, storeThemeChoice } from "./theme-store.ts";

/** Light, dark, or the device's setting, in words. For settings; a bar takes the ThemeMenu. */
export function ThemeToggle() {
  const [choice, setChoice] = useState<ThemeChoice>(readThemeChoice);
  const change = (id: string) => {
    storeThemeChoice(id as ThemeChoice);
    setChoice(id as ThemeChoice);
  };
  return <Segmented label="Theme" segments={SEGMENTS} value={choice} onChange={change} />;
}

const SEGMENTS = [
  { id: "light", label: <Face icon={Sun} word="Light" /> },
  { id: "dark", label: <Face icon={Moon} word="Dark" /> },
  { id: "system", label: <Face icon={Monitor} word="System" /> },
];

function Face({ icon: Icon, word }: { icon: typeof Sun; word: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden size={14} />
      {word}
    </span>
  );
}
