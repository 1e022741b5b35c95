/** A link for a text. */
export interface RichTextLink {
  /** Empty for no link. */
  href: string;
  /** What it leads to is called; empty where nobody knows. */
  words: string;
}
