import { dayWords } from "../documents/calendar-day.ts";
import { type Ruler, wrapText } from "../documents/measure.ts";
import { box, type Mark, movedBoxes, type PageLayout } from "../documents/page-layout.ts";
import { centred, fitted, line } from "../documents/text-marks.ts";
import { barsToFit, kilograms, parcelDots, spaced } from "./label-page.ts";
import type { CustomsForm, CustomsLine, ParcelLabel } from "./parcel-label.ts";

const black = "#000000";
const white = "#ffffff";
const left = 24;
const right = 776;
/** Lines of goods on one page; more go on to a page that follows. */
const linesOnPage = 5;

/** The customs declaration of a parcel, on stock of its label's size: one page for each five kinds of goods. */
export function customsPages(label: ParcelLabel, ruler: Ruler): readonly PageLayout[] {
  const { customs } = label;
  if (!customs) return [];
  const pages: PageLayout[] = [];
  const count = Math.ceil(customs.lines.length / linesOnPage);
  for (let page = 0; page < count; page++) {
    const lines = customs.lines.slice(page * linesOnPage, (page + 1) * linesOnPage);
    pages.push(customsPage(label, customs, { lines, ruler, counted: count === 1 ? "" : `${page + 1} of ${count}` }));
  }
  return pages;
}

function customsPage(
  label: ParcelLabel,
  customs: CustomsForm,
  { lines, ruler, counted }: { lines: readonly CustomsLine[]; ruler: Ruler; counted: string },
): PageLayout {
  const { to, from } = label;
  const bars = barsToFit(label.trackingCode, 340, 44);
  const sender = [from.lines.join(", "), customs.senderNumber].filter(Boolean);
  const receiver = [...to.lines, to.country.toUpperCase()].join(", ");
  const marks: Mark[] = [
    box({ x: left, y: 20, w: right - left, h: 1160, fill: black }),
    box({ x: left + 4, y: 24, w: right - left - 8, h: 1152, fill: white }),
    line("CUSTOMS DECLARATION", { font: "bold", size: 36, x: 40, baseline: 66 }),
    fitted(ruler, "Déclaration en douane. May be opened officially. Peut être ouvert d’office.", {
      font: "semibold",
      size: 17,
      x: 40,
      baseline: 96,
      room: 560,
    }),
    box({ x: 616, y: 24, w: 4, h: 92, fill: black }),
    centred(ruler, customs.form.replace("CN", "CN "), { font: "black", size: 42, x: 698, baseline: 74 }),
    centred(ruler, counted || label.carrier, { font: "semibold", size: 18, x: 698, baseline: 102 }),
    across(114),
    line("From", { font: "regular", size: 18, x: 40, baseline: 140 }),
    fitted(ruler, from.name, { font: "bold", size: 22, x: 40, baseline: 166, room: 350 }),
    ...sender
      .flatMap((text) => wrapText(ruler, text, { font: "regular", size: 19, room: 350 }))
      .slice(0, 3)
      .map((text, index) => line(text, { font: "regular", size: 19, x: 40, baseline: 190 + index * 23 })),
    box({ x: 404, y: 116, w: 4, h: 132, fill: black }),
    line("Item number", { font: "regular", size: 18, x: 424, baseline: 140 }),
    ...movedBoxes(bars.boxes, 424, 152),
    line(spaced(label.trackingCode), { font: "bold", size: 24, x: 424, baseline: 228 }),
    across(246),
    line("To", { font: "regular", size: 18, x: 40, baseline: 272 }),
    fitted(ruler, [to.name, to.phone].filter(Boolean).join(", "), {
      font: "bold",
      size: 22,
      x: 40,
      baseline: 298,
      room: 716,
    }),
    ...wrapText(ruler, receiver, { font: "regular", size: 20, room: 716 })
      .slice(0, 2)
      .map((text, index) => line(text, { font: "regular", size: 20, x: 40, baseline: 324 + index * 24 })),
    across(362),
    ...reasonMarks(),
    across(438),
    ...goodsMarks(lines, customs, ruler),
    ...sumMarks(label, customs, ruler),
    ...endMarks(label, customs, ruler),
  ];
  return { ...parcelDots, marks };
}

const across = (y: number): Mark => box({ x: left, y, w: right - left, h: 3, fill: black });

const reasons = ["Gift", "Commercial sample", "Sale of goods", "Documents", "Returned goods", "Other"] as const;

/** What we send was sold. */
function reasonMarks(): readonly Mark[] {
  return reasons.flatMap((reason, index) => {
    const [x, y] = [40 + (index % 3) * 240, 374 + Math.floor(index / 3) * 32];
    const isChosen = reason === "Sale of goods";
    return [
      box({ x, y, w: 22, h: 22, fill: black }),
      box({ x: x + 3, y: y + 3, w: 16, h: 16, fill: white }),
      ...(isChosen ? [line("X", { font: "black", size: 20, x: x + 4, baseline: y + 19 })] : []),
      line(reason, { font: isChosen ? "bold" : "regular", size: 20, x: x + 32, baseline: y + 18 }),
    ];
  });
}

