import { PDFDocument } from "pdf-lib";
import { expect, test } from "vitest";
import { loadRuler } from "./documents/measure.ts";
import type { PageLayout, TextMark } from "./documents/page-layout.ts";
import { scan } from "./documents/read-back.examples.ts";
import { textsIn } from "./documents/texts-in.ts";
import { customsPages } from "./parcel/customs-page.ts";
import { parcelDots, parcelLabelPage } from "./parcel/label-page.ts";
import type { CustomsForm, ParcelLabel } from "./parcel/parcel-label.ts";
import { renderParcelLabel, unprintableIn } from "./parcel-label.ts";

const inland: ParcelLabel = {
  serviceCode: "48",
  service: "Tracked 48",
  carrier: "Royal Mail",
  sentOn: "2026-11-24",
  weightGrams: 1140,
  isWeighed: true,
  trackingCode: "SV209049275GB",
  orderNumber: "NK-418962",
  to: {
    name: "Rosalind Whitlock",
    lines: ["Flat 2, 14 Shore Place", "Leith", "EH6 6QW"],
    zip: "EH6 6QW",
    country: "United Kingdom",
    phone: "",
    isAbroad: false,
  },
  from: { name: "Northkeep Shop", lines: ["Unit 7, Stafford Park 4", "Telford", "TF3 3BA", "United Kingdom"] },
  pieces: 5,
  customs: null,
};
const goods = {
  quantity: 2,
  description: "Cotton T-shirt, knitted, printed",
  name: "High Water tee, white, XS",
  netGrams: 290,
  value: "52.00",
  hs6: "610910",
  origin: "IN",
};
const customs: CustomsForm = {
  form: "CN22",
  lines: [
    goods,
    { ...goods, quantity: 1, description: "Cotton sweatshirt with hood, knitted, printed", hs6: "611020" },
  ],
  totalValue: "£96.00",
  currency: "GBP",
  postage: "£16.95",
  senderNumber: "EORI GB340118227000",
  importerNumber: "",
  terms: "DAP",
  signedBy: "Lena Fischer",
};
const abroad: ParcelLabel = {
  ...inland,
  serviceCode: "INT",
  service: "Tracked worldwide",
  trackingCode: "LX473124829GB",
  to: {
    name: "田中 美咲",
    lines: ["〒150-0001", "東京都渋谷区", "神宮前1-2-3"],
    zip: "150-0001",
    country: "Japan",
    phone: "+81 3 5550 0142",
    isAbroad: true,
  },
  customs,
};
const ruler = await loadRuler(textsIn(abroad));
const textsOf = ({ marks }: PageLayout) => marks.filter((mark): mark is TextMark => mark.kind === "text");
const wordsOf = (page: PageLayout) => textsOf(page).map(({ text }) => text);

test("a label is scanned by its tracking code and by its order, as a 203 dpi printer burns it", async () => {
  for (const label of [inland, abroad])
    expect(await scan(parcelLabelPage(label, ruler))).toEqual(
      [`Code128 ${label.orderNumber}`, `Code128 ${label.trackingCode}`, `DataMatrix ${label.trackingCode}`].toSorted(),
    );
});

test("says to whom, from whom, by what and how heavy; the postcode is the largest line of an inland address", () => {
  const page = parcelLabelPage(inland, ruler);
  const words = wordsOf(page);
  for (const text of ["Rosalind Whitlock", "Leith", "Tracked 48", "1.14 kg", "weighed", "Northkeep Shop", "NK-418962"])
    expect(words).toContain(text);
  const address = textsOf(page).filter(({ text }) => [inland.to.name, ...inland.to.lines].includes(text));
  expect(address.toSorted((a, b) => b.size - a.size)[0]?.text).toBe("EH6 6QW");
});

test("abroad the country is printed large in Latin letters under an address in its own, and nothing of it is missing", () => {
  const page = parcelLabelPage(abroad, ruler);
  expect(wordsOf(page)).toEqual(
    expect.arrayContaining([
      "田中 美咲",
      "東京都渋谷区",
      "神宮前1-2-3",
      "JAPAN",
      "Customs form CN22 beside this label",
    ]),
  );
  for (const { text, font } of textsOf(page)) expect(ruler.missing(text, font)).toEqual([]);
});

const long = {
  ...abroad.to,
  name: "Maximiliana Wolfeschlegelsteinhausen von und zu Bergerdorff-Hohenzollern the Third of Ambleside",
  lines: [
    "Gesellschaft für internationale Zusammenarbeit und Entwicklung mit beschränkter Haftung, Abteilung Einkauf",
    "Donaudampfschifffahrtsgesellschaftskapitänsstraße 128, Hinterhaus, vierter Stock links, bei Familie Papadopoulou",
    "12345 Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
  ],
  country: "Germany",
};

test.each([
  ["inland", { ...inland, to: { ...long, isAbroad: false } }],
  ["abroad", { ...abroad, to: long }],
])("the longest address wraps, whole, inside the label: %s", (_, label) => {
  const page = parcelLabelPage(label, ruler);
  const all = textsOf(page);
  for (const { x, baseline, text, font, size } of all) {
    expect(x + ruler.width(text, font, size), text).toBeLessThanOrEqual(parcelDots.width - 20);
    expect(baseline, text).toBeLessThan(parcelDots.height - 10);
  }
  const words = all.map(({ text }) => text).join(" ");
  for (const word of [...label.to.lines, label.to.name]
    .join(" ")
    .split(/\s+/)
    .filter((each) => each.length < 30))
    expect(words).toContain(word);
  const lowest = Math.max(
    ...all.filter(({ text }) => /GERMANY|Germany|0142/.test(text)).map(({ baseline }) => baseline),
  );
  expect(lowest).toBeLessThan(label.customs ? 944 : 1018);
});

test("a customs form says what each line is, weighs, costs, its tariff number and origin, and who pays at the border", async () => {
  const [page] = customsPages(abroad, ruler);
  const words = wordsOf(page!);
  for (const text of ["CN 22", "Cotton T-shirt, knitted, printed", "0.290", "52.00", "6109 10", "IN", "£96.00", "DAP"])
    expect(words).toContain(text);
  expect(words.join(" ")).toMatch(/EORI GB340118227000.*None given/);
  expect(await scan(page!)).toEqual([`Code128 ${abroad.trackingCode}`]);
  const paid = customsPages(
    { ...abroad, customs: { ...customs, importerNumber: "IOSS IM3720000224", terms: "DDP" } },
    ruler,
  );
  expect(wordsOf(paid[0]!)).toEqual(expect.arrayContaining(["IOSS IM3720000224", "DDP"]));
});

test("more goods than a page holds go on to a second page; inland there is no form", async () => {
  const many = { ...customs, form: "CN23" as const, lines: Array.from({ length: 11 }, () => goods) };
  expect(customsPages({ ...abroad, customs: many }, ruler)).toHaveLength(3);
  expect(customsPages(inland, ruler)).toEqual([]);
  const pages = async (label: ParcelLabel) => (await PDFDocument.load(await renderParcelLabel(label))).getPages();
  expect((await pages(inland)).map((page) => page.getSize())).toEqual([
    { width: expect.closeTo(283.46, 1), height: expect.closeTo(425.2, 1) },
  ]);
  expect(await pages(abroad)).toHaveLength(2);
});

test("letters that no font has are named before anything is printed", async () => {
  expect(await unprintableIn(["Ana 李", "Ζωή", "🦄 Lane"])).toEqual(["🦄"]);
});
