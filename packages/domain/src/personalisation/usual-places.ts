import type { TextPlace } from "./template.ts";

/** Where names and numbers usually stand, in shares of the print area. */
export const usualPlaces = [
  { id: "top", name: "Across the top", x: 0.1, y: 0.04, w: 0.8, h: 0.16 },
  { id: "number", name: "Large, in the middle", x: 0.2, y: 0.24, w: 0.6, h: 0.46 },
  { id: "bottom", name: "Along the bottom", x: 0.1, y: 0.8, w: 0.8, h: 0.16 },
  { id: "middle", name: "Across the middle", x: 0.1, y: 0.42, w: 0.8, h: 0.16 },
  { id: "left-chest", name: "Small, top right", x: 0.62, y: 0.04, w: 0.34, h: 0.08 },
] as const;

type Area = { readonly widthMm: number; readonly heightMm: number };

/** A usual place in whole millimetres of a print area. */
export function placeIn(id: string, side: TextPlace["side"], { widthMm, heightMm }: Area): TextPlace {
  const { x, y, w, h } = usualPlaces.find((place) => place.id === id) ?? usualPlaces[0];
  const mm = Math.floor;
  return { side, x: mm(x * widthMm), y: mm(y * heightMm), w: mm(w * widthMm), h: mm(h * heightMm) };
}

/** Which usual place a field has; null for one of its own. */
export const usualPlaceOf = (place: TextPlace, area: Area): string | null =>
  usualPlaces.find(({ id }) => JSON.stringify(placeIn(id, place.side, area)) === JSON.stringify(orderedPlace(place)))
    ?.id ?? null;

const orderedPlace = ({ side, x, y, w, h }: TextPlace): TextPlace => ({ side, x, y, w, h });
