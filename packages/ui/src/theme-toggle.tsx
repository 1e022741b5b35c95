import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { Segmented } from "./segmented.tsx";
import { THEME_STORAGE_KEY, type ThemeChoice } from "./theme-choice.ts";

/** Light, dark, or as the machine says. The choice is kept in this browser. */
export function ThemeToggle() {
  const [choice, setChoice] = useState<ThemeChoice>(readChoice);
  const change = (id: string) => {
    storeChoice(id as ThemeChoice);
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

function readChoice(): ThemeChoice {
  const stored = safely(() => localStorage.getItem(THEME_STORAGE_KEY));
  return stored === "light" || stored === "dark" ? stored : "system";
}

function storeChoice(choice: ThemeChoice): void {
  safely(() => localStorage.setItem(THEME_STORAGE_KEY, choice));
  dispatchEvent(new Event("selvedge-theme"));
}

/** Storage can be switched off; then the choice lasts as long as the page. */
function safely<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}
