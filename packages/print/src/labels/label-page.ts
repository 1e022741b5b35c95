import { parseLabelCode, spacedLabelCode } from "@selvedge/domain/labels/label-code";
import { dayWords } from "../documents/calendar-day.ts";
import { type BoxMark, box, type Drawing, type Mark, movedBoxes, type TextMark } from "../documents/drawing.ts";
import { type Ruler, sizeToFit } from "../documents/measure.ts";
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
export function labelPage(label: GarmentLabel, ruler: Ruler, thumbnail: Buffer | null): Drawing {
  if (!parseLabelCode(label.code).ok) throw new RangeError(`${label.code} is no label code`);
  const marks: Mark[] = [
    ...thumbnailMarks(thumbnail),
    ...orderMarks(label, ruler),
    ...holeMarks(label, ruler),
    ...cornerCode(label),
    box(16, 126, 632, 3, black),
    ...garmentMarks(label, ruler),
    ...sideMarks(label, ruler),
    ...shipByMarks(label, ruler),
    box(16, 250, 768, 3, black),
    ...barcodeMarks(label, ruler),
  ];
  return { ...labelDots, marks };
}

function thumbnailMarks(thumbnail: Buffer | null): readonly Mark[] {
  if (!thumbnail) return [];
  return [{ kind: "picture", x: 16, y: 14, w: thumbnailDots, h: thumbnailDots, bytes: thumbnail }];
}

function orderMarks(label: GarmentLabel, ruler: Ruler): readonly Mark[] {
  const order = fitted(ruler, label.orderNumber, "bold", 48, 130, 50, textEnd - 130);
  const counted = `${label.piece}/${label.pieces}`;
  const count = fitted(ruler, counted, "bold", 48, 130, 103, label.priority === null ? textEnd - 130 : 110);
  if (label.priority === null) return [order, count];
  const text = label.priority.toUpperCase();
  const x = 130 + ruler.width(counted, "bold", count.size) + 14;
  const size = sizeToFit(ruler, text, "semibold", 27, textEnd - x - 22);
  const ground = box(x, 67, ruler.width(text, "semibold", size) + 22, 40, black);
  return [order, count, ground, line(text, "semibold", size, x + 11, 87 + size * 0.364, white)];
}

/** Where the piece goes after printing, the largest thing on the label: its hole, or straight to packing. */
function holeMarks({ hole }: GarmentLabel, ruler: Ruler): readonly Mark[] {
  const text = hole ?? "SINGLE";
  const size = sizeToFit(ruler, text, "black", 86, 196);
  return [box(412, 14, 220, 96, black), centred(ruler, text, "black", size, 522, 62 + size * 0.364, white)];
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
    fitted(ruler, label.colour.toUpperCase(), "bold", 60, x, 192, room),
    fitted(ruler, label.sku, "semibold", 30, x, 234, room),
  ];
}

/** `M` alone is as tall as its row; `12-13 years` stands as a number over its unit. */
function sizeMarks(size: string, ruler: Ruler): readonly TextMark[] {
  const [, number, unit] = /^(\S+)\s+(.+)$/.exec(size) ?? [];
  if (number === undefined || unit === undefined) return [fitted(ruler, size, "black", 118, 14, 236, 168)];
  return [fitted(ruler, number, "black", 70, 14, 203, 168), fitted(ruler, unit, "bold", 30, 14, 236, 168)];
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
      ? [box(x, 144, 50, 50, black)]
      : [box(x, 144, 50, 50, black), box(x + 3, 147, 44, 44, white)];
    return [...ground, centred(ruler, isPrinted ? letter : "–", "bold", 32, x + 25, 181, isPrinted ? white : black)];
  });
  const platen =
    label.platen === null ? [] : [fitted(ruler, `PLATEN ${label.platen}`, "semibold", 28, sidesStart, 233, 220)];
  return [...boxes, ...platen];
}

function shipByMarks(label: GarmentLabel, ruler: Ruler): readonly Mark[] {
  const { weekday, day, month } = dayWords(label.shipByOn);
  return [
    endingAt(ruler, "SHIP BY", "semibold", 25, rightEdge, 168),
    endingAt(ruler, `${weekday.slice(0, 3).toUpperCase()} ${day}`, "bold", 35, rightEdge, 205),
    endingAt(ruler, month.slice(0, 3).toUpperCase(), "bold", 35, rightEdge, 240),
  ];
}

function barcodeMarks({ code }: GarmentLabel, ruler: Ruler): readonly Mark[] {
  const bars = code128(code, barModuleDots, 94);
  const x = Math.round((labelDots.width - bars.width) / 2 / barModuleDots) * barModuleDots;
  return [...movedBoxes(bars.boxes, x, 264), centred(ruler, spacedLabelCode(code), "semibold", 31, 400, 389)];
}
