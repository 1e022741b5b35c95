// The exact words of the error catalogue, dots included, by the layer that says them. The codes that calls answer with
// are in contracts/errors, those of a shop that did not load in store-failed-texts. Source: platform-core §8, storefront §8.

/** What an error is, by its class. */
export const classTexts = {
  api: "Api error",
  notFound: "Not found",
  permissionDenied: "Permission denied",
  proRequired: "Pro upgrade required",
  server: "Server error",
} as const;

/** What is shown for a call that failed without words of its own. */
export const callFailedText = "Oops.. looks like something went wrong";

/** The snackbar of an error that has no text of its own. */
export const defaultSnackbarText = "Oops... looks like something went wrong. Please try again.";

/** A product that cannot be added to the basket. */
export const productGoneText = "Oops... Looks like this product is no longer available";

/** After adding, an answer without any item. */
export const noItemsAddedText = "No items were added to basket";

/** A request within the page that got no answer. */
export const eventTimedOutText = (name: string): string => `Event: ${name} timed out`;

/** A page that was requested in the editor and did not load. */
export const pageLoadTexts = {
  server: "Oops... Looks like something went wrong loading this page",
  forbidden: "Oops... Looks like you're trying to access a page from another store",
  notFound: "We were unable to find this page",
} as const;

/** What a call about a page ended in. */
export const pageCallTexts = {
  server: "Server error encountered fetching page",
  notFound: "Page not found",
  forbidden: "Insufficient permissions to access this page",
  proRequired: "Pro required to save this page",
  validation: "Page failed validation",
  notAttached: "Page not attached to a store",
} as const;
