import { THEME_STORAGE_KEY, type ThemeChoice } from "./theme-choice.ts";

/** Gives what this browser remembers; "system" when it remembers nothing. */
export function readThemeChoice(): ThemeChoice {
  const stored = safely(() => localStorage.getItem(THEME_STORAGE_KEY));
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Remembers a choice and draws it at once. */
export function storeThemeChoice(choice: ThemeChoice): void {
  safely(() => localStorage.setItem(THEME_STORAGE_KEY, choice));
  dispatchEvent(new Event("selvedge-theme"));
}

/** Storage can be switched off; then the system decides. */
function safely<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}
