import { localMemory } from "../browser-memory.ts";
import { THEME_STORAGE_KEY, type ThemeChoice } from "./theme-choice.ts";

/** Returns what this browser remembers; "system" when it remembers nothing. */
export function readThemeChoice(): ThemeChoice {
  const stored = localMemory.get(THEME_STORAGE_KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Remembers a choice and applies it at once. Without storage the system decides. */
export function storeThemeChoice(choice: ThemeChoice): void {
  localMemory.set(THEME_STORAGE_KEY, choice);
  dispatchEvent(new Event("selvedge-theme"));
}
