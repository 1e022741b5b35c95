import { createHash } from "node:crypto";
import { canonicalSide } from "@selvedge/design/canonical-scene";
import type { Scene, Side } from "@selvedge/design/scene";
import type { GarmentView } from "@selvedge/garments/view";
import { type MockupLook, mockupWidthsPx } from "./mockup.ts";

/** Goes up when mockups of the same design come out different, so that all are drawn again. */
export const mockupVersion = 1;

/** How a shop's mockups are drawn: on a clear ground, at every width that pages ask for. */
export const shopLook = { widthsPx: mockupWidthsPx, format: "webp" } as const satisfies MockupLook;

export interface MockupSource extends MockupLook {
  readonly view: Pick<GarmentView, "id">;
  /** Colour of the product, `#rrggbb`. */
  readonly hex: string;
  readonly scene: Scene;
  readonly side: Side;
}

/**
 * Names everything that a mockup is drawn from: equal names, equal pictures, so one that is there need not be drawn
 * again. A sha256 in hexadecimal. The look is `shopLook` unless told otherwise.
 */
export function drawnFrom({ view, hex, scene, side, ...given }: MockupSource): string {
  const look = { ...shopLook, ...given };
  const parts = [
    mockupVersion,
    view.id,
    hex.toLowerCase(),
    canonicalSide(scene, side),
    look.widthsPx,
    look.format,
    look.background ?? "",
  ];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
