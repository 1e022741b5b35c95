// Which split tests a visitor has met, and with which variation. Source: storefront §7.

/** JSON of test ids to variation ids. Written by the shop's pages; it opens nothing, so anybody may write it. */
export const discoveredTestsCookie = "discovered-split-tests";

/** Variation ids by test id; empty for a cookie that is missing or malformed. */
export function readDiscoveredTests(cookie: string | undefined): ReadonlyMap<number, number> {
  const entries = Object.entries(parsed(cookie)).map(([test, variation]) => [Number(test), Number(variation)] as const);
  return new Map(entries.filter((ids) => ids.every((id) => Number.isSafeInteger(id) && id > 0)));
}

function parsed(cookie: string | undefined): object {
  try {
    const value: unknown = JSON.parse(cookie ?? "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

/** What the cookie says of these tests and variations, before it is encoded for a header. */
export const writeDiscoveredTests = (met: ReadonlyMap<number, number>): string =>
  JSON.stringify(Object.fromEntries([...met].toSorted(([a], [b]) => a - b)));

/** How long a visitor's variations are remembered, in seconds: a test that runs longer draws again. */
export const discoveredTestsSeconds = 180 * 86_400;
