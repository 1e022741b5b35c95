import { PDFDocument } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { loadRuler } from "./documents/measure.ts";
import type { TextMark } from "./documents/page-layout.ts";
import { scan } from "./documents/read-back.examples.ts";
import type { PackingSlip } from "./packing/packing-slip-data.ts";
import { slipPages } from "./packing/slip-pages.ts";
import { slipPictures } from "./packing/slip-pictures.ts";
import { renderPackingSlip } from "./packing-slip.ts";
import { plainPng } from "./pictures.examples.ts";

const ruler = await loadRuler();
const picture = await plainPng(60, 60);
const item = {
  title: "Luna Moth tee",
  detail: "Black, M. Printed front and back",
  words: [],
  sku: "MTH-TEE-U-BLK-M",
  quantity: 2,
  price: "£48.00",
  thumbnail: picture,
};
const slip: PackingSlip = {
  brand: {
    name: "Moth & Lantern",
    tagline: "Night things, printed on organic cotton",
    logo: picture,
    accent: "#e0a43a",
    ink: "#2b3733",
  },
  orderNumber: "418 207",
  shipTo: { name: "Małgorzata Whitlock", lines: ["14 Beckside Cottages", "Ambleside LA22 9JK", "United Kingdom"] },
  orderedOn: "2026-11-18",
  packedOn: "2026-11-20",
  sentBy: "Royal Mail Tracked 48",
  parcel: 1,
  parcels: 2,
  piecesInOrder: 5,
  items: [item, { ...item, title: "Luna Moth tote", quantity: 1, price: null, thumbnail: null }],
  gift: null,
  care: "Wash inside out at 30°, do not iron the print.",
  returns: {
    url: "https://moth-and-lantern.example/returns/7Q2M-9F",
    code: "7Q2M-9F",
    heading: "Send it back or swap it",
    text: "Scan within 30 days. Swapping a size is free and you do not need this slip.",
    contact: { heading: "Ask us", email: "hello@moth-and-lantern.example", site: "moth-and-lantern.example/returns" },
  },
  safety: "Moth & Lantern Ltd, 8 Tide Mill Lane, Shipley BD17 7EB, United Kingdom. 100% organic cotton.",
};

async function pagesOf(changes: Partial<PackingSlip> = {}) {
  const changed = { ...slip, ...changes };
  return slipPages(changed, await slipPictures(changed), ruler);
}

async function textsOf(changes: Partial<PackingSlip> = {}): Promise<readonly string[]> {
  const marks = (await pagesOf(changes)).flatMap((page) => page.marks);
  return marks.filter((mark): mark is TextMark => mark.kind === "text").map((mark) => mark.text);
}

