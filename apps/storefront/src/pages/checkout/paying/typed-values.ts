// What was typed survives a reload of this tab, except card data.
import { webStorage } from "@selvedge/browser/storage/web-storage";

const key = "selvedge-checkout";

/** Without storage what was typed is lost on reload, as in any form. */
const tab = webStorage(
  () => sessionStorage,
  (message) => console.warn(message),
);

export const saveTyped = (values: Readonly<Record<string, string>>): void => void tab.set(key, JSON.stringify(values));

export function loadTyped(): Record<string, string> {
  try {
    const saved: unknown = JSON.parse(tab.get(key) ?? "{}");
    return typeof saved === "object" && saved !== null ? (saved as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export const clearTyped = (): void => tab.remove(key);
