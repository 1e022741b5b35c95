import { longDay } from "../documents/calendar-day.ts";
import { type Ruler, wrapText } from "../documents/measure.ts";
import { box, type Mark, movedBoxes, type PictureMark } from "../documents/page-layout.ts";
import { code128 } from "../documents/symbols.ts";
import type { PackingSlip } from "./packing-slip-data.ts";
import type { FittedPicture } from "./slip-pictures.ts";
import { headingFont, left, right, rule, type SlipStyle, write, writeEnding, writeFitted } from "./slip-style.ts";

export interface SlipPart {
  readonly marks: readonly Mark[];
  /** Where the next part may begin. */
  readonly end: number;
}

/** Shop, order and its barcode, across the top of the first page. */
export function slipHead(slip: PackingSlip, style: SlipStyle, ruler: Ruler, logo: FittedPicture | null): SlipPart {
  const { name, tagline } = slip.brand;
  const mark = logo ? logoMark(logo) : null;
  const x = mark ? mark.x + mark.w + 12 : left;
  const bars = code128(slip.orderNumber.replaceAll(/\s/g, ""), 1.25, 26, style.ink);
  const room = right - bars.width - 24 - x;
  const title = write(name, { font: headingFont(ruler, name), size: 28, x, baseline: 58, fill: style.ink });
  const marks: Mark[] = [
    ...(mark ? [mark] : []),
    writeFitted(ruler, title, room),
    ...(tagline === null
      ? []
      : [writeFitted(ruler, write(tagline, { font: "regular", size: 9.5, x, baseline: 74, fill: style.soft }), room)]),
    ...movedBoxes(bars.boxes, right - bars.width, 35),
    writeEnding(
      ruler,
      write(`Order ${slip.orderNumber}`, { font: "semibold", size: 10, x: right, baseline: 74, fill: style.ink }),
    ),
    rule(90, style.accent, 2.2),
  ];
  return { marks, end: 92 };
}

/** A narrow head for the pages that follow. */
export function slipSmallHead(slip: PackingSlip, style: SlipStyle, ruler: Ruler): SlipPart {
  const { name } = slip.brand;
  const marks = [
    writeFitted(
      ruler,
      write(name, { font: headingFont(ruler, name), size: 16, x: left, baseline: 52, fill: style.ink }),
      300,
    ),
    writeEnding(
      ruler,
      write(`Order ${slip.orderNumber}`, { font: "semibold", size: 10, x: right, baseline: 52, fill: style.ink }),
    ),
    rule(62, style.accent, 2.2),
  ];
  return { marks, end: 66 };
}

/** Whom it is for, when it was ordered and, once it is, packed, and how it travels. */
export function slipFacts(slip: PackingSlip, style: SlipStyle, ruler: Ruler, start: number): SlipPart {
  const pieces = slip.items.reduce((sum, item) => sum + item.quantity, 0);
  const name = wrapText(ruler, slip.shipTo.name, { font: "semibold", size: 11.5, room: 190 });
  const address = slip.shipTo.lines.flatMap((line) => wrapText(ruler, line, { font: "regular", size: 9.3, room: 190 }));
  const nameEnd = start + 37 + (name.length - 1) * 14.5;
  const inParcel = `${pieces} of ${slip.piecesInOrder} pieces, parcel ${slip.parcel} of ${slip.parcels}`;
  const fact = (label: string, text: string, x: number, y: number) => [
    write(label, { font: "semibold", size: 8, x, baseline: y, fill: style.accentText }),
    writeFitted(
      ruler,
      write(text, { font: "regular", size: 9.3, x, baseline: y + 12.5, fill: style.ink }),
      x < 300 ? 150 : right - x,
    ),
  ];
  const marks: Mark[] = [
    write("For", { font: "semibold", size: 8, x: left, baseline: start + 22, fill: style.accentText }),
    ...name.map((line, index) =>
      write(line, { font: "semibold", size: 11.5, x: left, baseline: start + 37 + index * 14.5, fill: style.ink }),
    ),
    ...address.map((line, index) =>
      write(line, { font: "regular", size: 9.3, x: left, baseline: nameEnd + (index + 1) * 13.5, fill: style.ink }),
    ),
    ...fact("Ordered", longDay(slip.orderedOn), 247, start + 22),
    ...(slip.packedOn === null ? [] : fact("Packed", longDay(slip.packedOn), 247, start + 51)),
    ...fact("Sent by", slip.sentBy, 409, start + 22),
    ...(slip.packedOn === null
      ? fact("In this order", slip.piecesInOrder === 1 ? "1 piece" : `${slip.piecesInOrder} pieces`, 409, start + 51)
      : fact("In this parcel", inParcel, 409, start + 51)),
  ];
  return { marks, end: Math.max(start + 70, nameEnd + address.length * 13.5) };
}

/** The giver's words in a tinted box; nothing when there are none. */
export function slipGift(slip: PackingSlip, style: SlipStyle, ruler: Ruler, start: number): SlipPart {
  const note = slip.gift?.note?.trim();
  if (!note) return { marks: [], end: start };
  const [font, room] = [headingFont(ruler, note), right - left - 40];
  const size = note.length > 220 ? 11 : 16;
  const lines = wrapText(ruler, note, { font, size, room }).slice(0, 10);
  const height = 38 + lines.length * size * 1.35;
  const from = slip.gift?.from ? `A note from ${slip.gift.from}` : "A note for you";
  const marks: Mark[] = [
    box({ x: left, y: start + 8, w: right - left, h: height, fill: style.tint, radius: 8 }),
    write(from, { font: "semibold", size: 8, x: left + 20, baseline: start + 29, fill: style.accentText }),
    ...lines.map((line, index) =>
      write(line, { font, size, x: left + 20, baseline: start + 33 + size + index * size * 1.35, fill: style.ink }),
    ),
  ];
  return { marks, end: start + 8 + height };
}

function logoMark(logo: FittedPicture): PictureMark {
  const scale = Math.min(76 / logo.widthPx, 41 / logo.heightPx);
  const [w, h] = [logo.widthPx * scale, logo.heightPx * scale];
  return { kind: "picture", x: left, y: 35 + (41 - h) / 2, w, h, bytes: logo.bytes };
}
