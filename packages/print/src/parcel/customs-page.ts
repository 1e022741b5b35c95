import { dayWords } from "../documents/calendar-day.ts";
import { box, type Drawing, type Mark, movedBoxes } from "../documents/drawing.ts";
import { type Ruler, wrapText } from "../documents/measure.ts";
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
export function customsPages(label: ParcelLabel, ruler: Ruler): readonly Drawing[] {
  const { customs } = label;
  if (!customs) return [];
  const pages: Drawing[] = [];
  const count = Math.ceil(customs.lines.length / linesOnPage);
  for (let page = 0; page < count; page++) {
    const lines = customs.lines.slice(page * linesOnPage, (page + 1) * linesOnPage);
    pages.push(customsPage(label, customs, lines, ruler, count === 1 ? "" : `${page + 1} of ${count}`));
  }
  return pages;
}

function customsPage(
  label: ParcelLabel,
  customs: CustomsForm,
  lines: readonly CustomsLine[],
  ruler: Ruler,
  counted: string,
): Drawing {
  const { to, from } = label;
  const bars = barsToFit(label.trackingCode, 340, 44);
  const sender = [from.lines.join(", "), customs.senderNumber].filter(Boolean);
  const receiver = [...to.lines, to.country.toUpperCase()].join(", ");
  const marks: Mark[] = [
    box(left, 20, right - left, 1160, black),
    box(left + 4, 24, right - left - 8, 1152, white),
    line("CUSTOMS DECLARATION", "bold", 36, 40, 66),
    fitted(
      ruler,
      "Déclaration en douane. May be opened officially. Peut être ouvert d’office.",
      "semibold",
      17,
      40,
      96,
      560,
    ),
    box(616, 24, 4, 92, black),
    centred(ruler, customs.form.replace("CN", "CN "), "black", 42, 698, 74),
    centred(ruler, counted || label.carrier, "semibold", 18, 698, 102),
    across(114),
    line("From", "regular", 18, 40, 140),
    fitted(ruler, from.name, "bold", 22, 40, 166, 350),
    ...sender
      .flatMap((text) => wrapText(ruler, text, "regular", 19, 350))
      .slice(0, 3)
      .map((text, index) => line(text, "regular", 19, 40, 190 + index * 23)),
    box(404, 116, 4, 132, black),
    line("Item number", "regular", 18, 424, 140),
    ...movedBoxes(bars.boxes, 424, 152),
    line(spaced(label.trackingCode), "bold", 24, 424, 228),
    across(246),
    line("To", "regular", 18, 40, 272),
    fitted(ruler, [to.name, to.phone].filter(Boolean).join(", "), "bold", 22, 40, 298, 716),
    ...wrapText(ruler, receiver, "regular", 20, 716)
      .slice(0, 2)
      .map((text, index) => line(text, "regular", 20, 40, 324 + index * 24)),
    across(362),
    ...reasonMarks(),
    across(438),
    ...goodsMarks(lines, customs, ruler),
    ...sumMarks(label, customs, ruler),
    ...endMarks(label, customs, ruler),
  ];
  return { ...parcelDots, marks };
}

const across = (y: number): Mark => box(left, y, right - left, 3, black);

const reasons = ["Gift", "Commercial sample", "Sale of goods", "Documents", "Returned goods", "Other"] as const;

/** What we send was sold. */
function reasonMarks(): readonly Mark[] {
  return reasons.flatMap((reason, index) => {
    const [x, y] = [40 + (index % 3) * 240, 374 + Math.floor(index / 3) * 32];
    const isChosen = reason === "Sale of goods";
    return [
      box(x, y, 22, 22, black),
      box(x + 3, y + 3, 16, 16, white),
      ...(isChosen ? [line("X", "black", 20, x + 4, y + 19)] : []),
      line(reason, isChosen ? "bold" : "regular", 20, x + 32, y + 18),
    ];
  });
}

const columns = { quantity: 36, description: 78, weight: 468, value: 548, hs6: 640, origin: 724 } as const;
const goodsTop = 486;
const rowHeight = 62;

function goodsMarks(lines: readonly CustomsLine[], { currency }: CustomsForm, ruler: Ruler): readonly Mark[] {
  const heads = [
    line("Qty", "regular", 17, columns.quantity, 474),
    line("Detailed description of contents", "regular", 17, columns.description, 474),
    line("Net, kg", "regular", 17, columns.weight, 474),
    line(`Value, ${currency}`, "regular", 15, columns.value, 474),
    line("HS tariff", "regular", 17, columns.hs6, 474),
    line("Origin", "regular", 15, columns.origin, 474),
  ];
  const rows = lines.flatMap((each, index) => {
    const y = goodsTop + index * rowHeight;
    return [
      box(left, y, right - left, 2, black),
      line(String(each.quantity), "semibold", 20, columns.quantity, y + 26),
      fitted(
        ruler,
        each.description,
        "bold",
        20,
        columns.description,
        y + 26,
        columns.weight - columns.description - 10,
      ),
      fitted(ruler, each.name, "regular", 18, columns.description, y + 50, columns.weight - columns.description - 10),
      line((each.netGrams / 1000).toFixed(3), "semibold", 20, columns.weight, y + 26),
      fitted(ruler, each.value, "semibold", 20, columns.value, y + 26, columns.hs6 - columns.value - 8),
      line(`${each.hs6.slice(0, 4)} ${each.hs6.slice(4)}`, "semibold", 20, columns.hs6, y + 26),
      line(each.origin, "semibold", 20, columns.origin, y + 26),
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
      line(name, "regular", 17, x, y + 26),
      fitted(ruler, value, "bold", 28, x, y + 60, room),
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
    (customs.terms === "DDP" ? "Taxes are paid." : "None given. Duty and tax, if any, are asked of the receiver.");
  return [
    line("Importer’s reference", "regular", 17, 40, 906),
    ...wrapText(ruler, importer, "semibold", 20, 500)
      .slice(0, 2)
      .map((text, index) => line(text, "semibold", 20, 40, 932 + index * 24)),
    line("Terms", "regular", 17, 600, 906),
    line(customs.terms, "bold", 24, 600, 936),
    across(966),
    ...wrapText(ruler, declaration, "regular", 18, 712).map((text, index) =>
      line(text, "regular", 18, 40, 992 + index * 23),
    ),
    across(1094),
    line("Signed for the sender by", "regular", 17, 40, 1118),
    fitted(ruler, customs.signedBy, "serif", 34, 40, 1156, 300),
    line("Date", "regular", 17, 384, 1118),
    line(`${day} ${month.slice(0, 3)} ${year}`, "bold", 22, 384, 1152),
    line("Order", "regular", 17, 584, 1118),
    fitted(ruler, label.orderNumber, "bold", 22, 584, 1152, 180),
  ];
}
