// What was typed survives a reload of this tab. Card data is never among it.
import { webStorage } from "@selvedge/domain/storage/web-storage";

const key = "selvedge-checkout";

/** A browser without storage loses what was typed on a reload, as any form does. */
const tab = webStorage(
  () => sessionStorage,
  (message) => console.warn(message),
);

export const keepTyped = (values: Readonly<Record<string, string>>): void => void tab.set(key, JSON.stringify(values));

export function typedBefore(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(tab.get(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export const forgetTyped = (): void => tab.remove(key);
