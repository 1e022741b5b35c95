// A shop's last posting days of the season: the column shop_sites.shipping_season, as staff and merchants maintain it.
// The dates are data; the specification gives none. Source: storefront §3.8 "Shipping season setting".
import { read, type Shape, shapeOf } from "./read-shape.ts";

const season = shapeOf({
  christmas: shapeOf({
    /** The last day to order by, such as "2026-12-18", for one way of sending to one country. */
    cutoffDates: { kind: "list", of: shapeOf({ service: "", country: "", on: "" }), limit: 50 },
    showContent: false,
  }),
});

export type ShippingSeason = Shape<typeof season>;

/** The season from its stored form, complete; nothing stored says no dates and shows nothing. Never fails. */
export const readShippingSeason = (stored: unknown): ShippingSeason => read(season, stored);
