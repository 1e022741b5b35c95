import { box, type Mark, movedBoxes } from "../documents/drawing.ts";
import { type Ruler, wrapText } from "../documents/measure.ts";
import { qrCode } from "../documents/symbols.ts";
import type { PackingSlip } from "./packing-slip-data.ts";
import { headingFont, left, outline, right, type SlipStyle, write, writeEnding, writeFitted } from "./slip-style.ts";

export const returnsTop = 668;
const returnsHeight = 110;
const qrSide = 80;

/** How to send something back, whom to ask, and the maker's details, at the foot of the last page. */
export function slipReturns({ returns }: PackingSlip, style: SlipStyle, ruler: Ruler): readonly Mark[] {
  const { contact } = returns;
  const raw = qrCode(returns.url, 1);
  const qr = qrCode(returns.url, qrSide / raw.width, style.ink);
  const [textX, contactX, y] = [left + 24 + qrSide + 12, 364, returnsTop];
  const lines = wrapText(ruler, returns.text, "regular", 8.8, contactX - 34 - textX).slice(0, 5);
  const heading = (text: string, x: number, room: number) =>
    writeFitted(ruler, write(text, headingFont(ruler, text), 15, x, y + 31, style.ink), room);
  const asking = [
    { text: contact.email, font: "regular" },
    { text: `Return code ${returns.code}`, font: "semibold" },
    { text: contact.site, font: "regular" },
  ] as const;
  return [
    ...outline(left, y, right - left, returnsHeight, style.ink),
    ...movedBoxes(qr.boxes, left + 18, y + (returnsHeight - qrSide) / 2),
    heading(returns.heading, textX, contactX - 34 - textX),
    ...lines.map((line, index) => write(line, "regular", 8.8, textX, y + 49 + index * 13, style.soft)),
    box(contactX - 17, y + 14, 0.8, returnsHeight - 28, style.line),
    heading(contact.heading, contactX, right - 16 - contactX),
    ...asking.map(({ text, font }, index) =>
      writeFitted(ruler, write(text, font, 9, contactX, y + 49 + index * 14, style.ink), right - 16 - contactX),
    ),
  ];
}

/** Product safety on the left, the page's number on the right, on every page. */
export function slipSafety(
  slip: PackingSlip,
  style: SlipStyle,
  ruler: Ruler,
  page: number,
  pages: number,
): readonly Mark[] {
  const lines = wrapText(ruler, `Product safety: ${slip.safety}`, "regular", 7.4, 430).slice(0, 3);
  return [
    ...lines.map((line, index) => write(line, "regular", 7.4, left, 798 + index * 10, style.soft)),
    writeEnding(ruler, write(`Page ${page} of ${pages}`, "regular", 7.4, right, 798, style.soft)),
  ];
}
