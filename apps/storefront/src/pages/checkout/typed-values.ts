// What was typed survives a reload of this tab. Card data is never among it.
const key = "selvedge-checkout";

export function keepTyped(values: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // A browser without storage loses what was typed on a reload, as any form does.
  }
}

export function typedBefore(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export function forgetTyped(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
