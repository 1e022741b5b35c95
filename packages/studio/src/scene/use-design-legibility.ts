import { type AssetTable, findAsset } from "@selvedge/design/asset";
import { boxColourOf } from "@selvedge/design/ink/background-box";
import { type Legibility, legibilityOn, worstLegibility } from "@selvedge/design/ink/legibility";
import { elementsOf, type Scene, usedSides } from "@selvedge/design/scene";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { clothColours } from "@selvedge/garments/cloth-colours";
import { useEffect, useState } from "react";
import { renderPicturePixels, renderSidePixels } from "./render-pixels.ts";

export interface DesignLegibility {
  /** How legible the design is on each colour of the cloth; empty before it was analysed, and on paper. */
  readonly legibility: ReadonlyMap<string, Legibility>;
  /** Colours of the boxes that pictures bring along, by the picture. */
  readonly boxes: ReadonlyMap<string, string>;
}

const unseen: DesignLegibility = { legibility: new Map(), boxes: new Map() };
/** While something is dragged the design changes with every frame. */
const quietMs = 120;

/** What the pixels of a design show, judged as the server judges its print. Analysed small, in the browser. */
export function useDesignLegibility(scene: Scene, assets: AssetTable, blank: Blank): DesignLegibility {
  const [seen, setSeen] = useState(unseen);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(
      () =>
        lookAt(scene, assets, blank).then(
          (found) => isWanted && setSeen(found),
          () => isWanted && setSeen(unseen),
        ),
      quietMs,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [scene, assets, blank]);
  return seen;
}

async function lookAt(scene: Scene, assets: AssetTable, blank: Blank): Promise<DesignLegibility> {
  const colours = clothColours(blank);
  const printed = usedSides(scene).filter((side) => blank.areas[side]);
  if (printed.length === 0 || colours.length === 0) return unseen;
  const looks = await Promise.all(
    printed.map((side) => renderSidePixels(elementsOf(scene, side), assets, blank.areas[side]!)),
  );
  const legibility = new Map<string, Legibility>(
    colours.map(({ name, hex }) => [name, worstLegibility(looks.map((look) => legibilityOn(look, hex)))]),
  );
  const boxes = new Map<string, string>();
  for (const { assetId } of printed.flatMap((side) => elementsOf(scene, side))) {
    const href = findAsset(assets, assetId)?.href;
    const hex = href && boxColourOf(await renderPicturePixels(href));
    if (hex) boxes.set(assetId, hex);
  }
  return { legibility, boxes };
}
