import type { GarmentView } from "../view.ts";

export interface SlotMm {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The places of a sticker sheet in millimetres from the top-left of its print area; none for other goods. */
export function slotsMm(view: Pick<GarmentView, "slots" | "printArea">): readonly SlotMm[] {
  const { xPx, yPx, widthPx, widthMm } = view.printArea;
  const mm = (px: number) => Math.round((px / (widthPx / widthMm)) * 100) / 100;
  return (view.slots ?? []).map((slot) => ({
    x: mm(slot.xPx - xPx),
    y: mm(slot.yPx - yPx),
    w: slot.widthMm,
    h: slot.heightMm,
  }));
}
