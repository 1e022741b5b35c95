import type { Garment } from "../data/reply.ts";

/** "Black M" */
export const colourAndSize = ({ colour, size }: Garment): string => `${colour} ${size}`;

/** What the colour is of: a print's is its frame's. */
export const colourLabel = ({ word }: Garment): string => (word === "print" ? "Frame" : "Colour");

/** "front and back" */
export const sidesOf = ({ sides }: Garment): string => sides.map(({ side }) => side).join(" and ");

/** The side's art for a picture of the whole garment; the first side where none is named. */
export const artOf = (garment: Garment, side = garment.sides[0]?.side): string | undefined =>
  garment.sides.find((each) => each.side === side)?.artUrl;
