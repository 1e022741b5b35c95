import subsetFont from "subset-font";

/** A font with only the letters of a text, as TrueType. The PDF library loses letters when it cuts a font down itself. */
export async function cutFont(font: Buffer, text: string): Promise<Buffer> {
  const letters = [...new Set(text)].toSorted().join("");
  return subsetFont(font, letters, { targetFormat: "sfnt" });
}
