/** How a product's picture is looked at closely. */
export type ZoomMode = "hover" | "click";

/** The split test that decides. Source: storefront §4. */
export const zoomTest = "product_page_refresh";

/** Hover zoom, unless the visitor is in the test's variation "after", where a click turns zoom on and off. */
export const zoomMode = (variations: Readonly<Record<string, string>>): ZoomMode =>
  variations[zoomTest] === "after" ? "click" : "hover";
