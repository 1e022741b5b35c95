import fontkit from "@pdf-lib/fontkit";
import { PDFDocument, type PDFFont, type PDFImage, type PDFPage, rgb } from "pdf-lib";
import { cutFont } from "./cut-font.ts";
import { commonLetters, type FontName, fontNames, loadWideFonts } from "./fonts.ts";
import { outlineOf, runsOf, runWidth, type WideFonts } from "./glyph-runs.ts";
import type { BoxMark, PageLayout, PictureMark, TextMark } from "./page-layout.ts";

export interface PdfFacts {
  readonly title: string;
  readonly language?: string;
}

/**
 * Pages as one PDF, with only the letters that are used of each font. `unitPt` is the length of a drawing's unit in
 * points (1/72 inch). No clock and no chance: equal pages give equal bytes.
 */
export async function paintPdf(
  pages: readonly PageLayout[],
  unitPt: number,
  { title, language = "en" }: PdfFacts,
): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.registerFontkit(fontkit);
  pdf.setTitle(title);
  pdf.setLanguage(language);
  const fonts = await embedFonts(pdf, pages);
  const pictures = new Map<Buffer, PDFImage>();
  for (const drawing of pages) {
    const page = pdf.addPage([drawing.width * unitPt, drawing.height * unitPt]);
    for (const mark of drawing.marks) {
      if (mark.kind === "box") paintBox(page, mark, unitPt);
      else if (mark.kind === "text") paintText(page, mark, unitPt, fonts);
      else await paintPicture(pdf, page, { mark, unitPt, known: pictures });
    }
  }
  return Buffer.from(await pdf.save({ addDefaultPage: false }));
}

interface PageFonts {
  readonly wide: WideFonts;
  readonly embedded: Partial<Record<FontName, PDFFont>>;
}

/** Each font that is used, with only the letters that are. Other scripts are outlines and need none. */
async function embedFonts(pdf: PDFDocument, pages: readonly PageLayout[]): Promise<PageFonts> {
  const texts = pages.flatMap((page) => page.marks).filter((mark) => mark.kind === "text");
  const wide = await loadWideFonts(texts.map(({ text }) => text));
  const embedded: PageFonts["embedded"] = {};
  for (const name of fontNames) {
    const text = texts
      .filter(({ font }) => font === name)
      .flatMap((mark) => runsOf(wide, mark.text, name).map((run) => (run.isOwn ? run.text : "")))
      .join("");
    if (text === "") continue;
    const cut = await cutFont(wide.own[name].bytes, text);
    embedded[name] = await pdf.embedFont(cut, { subset: false, features: commonLetters, customName: name });
  }
  return { wide, embedded };
}

function paintBox(page: PDFPage, { x, y, w, h, fill, radius = 0 }: BoxMark, unitPt: number): void {
  const top = page.getHeight() - y * unitPt;
  if (radius === 0) {
    page.drawRectangle({
      x: x * unitPt,
      y: top - h * unitPt,
      width: w * unitPt,
      height: h * unitPt,
      color: colour(fill),
    });
    return;
  }
  const path = `M${radius} 0H${w - radius}A${radius} ${radius} 0 0 1 ${w} ${radius}V${h - radius}A${radius} ${radius} 0 0 1 ${w - radius} ${h}H${radius}A${radius} ${radius} 0 0 1 0 ${h - radius}V${radius}A${radius} ${radius} 0 0 1 ${radius} 0Z`;
  page.drawSvgPath(path, { x: x * unitPt, y: top, scale: unitPt, color: colour(fill) });
}

function paintText(page: PDFPage, mark: TextMark, unitPt: number, { wide, embedded }: PageFonts): void {
  const size = mark.size * unitPt;
  const y = page.getHeight() - mark.baseline * unitPt;
  let x = mark.x * unitPt;
  for (const run of runsOf(wide, mark.text, mark.font)) {
    const font = embedded[mark.font];
    if (!run.isOwn) page.drawSvgPath(outlineOf(run, size), { x, y, color: colour(mark.fill) });
    else if (font && run.text !== "") page.drawText(run.text, { x, y, size, font, color: colour(mark.fill) });
    x += runWidth(run) * size;
  }
}

async function paintPicture(
  pdf: PDFDocument,
  page: PDFPage,
  { mark, unitPt, known }: { mark: PictureMark; unitPt: number; known: Map<Buffer, PDFImage> },
) {
  const isPng = mark.bytes[0] === 0x89;
  const image = known.get(mark.bytes) ?? (await (isPng ? pdf.embedPng(mark.bytes) : pdf.embedJpg(mark.bytes)));
  known.set(mark.bytes, image);
  const y = page.getHeight() - (mark.y + mark.h) * unitPt;
  page.drawImage(image, { x: mark.x * unitPt, y, width: mark.w * unitPt, height: mark.h * unitPt });
}

function colour(hex: string) {
  const value = Number.parseInt(hex.slice(1), 16);
  return rgb((value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255);
}
