let opened: string | null = null;

/** Notes whose settings are open, so that the list of themes goes on there afterwards. */
export function noteOpenedTheme(name: string): void {
  opened = name;
}

/** The theme whose settings were open just before; null if none were. Only the first call returns it. */
export function takeOpenedTheme(): string | null {
  const name = opened;
  opened = null;
  return name;
}
