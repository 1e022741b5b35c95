import { labelCode } from "@selvedge/domain/labels/label-code";
import { PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { loadRuler } from "./documents/measure.ts";
import type { BoxMark, PageLayout, TextMark } from "./documents/page-layout.ts";
import { scan } from "./documents/read-back.examples.ts";
import type { GarmentLabel } from "./labels/garment-label.ts";
import { barModuleDots, labelDots, labelPage } from "./labels/label-page.ts";
import { labelThumbnail } from "./labels/label-thumbnail.ts";
import { renderLabelsPdf } from "./labels.ts";
import { plainPng } from "./pictures.examples.ts";

const ruler = await loadRuler();
const label: GarmentLabel = {
  code: labelCode(204_188_114),
  orderNumber: "418 207",
  piece: 2,
  pieces: 5,
  hole: "B14",
  sku: "TEE-U-BLK-M",
  colour: "Black",
  size: "M",
  sides: ["front", "back"],
  platen: "14 × 16",
  priority: "P2 remake",
  shipByOn: "2026-11-20",
  thumbnail: null,
};
const long: GarmentLabel = {
  ...label,
  orderNumber: "12 418 207",
  piece: 100,
  pieces: 120,
  hole: "AA12",
  sku: "TEE-K-CHA-1213",
  colour: "Terracotta",
  size: "12-13 years",
  sides: ["left"],
  platen: "Tote 14 × 16",
};

const textsOf = (drawing: PageLayout) => drawing.marks.filter((mark): mark is TextMark => mark.kind === "text");
const page = (changes: Partial<GarmentLabel> = {}) => labelPage({ ...label, ...changes }, ruler, null);

describe("a garment label", () => {
  test("is scanned by its barcode and by its corner code, as a 203 dpi printer burns it", async () => {
    for (const number of [0, 7, 204_188_114, 999_999_999]) {
      const code = labelCode(number);
      expect(await scan(page({ code }))).toEqual([`Code128 ${code}`, `DataMatrix ${code}`]);
    }
  });

  test("has bars of whole dots with ten clear modules on both sides", () => {
    const bars = page().marks.filter((mark): mark is BoxMark => mark.kind === "box" && mark.y === 264);
    for (const { x, w } of bars) expect([x % barModuleDots, w % barModuleDots]).toEqual([0, 0]);
    const [first, last] = [bars[0]!, bars.at(-1)!];
    expect(first.x).toBeGreaterThanOrEqual(10 * barModuleDots);
    expect(labelDots.width - last.x - last.w).toBeGreaterThanOrEqual(10 * barModuleDots);
  });

  test("says all the floor needs and nothing about the customer", () => {
    expect(textsOf(page()).map((mark) => mark.text)).toEqual([
      "418 207",
      "2/5",
      "P2 REMAKE",
      "B14",
      "M",
      "BLACK",
      "TEE-U-BLK-M",
      "F",
      "B",
      "–",
      "PLATEN 14 × 16",
      "SHIP BY",
      "FRI 20",
      "NOV",
      "L204 188 1141",
    ]);
  });

  test("says SINGLE when the order has one piece, and shows a sleeve as S", () => {
    const texts = textsOf(page({ hole: null, sides: ["right"], platen: null, priority: null })).map(
      (mark) => mark.text,
    );
    expect(texts).toContain("SINGLE");
    expect(texts.filter((text) => ["F", "B", "S", "–"].includes(text))).toEqual(["–", "–", "S"]);
    expect(texts.some((text) => text.startsWith("PLATEN") || text.startsWith("P2"))).toBe(false);
  });

  test.each([
    ["ordinary", label],
    ["long", long],
  ])("keeps its %s words apart and on the label", (_, each) => {
    const rows = textsOf(labelPage(each, ruler, null)).map((mark) => {
      const width = ruler.width(mark.text, mark.font, mark.size);
      return {
        text: mark.text,
        left: mark.x,
        right: mark.x + width,
        top: mark.baseline - mark.size * 0.73,
        bottom: mark.baseline,
      };
    });
    for (const row of rows) {
      expect([row.text, row.left >= 8, row.right <= 792, row.top >= 4, row.bottom <= 396]).toEqual([
        row.text,
        true,
        true,
        true,
        true,
      ]);
      for (const other of rows.filter((each) => each !== row)) {
        const apart =
          row.right <= other.left || other.right <= row.left || row.bottom <= other.top || other.bottom <= row.top;
        expect([row.text, other.text, apart]).toEqual([row.text, other.text, true]);
      }
    }
  });

  test("is refused with a code that is no label's", () => {
    expect(() => page({ code: "L2041881142" })).toThrow(RangeError);
  });
});

describe("the thumbnail", () => {
  test("is 12 mm of black and white dots with a frame", async () => {
    const grey = await labelThumbnail(await plainPng(50, 50, "#808080"));
    const { data, info } = await sharp(grey).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([96, 96]);
    expect(new Set(data)).toEqual(new Set([0, 255]));
    expect(data[0]).toBe(0);
  });

  test("shows light artwork on black, or it would vanish", async () => {
    const ring = '<svg width="60" height="60"><circle cx="30" cy="30" r="12" fill="#fff"/></svg>';
    const { data } = await sharp(await labelThumbnail(Buffer.from(ring)))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([data[48 * 96 + 48], data[20 * 96 + 20]]).toEqual([255, 0]);
  });
});

test("labels are pages of 100 × 50 mm in the order given, with the same bytes each time", async () => {
  const labels = [{ ...label, thumbnail: await plainPng(40, 40) }, long];
  const pdf = await renderLabelsPdf(labels);
  expect(pdf.equals(await renderLabelsPdf(labels))).toBe(true);
  const sizes = (await PDFDocument.load(pdf)).getPages().map((each) => each.getSize());
  expect(
    sizes.map(({ width, height }) => [width / 72, height / 72].map((inch) => Math.round(inch * 254) / 10)),
  ).toEqual([
    [100, 50],
    [100, 50],
  ]);
  await expect(renderLabelsPdf([])).rejects.toThrow(RangeError);
});
