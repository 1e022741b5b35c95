import type { Scene, Side } from "@selvedge/design/scene";
import { urlNameOf } from "@selvedge/domain/text";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import type { BlankColour } from "@selvedge/garments/colours";
import type { GarmentView } from "@selvedge/garments/view";
import { viewOf } from "@selvedge/garments/views";
import { renderKey } from "@selvedge/print/render-key";
import type { DemoProduct } from "./kinds.ts";

export interface WantedMockup {
  readonly urlName: string;
  readonly colour: string;
  readonly hex: string;
  readonly side: Side;
  readonly view: GarmentView;
  readonly renderKey: string;
}

/** Every picture that a product needs: each of its colours from each printed side, the default colour first. */
export function mockupsOf(product: DemoProduct, scene: Scene): WantedMockup[] {
  return coloursOf(product).flatMap(({ name, hex }) =>
    (Object.keys(scene.sides) as Side[]).flatMap((side) => {
      const view = viewOf(product.blank, side);
      if (!view) return [];
      const from = renderKey({ view, hex, scene, side });
      return [{ urlName: urlNameOf(product.name), colour: name, hex, side, view, renderKey: from }];
    }),
  );
}

/** The blank's colours that a product is sold in. Throws for a colour that the blank is not made in. */
export function coloursOf({ blank, colours, name }: Pick<DemoProduct, "blank" | "colours" | "name">): BlankColour[] {
  return colours.map((wanted) => {
    const colour = findBlank(blank)?.colours.find((known) => known.name === wanted);
    if (!colour) throw new Error(`${name}: ${blank} is not made in ${wanted}.`);
    return colour;
  });
}
