import { type GarmentView, viewSizePx } from "@selvedge/garments/view";

/** A view in the pixels of a larger picture: what is put on it is rendered as sharp as that picture is wide. */
export interface EnlargedView {
  readonly view: GarmentView;
  /** Width and height of the picture. */
  readonly sizePx: number;
  /** Its pixels for one of the view's own. */
  readonly scale: number;
}

/** The same places on a picture of `sizePx`; the clip and the layers stay in the view's own pixels. */
export function enlargedView(view: GarmentView, sizePx: number): EnlargedView {
  const scale = sizePx / viewSizePx;
  const { printArea, map } = view;
  const enlarged: GarmentView = {
    ...view,
    printArea: {
      ...printArea,
      xPx: printArea.xPx * scale,
      yPx: printArea.yPx * scale,
      widthPx: printArea.widthPx * scale,
      heightPx: printArea.heightPx * scale,
    },
    ...(map
      ? {
          map: {
            ...map,
            centreXPx: map.centreXPx * scale,
            topYPx: map.topYPx * scale,
            radiusPx: map.radiusPx * scale,
            sagPx: map.sagPx * scale,
            pxPerMm: map.pxPerMm * scale,
          },
        }
      : {}),
  };
  return { view: enlarged, sizePx, scale };
}
