import { dayWords } from "../documents/calendar-day.ts";
import { type Ruler, sizeToFit, wrapText } from "../documents/measure.ts";
import { box, type Mark, movedBoxes, type PageLayout } from "../documents/page-layout.ts";
import { code128, dataMatrix } from "../documents/symbols.ts";
import { centred, endingAt, fitted, line } from "../documents/text-marks.ts";
import type { ParcelLabel } from "./parcel-label.ts";

/** 100 × 150 mm in the dots of a 203 dpi printer. */
export const parcelDots = { width: 800, height: 1200 } as const;

const black = "#000000";
const white = "#ffffff";
const left = 24;
const right = 776;
const room = right - left;
/** Clear ground on both sides of a bar code: ten modules of the widest. */
const quietDots = 40;

/** The address label of a parcel as a drawing in dots. */
export function parcelLabelPage(label: ParcelLabel, ruler: Ruler): PageLayout {
  const marks: Mark[] = [
    ...serviceMarks(label, ruler),
    box({ x: left, y: 168, w: room, h: 4, fill: black }),
    ...trackingMarks(label, ruler),
    box({ x: left, y: 424, w: room, h: 4, fill: black }),
    ...addressMarks(label, ruler),
    ...customsNote(label, ruler),
    box({ x: left, y: 1018, w: room, h: 4, fill: black }),
    ...senderMarks(label, ruler),
    ...orderMarks(label, ruler),
  ];
  return { ...parcelDots, marks };
}

function serviceMarks(label: ParcelLabel, ruler: Ruler): readonly Mark[] {
  const { weekday, day, month, year } = dayWords(label.sentOn);
  const size = sizeToFit(ruler, label.serviceCode, { font: "black", size: 92, room: 150 });
  const weightX = 600;
  return [
    box({ x: left, y: 24, w: 168, h: 128, fill: black }),
    centred(ruler, label.serviceCode, { font: "black", size, x: left + 84, baseline: 88 + size * 0.364, fill: white }),
    fitted(ruler, label.service, { font: "bold", size: 40, x: 208, baseline: 62, room: weightX - 220 }),
    fitted(ruler, label.carrier, { font: "semibold", size: 28, x: 208, baseline: 100, room: weightX - 220 }),
    line(`${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)} ${year}`, {
      font: "semibold",
      size: 28,
      x: 208,
      baseline: 138,
    }),
    ...frame(weightX, 24, right - weightX, 128),
    centred(ruler, "Postage paid", { font: "semibold", size: 22, x: (weightX + right) / 2, baseline: 58 }),
    centred(ruler, kilograms(label.weightGrams), { font: "bold", size: 38, x: (weightX + right) / 2, baseline: 100 }),
    centred(ruler, label.isWeighed ? "weighed" : "calculated", {
      font: "semibold",
      size: 20,
      x: (weightX + right) / 2,
      baseline: 134,
    }),
  ];
}

/** `1.14 kg`, never 0. */
export const kilograms = (grams: number): string => `${(Math.max(10, grams) / 1000).toFixed(2)} kg`;

export const frame = (x: number, y: number, w: number, h: number): readonly Mark[] => [
  box({ x, y, w, h, fill: black }),
  box({ x: x + 4, y: y + 4, w: w - 8, h: h - 8, fill: white }),
];

function trackingMarks({ trackingCode }: ParcelLabel, ruler: Ruler): readonly Mark[] {
  const bars = barsToFit(trackingCode, room - 2 * quietDots, 176);
  return [
    ...movedBoxes(bars.boxes, Math.round((parcelDots.width - bars.width) / 2), 192),
    centred(ruler, spaced(trackingCode), { font: "semibold", size: 36, x: parcelDots.width / 2, baseline: 408 }),
  ];
}