const columns = { quantity: 36, description: 78, weight: 468, value: 548, hs6: 634, origin: 724 } as const;
const goodsTop = 486;
const rowHeight = 62;

function goodsMarks(lines: readonly CustomsLine[], { currency }: CustomsForm, ruler: Ruler): readonly Mark[] {
  const heads = [
    line("Qty", { font: "regular", size: 17, x: columns.quantity, baseline: 474 }),
    line("Detailed description of contents", { font: "regular", size: 17, x: columns.description, baseline: 474 }),
    line("Net, kg", { font: "regular", size: 17, x: columns.weight, baseline: 474 }),
    line(`Value, ${currency}`, { font: "regular", size: 15, x: columns.value, baseline: 474 }),
    line("HS tariff", { font: "regular", size: 17, x: columns.hs6, baseline: 474 }),
    line("Origin", { font: "regular", size: 15, x: columns.origin, baseline: 474 }),
  ];
  const rows = lines.flatMap((each, index) => {
    const y = goodsTop + index * rowHeight;
    return [
      box({ x: left, y, w: right - left, h: 2, fill: black }),
      line(String(each.quantity), { font: "semibold", size: 20, x: columns.quantity, baseline: y + 26 }),
      fitted(ruler, each.description, {
        font: "bold",
        size: 20,
        x: columns.description,
        baseline: y + 26,
        room: columns.weight - columns.description - 10,
      }),
      fitted(ruler, each.name, {
        font: "regular",
        size: 18,
        x: columns.description,
        baseline: y + 50,
        room: columns.weight - columns.description - 10,
      }),
      line((each.netGrams / 1000).toFixed(3), { font: "semibold", size: 20, x: columns.weight, baseline: y + 26 }),
      fitted(ruler, each.value, {
        font: "semibold",
        size: 20,
        x: columns.value,
        baseline: y + 26,
        room: columns.hs6 - columns.value - 8,
      }),
      line(`${each.hs6.slice(0, 4)} ${each.hs6.slice(4)}`, {
        font: "semibold",
        size: 20,
        x: columns.hs6,
        baseline: y + 26,
      }),
      line(each.origin, { font: "semibold", size: 20, x: columns.origin, baseline: y + 26 }),
    ];
  });
  return [...heads, ...rows];
}

function sumMarks({ pieces, weightGrams }: ParcelLabel, customs: CustomsForm, ruler: Ruler): readonly Mark[] {
  const y = goodsTop + linesOnPage * rowHeight + 6;
  const facts = [
    ["Pieces", String(pieces), 40, 130],
    ["Weight with packaging", kilograms(weightGrams), 184, 180],
    ["Total value", customs.totalValue, 384, 180],
    ["Postage", customs.postage, 584, 180],
  ] as const;
  return [
    across(y),
    ...facts.flatMap(([name, value, x, room]) => [
      line(name, { font: "regular", size: 17, x, baseline: y + 26 }),
      fitted(ruler, value, { font: "bold", size: 28, x, baseline: y + 60, room }),
    ]),
    across(y + 76),
  ];
}

const declaration =
  "I, the undersigned, whose name and address are given on the item, certify that the particulars given in this declaration are correct and that this item does not contain any dangerous article or articles prohibited by legislation or by postal or customs regulations.";

function endMarks(label: ParcelLabel, customs: CustomsForm, ruler: Ruler): readonly Mark[] {
  const { day, month, year } = dayWords(label.sentOn);
  const importer =
    customs.importerNumber ||
    (customs.terms === "DDP" ? "Taxes are paid." : "None given. The receiver pays any duty and tax.");
  return [
    line("Importer’s reference", { font: "regular", size: 17, x: 40, baseline: 906 }),
    ...wrapText(ruler, importer, { font: "semibold", size: 20, room: 500 })
      .slice(0, 2)
      .map((text, index) => line(text, { font: "semibold", size: 20, x: 40, baseline: 932 + index * 24 })),
    line("Terms", { font: "regular", size: 17, x: 600, baseline: 906 }),
    line(customs.terms, { font: "bold", size: 24, x: 600, baseline: 936 }),
    across(966),
    ...wrapText(ruler, declaration, { font: "regular", size: 18, room: 712 }).map((text, index) =>
      line(text, { font: "regular", size: 18, x: 40, baseline: 992 + index * 23 }),
    ),
    across(1094),
    line("Signed for the sender by", { font: "regular", size: 17, x: 40, baseline: 1118 }),
    fitted(ruler, customs.signedBy, { font: "serif", size: 34, x: 40, baseline: 1156, room: 300 }),
    line("Date", { font: "regular", size: 17, x: 384, baseline: 1118 }),
    line(`${day} ${month.slice(0, 3)} ${year}`, { font: "bold", size: 22, x: 384, baseline: 1152 }),
    line("Order", { font: "regular", size: 17, x: 584, baseline: 1118 }),
    fitted(ruler, label.orderNumber, { font: "bold", size: 22, x: 584, baseline: 1152, room: 180 }),
  ];
}
