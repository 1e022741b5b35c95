import fontkit from "@pdf-lib/fontkit";
import { PDFDocument } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { dayWords, longDay } from "./calendar-day.ts";
import { cutFont } from "./cut-font.ts";
import { commonLetters, fontNames, loadFonts } from "./fonts.ts";
import { loadRuler, sizeToFit, wrapText } from "./measure.ts";
import { box, movedBoxes } from "./page-layout.ts";
import { paintPdf } from "./paint-pdf.ts";
import { scan } from "./read-back.examples.ts";
import { code128, dataMatrix, qrCode } from "./symbols.ts";

const ruler = await loadRuler();

describe("symbols", () => {
  test.each([
    ["Code128", (text: string) => code128(text, 3, 60)],
    ["DataMatrix", (text: string) => dataMatrix(text, 6)],
    ["QRCode", (text: string) => qrCode(text, 5)],
  ])("%s is read back by a scanner", async (kind, make) => {
    const symbol = make("L2041881141");
    const marks = movedBoxes(symbol.boxes, 40, 40);
    expect(await scan({ width: symbol.width + 80, height: symbol.height + 80, marks })).toEqual([
      `${kind} L2041881141`,
    ]);
  });

  test("a barcode that lost bars is not read as something else", async () => {
    const symbol = code128("L2041881141", 3, 60);
    const marks = movedBoxes(symbol.boxes.toSpliced(10, 3), 40, 40);
    expect(await scan({ width: symbol.width + 80, height: 140, marks })).toEqual([]);
  });
});

describe("text", () => {
  test("Polish, Greek, Cyrillic and Turkish are in the sans fonts; Chinese and emoji are reported", () => {
    const text = "Małgorzata Łódź ğ ş, Αθηνά Παπαδοπούλου, Щука, €, £, ×, –";
    for (const font of fontNames.filter((name) => name !== "serif")) expect(ruler.missing(text, font)).toEqual([]);
    expect(ruler.missing("Małgorzata", "serif")).toEqual([]);
    expect(ruler.missing("Ana 李 🎉 李", "regular")).toEqual(["李", "🎉"]);
  });

  test("shrinks only as far as it must", () => {
    expect(sizeToFit(ruler, "M", { font: "bold", size: 40, room: 400 })).toBe(40);
    const size = sizeToFit(ruler, "TERRACOTTA", { font: "bold", size: 60, room: 200 });
    expect(ruler.width("TERRACOTTA", "bold", size)).toBeCloseTo(200, 6);
  });

  test("wraps at words, and inside a word only when it is too long alone", () => {
    const lines = wrapText(ruler, "Happy  birthday, Ros. One for you", { font: "regular", size: 10, room: 80 });
    expect(lines.join(" ")).toBe("Happy birthday, Ros. One for you");
    expect(lines.every((line) => ruler.width(line, "regular", 10) <= 80)).toBe(true);
    const long = wrapText(ruler, `a ${"x".repeat(60)} b`, { font: "regular", size: 10, room: 80 });
    expect(long.join("").replaceAll(" ", "")).toBe(`a${"x".repeat(60)}b`);
    expect(long.every((line) => ruler.width(line, "regular", 10) <= 80)).toBe(true);
    expect(wrapText(ruler, "  ", { font: "regular", size: 10, room: 80 })).toEqual([]);
  });
});

describe("a font cut down to the letters used", () => {
  const text = "TEE-U-BLK-M 418 207 PLATEN 14 × 16 – Małgorzata Łódź Αθηνά Щука £€";

  test.each(fontNames)("%s still draws every one of them, as wide as it was measured", async (name) => {
    const whole = (await loadFonts())[name];
    const letters = [...text].filter((letter) => letter !== " " && ruler.missing(letter, name).length === 0);
    const face = fontkit.create(await cutFont(whole.bytes, text));
    for (const letter of letters) {
      const glyph = face.glyphForCodePoint(letter.codePointAt(0) as number);
      expect([letter, glyph.path.toSVG() !== ""]).toEqual([letter, true]);
    }
    const line = letters.join("");
    const units = face.layout(line, commonLetters).glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
    expect(units / face.unitsPerEm).toBeCloseTo(ruler.width(line, name, 1), 9);
  });
});

describe("a PDF", () => {
  const text = {
    kind: "text",
    text: "TEE-U-BLK-M Małgorzata Αθηνά",
    x: 5,
    baseline: 20,
    size: 10,
    font: "regular",
    fill: "#000000",
  } as const;
  const page = {
    width: 100,
    height: 50,
    marks: [
      box({ x: 0, y: 0, w: 10, h: 10, fill: "#2b3a8c" }),
      box({ x: 20, y: 5, w: 30, h: 20, fill: "#ffffff", radius: 4 }),
      text,
    ],
  };

  test("has the pages' sizes, and the same bytes for the same pages", async () => {
    const [one, two] = [
      await paintPdf([page, page], 2, { title: "T" }),
      await paintPdf([page, page], 2, { title: "T" }),
    ];
    expect(one.equals(two)).toBe(true);
    const read = await PDFDocument.load(one, { updateMetadata: false });
    expect(read.getPages().map((each) => each.getSize())).toEqual([
      { width: 200, height: 100 },
      { width: 200, height: 100 },
    ]);
    expect(read.getTitle()).toBe("T");
  });

  test("carries only the letters it uses", async () => {
    expect((await paintPdf([page], 1, { title: "T" })).length).toBeLessThan(30_000);
  });
});

test("calendar days are written out, and days that do not exist are refused", () => {
  expect(longDay("2026-11-20")).toBe("Friday 20 November 2026");
  expect(dayWords("2028-02-29")).toEqual({ weekday: "Tuesday", day: 29, month: "February", year: 2028 });
  for (const on of ["2027-02-29", "20/11/2026", "2026-13-01", ""]) expect(() => dayWords(on)).toThrow(RangeError);
});