/** The widest modules of whole dots at which a code fits. Throws for one that no scanner could read. */
export function barsToFit(code: string, widthDots: number, height: number) {
  for (const module of [4, 3, 2]) {
    const bars = code128(code, module, height);
    if (bars.width <= widthDots) return bars;
  }
  throw new RangeError(`${code} is too long for a bar code of ${widthDots} dots`);
}

/** `SV 2090 4927 5GB`: a postal number in the groups that people read out; others as they are. */
export const spaced = (code: string): string => code.replace(/^([A-Z]{2})(\d{4})(\d{4})(\d[A-Z]{2})$/, "$1 $2 $3 $4");

/** The lowest line of the address. */
const addressEnd = 990;

function addressMarks({ to, trackingCode }: ParcelLabel, ruler: Ruler): readonly Mark[] {
  const corner = dataMatrix(trackingCode, 7);
  const besideCode = right - corner.width - 28 - left;
  const end = to.isAbroad ? addressEnd - 88 : addressEnd;
  for (const scale of [1, 0.86, 0.72, 0.6]) {
    const placed = placedAddress(to, ruler, scale, besideCode);
    if (placed.end > end && scale > 0.6) continue;
    return [
      line("DELIVER TO", { font: "bold", size: 22, x: left, baseline: 464 }),
      ...movedBoxes(corner.boxes, right - corner.width, 450),
      ...placed.marks,
    ];
  }
  return [];
}

/** The address from the top down at a share of its full size; nothing of it is left out. */
function placedAddress(to: ParcelLabel["to"], ruler: Ruler, scale: number, besideCode: number) {
  const marks: Mark[] = [];
  let y = 470;
  const put = (text: string, font: "regular" | "semibold" | "bold" | "black", size: number) => {
    const width = y < 620 ? besideCode : room;
    for (const part of wrapText(ruler, text, { font, size: size * scale, room: width })) {
      y += size * scale * 1.22;
      marks.push(line(part, { font, size: size * scale, x: left, baseline: y }));
    }
  };
  put(to.name, "bold", 40);
  for (const text of to.lines) {
    if (!to.isAbroad && text === to.zip) put(text, "black", 84);
    else put(text, "semibold", 36);
  }
  put(to.isAbroad ? to.country.toUpperCase() : to.country, to.isAbroad ? "black" : "semibold", to.isAbroad ? 58 : 34);
  if (to.phone) put(to.phone, "regular", 28);
  return { marks, end: y };
}

function customsNote({ customs, pieces }: ParcelLabel, ruler: Ruler): readonly Mark[] {
  if (!customs) return [];
  const count = pieces === 1 ? "1 piece" : `${pieces} pieces`;
  return [
    ...frame(left, 944, room, 58),
    line(`Customs form ${customs.form} beside this label`, { font: "bold", size: 25, x: left + 18, baseline: 982 }),
    endingAt(ruler, `${count}, ${customs.totalValue}`, { font: "bold", size: 25, right: right - 18, baseline: 982 }),
  ];
}

function senderMarks({ from }: ParcelLabel, ruler: Ruler): readonly Mark[] {
  const lines = [from.name, ...from.lines].slice(0, 6);
  return [
    line("FROM, AND BACK TO", { font: "bold", size: 20, x: left, baseline: 1052 }),
    ...lines.map((text, index) =>
      fitted(ruler, text, {
        font: index === 0 ? "bold" : "semibold",
        size: 22,
        x: left,
        baseline: 1082 + index * 24,
        room: 372,
      }),
    ),
  ];
}

function orderMarks({ orderNumber }: ParcelLabel, ruler: Ruler): readonly Mark[] {
  const x = 440;
  const bars = barsToFit(orderNumber, right - x, 56);
  return [
    box({ x: 414, y: 1036, w: 4, h: 140, fill: black }),
    line("ORDER", { font: "bold", size: 20, x, baseline: 1052 }),
    fitted(ruler, orderNumber, { font: "bold", size: 36, x, baseline: 1096, room: right - x }),
    ...movedBoxes(bars.boxes, x, 1114),
  ];
}
