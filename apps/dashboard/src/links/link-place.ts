/** A block of the page that is being edited, as a link may lead to it. */
export interface LinkPlace {
  readonly uid: string;
  /** "#to-sizes"; the one that it is about to get where nothing leads to it yet. */
  readonly url: string;
  /** Something leads to it, or has. */
  readonly isLedTo: boolean;
  /** Its own first words, else what its block is called. */
  readonly title: string;
  /** What its block is called. */
  readonly kind: string;
}

/** Whether a link leads to a block of its own page: the id is one that the editor gives. */
export const isPlaceLink = (url: string): boolean => /^#(?:to|in-[a-z]+)-[a-z0-9]/.test(url);

/** What is said of a link whose block is not on the page any more. */
export const lostPlaceText = "The block that this led to is not on the page any more.";
