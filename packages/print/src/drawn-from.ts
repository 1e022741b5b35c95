import { createHash } from "node:crypto";
import { canonicalSide } from "@selvedge/design/canonical-scene";
import type { Scene, Side } from "@selvedge/design/scene";
import type { GarmentView } from "@selvedge/garments/view";
import { type MockupLook, mockupWidthsPx } from "./mockup.ts";
import { rendererVersion } from "./print-file.ts";

/** How a shop's mockups are drawn: on a clear ground, at every width that pages ask for. */
export const shopLook = { widthsPx: mockupWidthsPx, format: "webp" } as const satisfies MockupLook;

export interface MockupSource {
  readonly view: Pick<GarmentView, "id">;
  /** Colour of the product, `#rrggbb`. */
  readonly hex: string;
  readonly scene: Scene;
  readonly side: Side;
}

/**
 * Names everything that a shop's mockup is drawn from: equal names, equal pictures, so one that is there need not be
 * drawn again. A sha256 in hexadecimal; a new version of the renderer gives new names.
 */
export function drawnFrom({ view, hex, scene, side }: MockupSource): string {
  const parts = [canonicalSide(scene, side), view.id, hex, shopLook.widthsPx, String(rendererVersion)];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
