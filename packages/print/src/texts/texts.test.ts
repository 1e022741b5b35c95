import { canonicalScene } from "@selvedge/design/canonical-scene";
import { parseScene } from "@selvedge/design/parse-scene";
import { emptyScene, type Scene, textsOf, usedSides } from "@selvedge/design/scene";
import { renderText, toSvg } from "@selvedge/design/to-svg";
import { textFonts } from "@selvedge/domain/personalisation/fonts";
import type { Personalisation } from "@selvedge/domain/personalisation/template";
import { firstUnprintable } from "@selvedge/domain/personalisation/text-kinds";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { viewOf } from "@selvedge/garments/views";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { renderMockup } from "../mockup.ts";
import { loaderOf } from "../pictures.examples.ts";
import { renderPrintFile } from "../print-file.ts";
import { lineScene } from "./line-scene.ts";
import { outlineText } from "./outline-text.ts";
import { textFace } from "./text-fonts.ts";

const box = { w: 240, h: 60 };
const template: Personalisation = {
  fields: [
    {
      ...{ key: "f1", label: "Name", kind: "name", isRequired: true, maxLength: 40, isUppercase: true },
      ...{ chargeMinor: 0, example: "ADA", place: { side: "back", x: 50, y: 40, ...box } },
    },
  ],
  fonts: ["tall"],
  inks: ["red"],
};
const sceneWith = (text: string, scene: Scene = emptyScene("tee-unisex")) =>
  lineScene(scene, template, { texts: { f1: text }, font: "tall", ink: "red" });

/** The box round all points of an outline, in thousandths. */
function inkOf(outline: string) {
  const numbers = outline.match(/-?[\d.]+/g)!.map(Number);
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, index) => index % 2 === odd));
  return { left: Math.min(...xs!), right: Math.max(...xs!), top: Math.min(...ys!), bottom: Math.max(...ys!) };
}

describe("the outline of a typed text", () => {
  test.each(
    textFonts.flatMap(({ code }) =>
      ["I", "Ada", "Çağlar", "ÅSA", "gypsy", "Mr. Featherstonehaugh", "0"].map((text) => [code, text] as const),
    ),
  )("in %s stays inside its box and in its middle: %s", async (font, text) => {
    const { outline } = await outlineText(text, font, box);
    const { left, right, top, bottom } = inkOf(outline);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(-0.01);
    expect(Math.max(right, bottom)).toBeLessThanOrEqual(1000.01);
    expect(left + right).toBeCloseTo(1000, 0);
  });

  test("of a short text has the height of its box, of a long one is set narrower, and of a very long one smaller", async () => {
    const [short, long, longer] = await Promise.all(
      ["ADA", "VAN DER LINDEN", "VAN DER LINDEN VON DEN FELDERN"].map((text) => outlineText(text, "tall", box)),
    );
    expect(short).toMatchObject({ isNarrowed: false, isTooLong: false });
    expect(short!.letterHeightMm).toBeCloseTo(0.72 * 60, 6);
    expect(long).toMatchObject({ isNarrowed: true, letterHeightMm: short!.letterHeightMm });
    expect(longer!.letterHeightMm).toBeLessThan(long!.letterHeightMm);
    expect((await outlineText("A", "tall", { w: 240, h: 4 })).isTooLong).toBe(true);
  });

  test("every font has every letter that a shopper may type", async () => {
    const allowed = Array.from({ length: 0x2020 }, (_, code) => String.fromCodePoint(code)).filter(
      (letter) => firstUnprintable(letter, "text") === null || firstUnprintable(letter, "name") === null,
    );
    expect(allowed.length).toBeGreaterThan(250);
    for (const { code } of textFonts) {
      const face = await textFace(code);
      const lacking = allowed.filter(
        (letter) => !face.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)),
      );
      expect({ code, lacking }).toEqual({ code, lacking: [] });
    }
  });
});

