const dayMs = 86_400_000;
const reloadsPerDay = 3;

/**
 * Whether the page may be loaded anew because part of the app did not arrive: three times a day for one message
 * (platform-core §4). Written down at once; without a storage, never.
 */
export function mayReloadFor(message: string, nowMs = Date.now()): boolean {
  try {
    const key = `selvedge-reload:${message.slice(0, 200)}`;
    const recent = (localStorage.getItem(key) ?? "").split(",").filter((at) => nowMs - Number(at) < dayMs && at);
    if (recent.length >= reloadsPerDay) return false;
    localStorage.setItem(key, [...recent, nowMs].join(","));
    return true;
  } catch {
    return false;
  }
}
