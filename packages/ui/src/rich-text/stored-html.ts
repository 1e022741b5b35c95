/** A paragraph that is all the words of an entry: the entry ends behind it, or goes on with a list of its own. */
const onlyParagraph = /<li><p>((?:(?!<\/?(?:p|li|ul|ol|figure|h[1-6]|blockquote)\b)[\s\S])*)<\/p>(?=<\/li>|<[uo]l\b)/g;

/**
 * What an editor gives as it is stored: nothing where nothing is written, and no empty line below a picture or at the end. The
 * editor makes a paragraph of each entry of a list; where the text that was opened has none, none is stored, so that nothing
 * changes but what was typed.
 */
export function storedHtml(html: string, opened = ""): string {
  const plain = html
    .replaceAll("<figcaption></figcaption>", "")
    .replace(/ (?:width|height)="null"/g, "")
    .replace(/(?:<p><\/p>)+$/, "");
  if (plain === "<p></p>") return "";
  return /<li>\s*<p\b/.test(opened) ? plain : plain.replace(onlyParagraph, "<li>$1");
}
