/** How the changes of a page stand, in words for the person by `saveText`. */
export type SaveState =
  /** Nothing is unsent; `atMs` is when that came to be, null for a page that was not changed. */
  | { readonly kind: "saved"; readonly atMs: number | null }
  /** Changed, and saved in a moment. */
  | { readonly kind: "unsaved" }
  | { readonly kind: "saving" }
  /** The server cannot be reached; what is unsent is in the journal, and is sent once it can. */
  | { readonly kind: "offline"; readonly message?: string }
  /** The server takes the page as little the next time, until something is changed. */
  | {
      readonly kind: "failed";
      readonly message: string;
      /** When something was saved last; null where nothing was since the page was opened. */
      readonly sinceMs: number | null;
    };

/** What became of a page that was sent. */
export type SendAnswer<Page> =
  | { readonly kind: "stored"; readonly page: Page }
  /** Somebody else saved in between: their page. */
  | { readonly kind: "stale"; readonly page: Page }
  /** With what the server said of itself, where it did. */
  | { readonly kind: "unreachable"; readonly message?: string }
  | { readonly kind: "refused"; readonly message: string };

const words: Readonly<Record<Exclude<SaveState["kind"], "failed">, string>> = {
  saved: "Saved",
  unsaved: "Unsaved",
  saving: "Saving",
  offline: "Offline. Your changes are stored on this device and saved once you are back.",
};

export const saveText = (state: SaveState): string =>
  state.kind === "failed" ? `Not saved. ${state.message}` : words[state.kind];

/** What is known of how a page stands, beside the state of its saving. */
export interface Standing {
  readonly state: SaveState;
  /** Changes that the server does not have. */
  readonly unsaved: number;
  /** Changes that their author has to decide on. */
  readonly conflicts: number;
  /** The time of day of an instant. */
  readonly clock: (ms: number) => string;
}

/** The same in a few words, for the bar at the top: "Saved 14:32", "Offline, 6 changes kept on this device". */
export function standingWords({ state, unsaved, conflicts, clock }: Standing): string {
  if (conflicts > 0) return conflicts === 1 ? "1 change to decide" : `${conflicts} changes to decide`;
  if (state.kind === "saved") return state.atMs === null ? "Saved" : `Saved ${clock(state.atMs)}`;
  if (state.kind === "saving") return "Saving…";
  if (state.kind === "unsaved") return "Unsaved";
  if (state.kind === "failed") return state.sinceMs === null ? "Not saved" : `Not saved since ${clock(state.sinceMs)}`;
  return `${state.message ?? "Offline"}, ${unsaved === 1 ? "1 change" : `${unsaved} changes`} kept on this device`;
}
