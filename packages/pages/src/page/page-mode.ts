/** How a page is open: by visitors in native mode, in the editor in preview; unknown until it is known. Never stored. */
export const PAGE_MODES = ["unknown", "preview", "native"] as const;
export type PageMode = (typeof PAGE_MODES)[number];

/** Edit controls appear, and a page can be edited, in preview mode alone. Source: storefront §4 and §6. */
export const showsEditControls = (mode: PageMode): boolean => mode === "preview";
