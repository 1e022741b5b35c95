import fontkit from "@pdf-lib/fontkit";
import { expect, test } from "vitest";
import { cutFont } from "./cut-font.ts";
import { fontNames, loadFonts } from "./fonts.ts";

test.each("hello world|Bramble|BR-418001|4 Canal Street, M1 3HE| ".split("|"))(
  "every glyph of %j can be measured in every font",
  async (text) => {
    const fonts = await loadFonts();
    for (const name of fontNames) {
      const face = fontkit.create(await cutFont(fonts[name].bytes, text));
      for (let id = 0; id < face.numGlyphs; id++) expect(face.getGlyph(id).advanceWidth).toBeGreaterThanOrEqual(0);
    }
  },
);
