// Switches that a visitor's address may turn off. They change what the page loads, never what is charged or allowed.
// Source: platform-core §1.

export const featureFlags = ["fontawesome", "components", "pages", "sentry", "stripe", "gtm", "datadog"] as const;
export type FeatureFlag = (typeof featureFlags)[number];
export type FeatureFlags = Record<FeatureFlag, boolean>;

/** CUBOT makes phones, and people hold them. */
const botPattern = /(?<!\bcu)bot|crawl|spider|slurp|headless|lighthouse|preview/i;

/** Whether a user agent belongs to a program that reads pages without a person. One that is empty does not say so. */
export const isBot = (userAgent: string): boolean => botPattern.test(userAgent);

/**
 * Reads `feature-{name}` from a query. Every flag is on unless its value is exactly "false"; other values are not
 * taken. datadog is off for bots whatever the query says. Source: platform-core §1.
 */
export function readFeatureFlags(query: { get(name: string): string | null }, userAgent = ""): FeatureFlags {
  const flags = Object.fromEntries(
    featureFlags.map((flag) => [flag, query.get(`feature-${flag}`) !== "false"]),
  ) as FeatureFlags;
  return isBot(userAgent) ? { ...flags, datadog: false } : flags;
}
