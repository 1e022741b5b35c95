/** How the changes of a page stand, in words for the person by `saveText`. */
export type SaveState =
  /** Nothing is unsent; `atMs` is when that came to be, null for a page that was not changed. */
  | { readonly kind: "saved"; readonly atMs: number | null }
  /** Changed, and saved in a moment. */
  | { readonly kind: "unsaved" }
  | { readonly kind: "saving" }
  /** The server cannot be reached; what is unsent is in the journal, and is sent once it can. */
  | { readonly kind: "offline" }
  /** The server takes the page as little the next time, until something is changed. */
  | { readonly kind: "failed"; readonly message: string };

/** What became of a page that was sent. */
export type SendAnswer<Page> =
  | { readonly kind: "stored"; readonly page: Page }
  /** Somebody else saved in between: their page. */
  | { readonly kind: "stale"; readonly page: Page }
  | { readonly kind: "unreachable" }
  | { readonly kind: "refused"; readonly message: string };

const words: Readonly<Record<Exclude<SaveState["kind"], "failed">, string>> = {
  saved: "Saved",
  unsaved: "Unsaved",
  saving: "Saving",
  offline: "Offline. Your changes are stored on this device and saved once you are back.",
};

export const saveText = (state: SaveState): string =>
  state.kind === "failed" ? `Not saved. ${state.message}` : words[state.kind];