describe("a packing slip", () => {
  test("speaks for the shop, and never of the platform", async () => {
    const texts = await textsOf();
    expect(texts).toContain("Moth & Lantern");
    expect(texts).toContain("3 of 5 pieces, parcel 1 of 2");
    expect(texts).toContain("Friday 20 November 2026");
    const pdf = (await renderPackingSlip(slip)).pdf;
    expect(`${texts.join(" ")} ${pdf.toString("latin1")}`).not.toMatch(/selvedge/i);
  });

  test("has the order as a barcode and the returns page as a QR code", async () => {
    const [page] = await pagesOf();
    expect(await scan(page!, 0.25)).toEqual([
      "Code128 418207",
      "QRCode https://moth-and-lantern.example/returns/7Q2M-9F",
    ]);
  });

  test("says what was written on a piece, and long words wrap without running into the next row", async () => {
    const words = ["Name: MARLOWE", `Greeting: ${"Happy birthday dear ".repeat(6)}Joe`];
    const items = [{ ...item, words }, ...Array.from({ length: 9 }, () => ({ ...item, words }))];
    const pages = await pagesOf({ items });
    const texts = pages.flatMap(({ marks }) => marks).filter((mark): mark is TextMark => mark.kind === "text");
    expect(texts.filter(({ text }) => text === "Name: MARLOWE")).toHaveLength(10);
    for (const { marks } of pages) {
      const own = marks.filter((mark): mark is TextMark => mark.kind === "text");
      const titles = own.filter(({ text }) => text === item.title).map(({ baseline }) => baseline);
      const last = own.filter(({ text }) => text.endsWith("Joe")).map(({ baseline }) => baseline);
      expect(last).toHaveLength(titles.length);
      for (const [index, baseline] of titles.slice(1).entries()) expect(last[index]!).toBeLessThan(baseline - 15);
    }
    for (const { text, font, size } of texts.filter(({ text }) => text.includes("birthday")))
      expect(ruler.width(text, font, size)).toBeLessThan(330);
  });

  test("shows what was paid, but never on a present", async () => {
    expect(await textsOf()).toEqual(expect.arrayContaining(["Paid", "£48.00"]));
    const present = await textsOf({ gift: { from: "Hannah", note: "Happy birthday" } });
    expect(present.filter((text) => /Paid|£/.test(text))).toEqual([]);
    expect(present).toEqual(expect.arrayContaining(["A note from Hannah", "Happy birthday"]));
    expect((await textsOf({ gift: { from: null, note: null } })).join(" ")).not.toMatch(/£|note/);
  });

  test("sets a Greek note in letters that exist, and reports what no font has", async () => {
    const marks = (await pagesOf({ gift: { from: null, note: "Χρόνια πολλά" } }))[0]!.marks;
    expect(marks).toContainEqual(expect.objectContaining({ text: "Χρόνια πολλά", font: "semibold" }));
    expect((await renderPackingSlip(slip)).unprintable).toEqual([]);
    const { unprintable } = await renderPackingSlip({ ...slip, shipTo: { name: "Li 🐉🦄", lines: [] } });
    expect(unprintable).toEqual(["🐉", "🦄"]);
  });

  test.each([1, 4, 5, 6, 7, 8, 9, 17, 40])(
    "of %i lines shows each once, and the returns once, on the last page",
    async (count) => {
      const items = Array.from({ length: count }, (_, index) => ({ ...item, sku: `SKU-${index}`, thumbnail: null }));
      const pages = await pagesOf({ items });
      const texts = pages.map((page) => page.marks.filter((mark): mark is TextMark => mark.kind === "text"));
      const skus = texts.flat().filter((mark) => mark.text.startsWith("SKU-"));
      expect(skus.map((mark) => mark.text)).toEqual(items.map(({ sku }) => sku));
      expect(texts.map((page) => page.some((mark) => mark.text === "Send it back or swap it"))).toEqual(
        pages.map((_, index) => index === pages.length - 1),
      );
      expect(texts.every((page) => page.some((mark) => mark.text.startsWith("SKU-")))).toBe(true);
      const lastRow = texts.at(-1)!.findLast((mark) => mark.text.startsWith("SKU-"))!;
      expect(lastRow.baseline).toBeLessThan(640);
      for (const mark of skus) expect(mark.baseline).toBeLessThan(760);
      expect(texts.at(-1)!.map((mark) => mark.text)).toContain(`Page ${pages.length} of ${pages.length}`);
    },
  );

  test("stays on its A4 sheet with the longest names", async () => {
    const wide = "An uncommonly long and winding name for one small thing ".repeat(3);
    const pages = await pagesOf({
      brand: { ...slip.brand, name: wide, tagline: wide },
      shipTo: { name: wide, lines: [wide] },
      items: [{ ...item, title: wide, detail: wide, sku: wide }],
      sentBy: wide,
      care: wide,
    });
    for (const mark of pages.flatMap((page) => page.marks)) {
      if (mark.kind === "text")
        expect([mark.text, mark.x + ruler.width(mark.text, mark.font, mark.size) <= 554]).toEqual([mark.text, true]);
    }
  });

  test("is a PDF of A4 pages with the same bytes each time", async () => {
    const [one, two] = [await renderPackingSlip(slip), await renderPackingSlip(slip)];
    expect(one.pdf.equals(two.pdf)).toBe(true);
    expect((await PDFDocument.load(one.pdf)).getPage(0).getSize()).toEqual({ width: 595.28, height: 841.89 });
    await expect(renderPackingSlip({ ...slip, items: [] })).rejects.toThrow(RangeError);
  });
});

describe("the contents of a slip are true", () => {
  test("before it is packed it says neither when nor how much of the order is in the parcel", async () => {
    const texts = await textsOf({ packedOn: null, piecesInOrder: 3 });
    expect(texts).toEqual(expect.arrayContaining(["In this order", "3 pieces"]));
    expect(texts.join(" ")).not.toMatch(/Packed|In this parcel|of 3/);
  });

  test("a long name goes on to a second line at its full size, inside its column", async () => {
    const name = "Maximiliana Wolfeschlegelsteinhausen von und zu Bergerdorff-Hohenzollern the Third of Ambleside";
    const marks = (await pagesOf({ shipTo: { ...slip.shipTo, name } })).flatMap((page) => page.marks);
    const lines = marks.filter((mark): mark is TextMark => mark.kind === "text" && name.includes(mark.text));
    expect(lines.map(({ text }) => text).join(" ")).toBe(name);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      expect(line.size).toBe(11.5);
      expect(ruler.width(line.text, line.font, line.size)).toBeLessThanOrEqual(190);
    }
  });

  test.each([
    ["Japanese", "東京都渋谷区神宮前 田中"],
    ["Korean", "서울특별시 강남구"],
    ["Arabic", "شارع الملك فهد"],
    ["Hebrew", "רחוב דיזנגוף"],
    ["Thai", "สุขุมวิท กรุงเทพฯ"],
    ["Hindi", "महात्मा गांधी मार्ग"],
  ])("an address in %s is printed", async (_, text) => {
    const shipTo = { name: text, lines: [text, "Japan"] };
    const [blank, written] = await Promise.all([
      renderPackingSlip({ ...slip, shipTo: { name: "", lines: ["Japan"] } }),
      renderPackingSlip({ ...slip, shipTo }),
    ]);
    expect(written.unprintable).toEqual([]);
    expect(written.pdf.length).toBeGreaterThan(blank.pdf.length + 1000);
  });

  test("a letter that no font has is reported, and its place shows an empty box", async () => {
    const { unprintable } = await renderPackingSlip({ ...slip, shipTo: { name: "Ana 🦄", lines: ["𒀀"] } });
    expect(unprintable).toEqual(["🦄", "𒀀"]);
  });
});
