import type { DemoBundle } from "../kinds.ts";

/** What Northkeep sells together. */
export const bundles: readonly DemoBundle[] = [
  {
    name: "Lighthouse keeper's set",
    parts: [{ product: "Keep the Light On tote" }, { product: "Shipping Forecast mug" }],
    priceIncTaxMinor: 2500,
    description: [
      "A bag for the walk out to Northkeep Rock and a mug for the watch once you are there. The light turns either way, but it turns better with tea.",
      "Choose the canvas and the mug yourself. Both are printed when you order them and arrive in one parcel.",
    ],
    metaDescription: "The lighthouse tote and the Shipping Forecast mug together, for less than one by one.",
    collections: ["Bags", "Home"],
    publishedDaysAgo: 14,
  },
];
