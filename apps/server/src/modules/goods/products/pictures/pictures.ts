// Which pictures a product needs, and what each is rendered from.
import type { Scene, Side } from "@selvedge/design/scene";
import type { Blank } from "@selvedge/garments/blanks/blank";
import type { GarmentView } from "@selvedge/garments/view";
import { viewOf } from "@selvedge/garments/views";
import { renderKey as nameOfDrawing } from "@selvedge/print/render-key";
import { rendererVersion } from "@selvedge/print/renderer-version";
import { printedSidesOf, type TemplateRow, templateIfAny } from "../../../plumbing/personalisation/index.ts";
import type { PictureRow } from "../queries.ts";

/** Print files and pictures of another version are rendered again. */
export const printVersion = String(rendererVersion);

export interface WantedPicture {
  colour: string;
  hex: string;
  side: Side;
  view: GarmentView;
  position: number;
  altText: string;
}

/** Every colour on sale from every printed side, in the order of rendering: the default colour's front first. */
export function wantedPictures(
  product: { name: string; default_colour: string; scene: Scene; template: TemplateRow | null },
  blank: Blank,
  colours: ReadonlySet<string>,
): WantedPicture[] {
  const isDefault = (name: string) => name === product.default_colour;
  const onSale = blank.colours
    .filter(({ name }) => colours.has(name))
    .toSorted((a, b) => Number(isDefault(b.name)) - Number(isDefault(a.name)));
  return printedSidesOf(product.scene, templateIfAny(product.template))
    .flatMap((side) => {
      const view = viewOf(blank, side);
      return view ? onSale.map(({ name, hex }) => ({ colour: name, hex, side, view })) : [];
    })
    .map((picture, position) => ({
      ...picture,
      position,
      altText: `${product.name} in ${picture.colour}${picture.side === "front" ? "" : `, ${picture.side}`}`,
    }));
}

/** The hash of everything that a picture is rendered from: equal hash, equal picture, from any process. */
export const renderKey = (scene: Scene, { side, view, hex }: Pick<WantedPicture, "side" | "view" | "hex">): string =>
  nameOfDrawing({ scene, side, view, hex });

/** Whether the row holds the very picture that is wanted. */
export const isRendered = (row: PictureRow | undefined, hash: string): boolean =>
  row?.state === "ready" && row.drawn_from === hash;
