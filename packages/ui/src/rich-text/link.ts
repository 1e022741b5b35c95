/** Where words of a text lead. */
export interface TextLink {
  /** Empty for nowhere. */
  href: string;
  isNewTab: boolean;
}

/** A link for a text. */
export interface RichTextLink extends TextLink {
  /** What it leads to is called; empty where nobody knows. */
  words: string;
}

/** What a link of a text has beside its address: nothing, or what opens a new tab. */
export const tabAttributes = (isNewTab: boolean) => ({
  target: isNewTab ? "_blank" : null,
  rel: isNewTab ? "noopener" : null,
});
