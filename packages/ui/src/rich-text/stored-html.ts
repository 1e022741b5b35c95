/** What an editor gives as it is stored: nothing where nothing is written, and no empty line below a picture or at the end. */
export function storedHtml(html: string): string {
  const plain = html
    .replaceAll("<figcaption></figcaption>", "")
    .replace(/ (?:width|height)="null"/g, "")
    .replace(/(?:<p><\/p>)+$/, "");
  return plain === "<p></p>" ? "" : plain;
}
