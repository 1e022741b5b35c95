import { parseLabelCode, spacedLabelCode } from "@selvedge/domain/labels/label-code";
import { dayWords } from "../documents/calendar-day.ts";
import { type Ruler, sizeToFit } from "../documents/measure.ts";
import { type BoxMark, box, type Mark, movedBoxes, type PageLayout, type TextMark } from "../documents/page-layout.ts";
import { code128, dataMatrix } from "../documents/symbols.ts";
import { centred, endingAt, fitted, line } from "../documents/text-marks.ts";
import type { GarmentLabel } from "./garment-label.ts";

/** Labels are laid out in the dots of a 203 dpi printer, eight to a millimetre, so that every bar meets whole dots. */
export const dotMm = 0.125;
export const labelDots = { width: 800, height: 400 } as const;
/** A module of the barcode: four dots, half a millimetre. */
export const barModuleDots = 4;
export const thumbnailDots = 96;

const black = "#000000";
const white = "#ffffff";
const rightEdge = 784;
/** Where the text of the upper row ends, and where the sides begin. */
const textEnd = 400;
const sidesStart = 444;

/** One garment label of 100 × 50 mm as a drawing in dots. `thumbnail` is the picture already made for the label. */
export function labelPage(label: GarmentLabel, ruler: Ruler, thumbnail: Buffer | null): PageLayout {
  if (!parseLabelCode(label.code).ok) throw new RangeError(`${label.code} is no label code`);
  const marks: Mark[] = [
    ...thumbnailMarks(thumbnail),
    ...orderMarks(label, ruler),
    ...holeMarks(label, ruler),
    ...cornerCode(label),
    box({ x: 16, y: 126, w: 632, h: 3, fill: black }),
    ...garmentMarks(label, ruler),
    ...sideMarks(label, ruler),
    ...shipByMarks(label, ruler),
    box({ x: 16, y: 250, w: 768, h: 3, fill: black }),
    ...barcodeMarks(label, ruler),
  ];
  return { ...labelDots, marks };
}

function thumbnailMarks(thumbnail: Buffer | null): readonly Mark[] {
  if (!thumbnail) return [];
  return [{ kind: "picture", x: 16, y: 14, w: thumbnailDots, h: thumbnailDots, bytes: thumbnail }];
}

function orderMarks(label: GarmentLabel, ruler: Ruler): readonly Mark[] {
  const order = fitted(ruler, label.orderNumber, { font: "bold", size: 48, x: 130, baseline: 50, room: textEnd - 130 });
  const counted = `${label.piece}/${label.pieces}`;
  const count = fitted(ruler, counted, {
    font: "bold",
    size: 48,
    x: 130,
    baseline: 103,
    room: label.priority === null ? textEnd - 130 : 110,
  });
  if (label.priority === null) return [order, count];
  const text = label.priority.toUpperCase();
  const x = 130 + ruler.width(counted, "bold", count.size) + 14;
  const size = sizeToFit(ruler, text, { font: "semibold", size: 27, room: textEnd - x - 22 });
  const ground = box({ x, y: 67, w: ruler.width(text, "semibold", size) + 22, h: 40, fill: black });
  return [
    order,
    count,
    ground,
    line(text, { font: "semibold", size, x: x + 11, baseline: 87 + size * 0.364, fill: white }),
  ];
}

/** Where the piece goes after printing, the largest thing on the label: its hole, or straight to packing. */
function holeMarks({ hole }: GarmentLabel, ruler: Ruler): readonly Mark[] {
  const text = hole ?? "SINGLE";
  const size = sizeToFit(ruler, text, { font: "black", size: 86, room: 196 });
  return [
    box({ x: 412, y: 14, w: 220, h: 96, fill: black }),
    centred(ruler, text, { font: "black", size, x: 522, baseline: 62 + size * 0.364, fill: white }),
  ];
}

function cornerCode({ code }: GarmentLabel): readonly BoxMark[] {
  const symbol = dataMatrix(code, 8);
  return movedBoxes(symbol.boxes, rightEdge - symbol.width, 10);
}

function garmentMarks(label: GarmentLabel, ruler: Ruler): readonly Mark[] {
  const size = sizeMarks(label.size, ruler);
  const x = 14 + Math.max(...size.map((mark) => ruler.width(mark.text, mark.font, mark.size))) + 24;
  const room = sidesStart - 14 - x;
  return [
    ...size,
    fitted(ruler, label.colour.toUpperCase(), { font: "bold", size: 60, x, baseline: 192, room }),
    fitted(ruler, label.sku, { font: "semibold", size: 30, x, baseline: 234, room }),
  ];
}

/** `M` alone is as tall as its row; `12-13 years` is set as a number over its unit. */
function sizeMarks(size: string, ruler: Ruler): readonly TextMark[] {
  const [, number, unit] = /^(\S+)\s+(.+)$/.exec(size) ?? [];
  if (number === undefined || unit === undefined)
    return [fitted(ruler, size, { font: "black", size: 118, x: 14, baseline: 236, room: 168 })];
  return [
    fitted(ruler, number, { font: "black", size: 70, x: 14, baseline: 203, room: 168 }),
    fitted(ruler, unit, { font: "bold", size: 30, x: 14, baseline: 236, room: 168 }),
  ];
}

const sideBoxes = [
  { letter: "F", sides: ["front"] },
  { letter: "B", sides: ["back"] },
  { letter: "S", sides: ["left", "right"] },
] as const;

/** A filled letter is printed, an open dash is not. */
function sideMarks(label: GarmentLabel, ruler: Ruler): readonly Mark[] {
  const boxes = sideBoxes.flatMap(({ letter, sides }, index) => {
    const [x, isPrinted] = [sidesStart + index * 56, sides.some((side) => label.sides.includes(side))];
    const ground = isPrinted
      ? [box({ x, y: 144, w: 50, h: 50, fill: black })]
      : [box({ x, y: 144, w: 50, h: 50, fill: black }), box({ x: x + 3, y: 147, w: 44, h: 44, fill: white })];
    return [
      ...ground,
      centred(ruler, isPrinted ? letter : "–", {
        font: "bold",
        size: 32,
        x: x + 25,
        baseline: 181,
        fill: isPrinted ? white : black,
      }),
    ];
  });
  const platen =
    label.platen === null
      ? []
      : [
          fitted(ruler, `PLATEN ${label.platen}`, {
            font: "semibold",
            size: 28,
            x: sidesStart,
            baseline: 233,
            room: 220,
          }),
        ];
  return [...boxes, ...platen];
}

function shipByMarks(label: GarmentLabel, ruler: Ruler): readonly Mark[] {
  const { weekday, day, month } = dayWords(label.shipByOn);
  return [
    endingAt(ruler, "SHIP BY", { font: "semibold", size: 25, right: rightEdge, baseline: 168 }),
    endingAt(ruler, `${weekday.slice(0, 3).toUpperCase()} ${day}`, {
      font: "bold",
      size: 35,
      right: rightEdge,
      baseline: 205,
    }),
    endingAt(ruler, month.slice(0, 3).toUpperCase(), { font: "bold", size: 35, right: rightEdge, baseline: 240 }),
  ];
}

function barcodeMarks({ code }: GarmentLabel, ruler: Ruler): readonly Mark[] {
  const bars = code128(code, barModuleDots, 94);
  const x = Math.round((labelDots.width - bars.width) / 2 / barModuleDots) * barModuleDots;
  return [
    ...movedBoxes(bars.boxes, x, 264),
    centred(ruler, spacedLabelCode(code), { font: "semibold", size: 31, x: 400, baseline: 389 }),
  ];
}
