/** What a person chose; "system" follows the machine, also while it changes. */
export type ThemeChoice = "light" | "dark" | "system";

export const THEME_STORAGE_KEY = "selvedge-theme";

/** Returns the theme to show for a choice. A choice that is unknown counts as "system". */
export function resolveTheme(choice: string | null, systemIsDark: boolean): "light" | "dark" {
  if (choice === "light" || choice === "dark") return choice;
  return systemIsDark ? "dark" : "light";
}

/**
 * The script that sets `data-theme` before anything is rendered, so no screen flashes in the wrong theme. It is plain text
 * because it is served as a small blocking file, ahead of the app.
 */
export const themeScript = `(function () {
  var key = ${JSON.stringify(THEME_STORAGE_KEY)};
  var dark = matchMedia("(prefers-color-scheme: dark)");
  function apply() {
    var choice = null;
    try { choice = localStorage.getItem(key); } catch (error) { choice = null; }
    var theme = choice === "light" || choice === "dark" ? choice : dark.matches ? "dark" : "light";
    document.documentElement.dataset.theme = theme;
  }
  apply();
  dark.addEventListener("change", apply);
  addEventListener("storage", apply);
  addEventListener("selvedge-theme", apply);
})();
`;