describe("the scene of a line", () => {
  test("has its text on the side of the field, another identity for another text, and none without", async () => {
    const [ada, again, eve, none] = await Promise.all(["ADA", "ADA", "EVE", ""].map((text) => sceneWith(text)));
    expect(usedSides(ada!.scene)).toEqual(["back"]);
    expect(textsOf(ada!.scene, "back")).toMatchObject([
      { text: "ADA", colour: "#c4161c", x: 50, y: 40, w: 240, h: 60 },
    ]);
    expect(canonicalScene(again!.scene)).toBe(canonicalScene(ada!.scene));
    expect(canonicalScene(eve!.scene)).not.toBe(canonicalScene(ada!.scene));
    expect(usedSides(none!.scene)).toEqual([]);
  });

  test("is refused from outside: a design brings no outlines", async () => {
    const { scene } = await sceneWith("ADA");
    expect(parseScene(JSON.parse(canonicalScene(scene)))).toMatchObject({
      ok: false,
      faults: [{ path: "sides.back.texts", code: "unknown_field" }],
    });
  });

  test("an outline or a colour that is more than that is never rendered", () => {
    const text = { id: "t", text: "A", colour: "#ffffff", outline: "M0 0Z", x: 0, y: 0, w: 1, h: 1, rotation: 0 };
    expect(renderText(text)).toContain("<path");
    for (const wrong of [{ outline: 'M0 0"/><script/>' }, { colour: "url(#a)" }])
      expect(() => renderText({ ...text, ...wrong })).toThrow("refused_outline");
  });
});

describe("what is printed of it", () => {
  const tee = findBlank("tee-unisex")!;
  const areaMm = tee.areas.back!;

  test("lies in its box to the pixel, in the colour of the ink", async () => {
    const { scene } = await sceneWith("MARLOWE");
    const file = await renderPrintFile(scene, "back", loaderOf(), { areaMm });
    if (!file.ok) throw new Error(file.code);
    const px = (mm: number) => (mm * 300) / 25.4;
    const { xPx, yPx, widthPx, heightPx } = file.bounds;
    expect(xPx).toBeGreaterThanOrEqual(px(50) - 2);
    expect(xPx + widthPx).toBeLessThanOrEqual(px(290) + 2);
    expect(xPx + widthPx / 2).toBeCloseTo(px(170), -1);
    expect(Math.abs(heightPx - px(0.72 * 60))).toBeLessThan(px(3));
    expect(yPx).toBeGreaterThanOrEqual(px(40));
    const colours = await sharp(file.png)
      .extract({ left: xPx, top: yPx, width: widthPx, height: heightPx })
      .raw()
      .toBuffer();
    const solid = Array.from({ length: colours.length / 4 }, (_, at) => at * 4).find((at) => colours[at + 3] === 255)!;
    expect([...colours.subarray(solid, solid + 3)]).toEqual([0xc4, 0x16, 0x1c]);
  });

  test("is where the browser's picture of the same scene has it", async () => {
    const { scene } = await sceneWith("MARLOWE");
    const file = await renderPrintFile(scene, "back", loaderOf(), { areaMm, dpi: 72 });
    if (!file.ok) throw new Error(file.code);
    const svg = toSvg(scene, "back", {}, { areaMm, mode: "browser" });
    const shown = await sharp(Buffer.from(svg)).resize(file.widthPx, file.heightPx).raw().toBuffer();
    const printed = await sharp(file.png).raw().toBuffer();
    let differing = 0;
    for (let at = 3; at < printed.length; at += 4) if (Math.abs(printed[at]! - shown[at]!) > 96) differing++;
    expect(differing / (printed.length / 4)).toBeLessThan(0.002);
  });

  test("is on the mockup, and nowhere outside its box", async () => {
    const view = viewOf(tee, "back")!;
    const look = {
      view,
      hex: "#ffffff",
      side: "back",
      loadAsset: loaderOf(),
      widthsPx: [1200],
      format: "png",
    } as const;
    const [{ scene }, { scene: bare }] = [await sceneWith("MARLOWE"), await sceneWith("")];
    const [worn, plain] = await Promise.all([renderMockup({ ...look, scene }), renderMockup({ ...look, scene: bare })]);
    if (!worn.ok || !plain.ok) throw new Error("not rendered");
    const [a, b] = await Promise.all(
      [worn, plain].map(({ images }) => sharp(images[0]!.bytes).ensureAlpha().raw().toBuffer()),
    );
    const { xPx, yPx, widthPx, widthMm } = view.printArea;
    const scale = widthPx / widthMm;
    const [left, right, top, bottom] = [xPx + 50 * scale, xPx + 290 * scale, yPx + 40 * scale, yPx + 100 * scale];
    let [inside, outside] = [0, 0];
    for (let at = 0; at < a!.length; at += 4) {
      if (Math.abs(a![at + 1]! - b![at + 1]!) < 8) continue;
      const [x, y] = [(at / 4) % 1200, Math.floor(at / 4 / 1200)];
      if (x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1) inside++;
      else outside++;
    }
    expect(inside).toBeGreaterThan(2000);
    expect(outside).toBe(0);
  });
});
