import { emptyScene, textsOf, usedSides } from "@selvedge/design/scene";
import { renderText } from "@selvedge/design/to-svg";
import type { Personalisation, PersonalValues } from "@selvedge/domain/personalisation/template";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { placeInView } from "@selvedge/garments/mockup-svg";
import { viewSizePx } from "@selvedge/garments/view";
import { viewOf } from "@selvedge/garments/views";

export interface TextPreview {
  sides: { side: "front" | "back" | "left" | "right"; svg: string }[];
  narrowed: string[];
  tooLong: string[];
}

/**
 * The texts alone, from the scene that they are printed from, each side as an SVG to be laid over its mockup. The fonts
 * are read with the first preview.
 */
export async function previewTexts(
  blank: Blank,
  template: Personalisation,
  values: PersonalValues,
): Promise<TextPreview> {
  const { lineScene } = await import("@selvedge/print/texts/line-scene");
  const { scene, narrowed, tooLong } = await lineScene(emptyScene(blank.code), template, values);
  const sides = usedSides(scene).flatMap((side) => {
    const view = viewOf(blank, side);
    if (!view) return [];
    const texts = placeInView(textsOf(scene, side).map(renderText).join(""), view);
    const clip = `<clipPath id="a"><path d="${view.clip.d}" clip-rule="${view.clip.rule}"/></clipPath>`;
    const box = `viewBox="0 0 ${viewSizePx} ${viewSizePx}" width="${viewSizePx}" height="${viewSizePx}"`;
    return [
      { side, svg: `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${clip}<g clip-path="url(#a)">${texts}</g></svg>` },
    ];
  });
  return { sides, narrowed: [...narrowed], tooLong: [...tooLong] };
}
