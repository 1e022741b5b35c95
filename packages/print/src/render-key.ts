import { createHash } from "node:crypto";
import { canonicalSide } from "@selvedge/design/canonical-scene";
import type { Scene, Side } from "@selvedge/design/scene";
import { pageImageWidths } from "@selvedge/domain/images/image-widths";
import type { GarmentView } from "@selvedge/garments/view";
import type { MockupLook } from "./mockup.ts";
import { rendererVersion } from "./renderer-version.ts";

/** How a shop's mockups are rendered: on a clear ground, at every width that pages request. */
export const shopLook = { widthsPx: pageImageWidths, format: "webp" } as const satisfies MockupLook;

export interface MockupSource {
  readonly view: Pick<GarmentView, "id">;
  /** Colour of the product, `#rrggbb`. */
  readonly hex: string;
  readonly scene: Scene;
  readonly side: Side;
}

/**
 * Names everything that a shop's mockup is rendered from: equal names, equal pictures, so an existing one is not
 * rendered again. A sha256 in hexadecimal; a new version of the renderer gives new names.
 */
export function renderKey({ view, hex, scene, side }: MockupSource): string {
  const parts = [canonicalSide(scene, side), view.id, hex, shopLook.widthsPx, String(rendererVersion)];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
