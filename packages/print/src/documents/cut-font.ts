import subsetFont from "subset-font";

/** Length of a glyph's header, which the PDF library reads for every glyph. */
const glyphHeaderBytes = 10;

/**
 * A font with only the letters of a text, as TrueType. The PDF library loses letters when it cuts a font down itself.
 * It also reads the header of a glyph that has no outline, such as the space: where that is the last glyph of the last
 * table, the header is past the end, so the file ends with space for one.
 */
export async function cutFont(font: Buffer, text: string): Promise<Buffer> {
  const letters = [...new Set(text)].toSorted().join("");
  const cut = await subsetFont(font, letters, { targetFormat: "sfnt" });
  return Buffer.concat([cut, Buffer.alloc(glyphHeaderBytes)]);
}
