import type { AssetTable } from "@selvedge/design/asset";
import type { Scene, Side } from "@selvedge/design/scene";
import { renderSide } from "@selvedge/design/to-svg";
import { mockupSvg, placeInView } from "@selvedge/garments/mockup-svg";
import type { GarmentView } from "@selvedge/garments/view";
import { cx } from "@selvedge/ui/class-names.ts";
import { useId, useLayoutEffect, useRef } from "react";
import { patchSvg } from "./patch-svg.ts";
import { useGarmentLayers } from "./use-garment-layers.ts";

export interface GarmentPictureProps {
  view: GarmentView;
  /** Colour of the garment, `#rrggbb`. */
  hex: string;
  scene?: Scene;
  side?: Side;
  assets?: AssetTable;
  /** Origins besides this site that pictures come from. */
  origins?: readonly string[];
  /** What is on it, for those who do not see it; without it the picture is hidden from them. */
  label?: string;
  className?: string;
}

const nothing: AssetTable = {};

/**
 * A garment with a design on it: the same rendering that mockups are made from, with its layers fetched as files. Its space
 * is reserved until all of them are loaded; then it fades in whole.
 */
export function GarmentPicture(props: GarmentPictureProps) {
  const { view, hex, scene, side = view.side, assets = nothing, origins = [], label, className } = props;
  const svg = useRef<SVGSVGElement>(null);
  const clipId = `clip-${useId().replace(/[^a-zA-Z0-9-]/g, "")}`;
  const layers = useGarmentLayers(view);
  const design = scene ? renderedDesign(scene, side, { assets, origins, view }) : "";
  useLayoutEffect(() => {
    if (!layers || !svg.current) return;
    patchSvg(svg.current, mockupSvg(view, hex, design, { ...layers, clipId }));
  }, [view, hex, design, layers, clipId]);
  const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return <svg ref={svg} viewBox="0 0 1200 1200" className={cx("*:animate-appear", className)} {...naming} />;
}

/** Pictures that are still missing are left out, so that the rest can be seen. */
function renderedDesign(
  scene: Scene,
  side: Side,
  { assets, origins, view }: { assets: AssetTable; origins: readonly string[]; view: GarmentView },
): string {
  const elements = (scene.sides[side]?.elements ?? []).filter(({ assetId }) => assets[assetId]?.href);
  const shown: Scene = { ...scene, sides: { [side]: { elements } } };
  return placeInView(renderSide(shown, side, assets, { mode: "browser", origins }), view);
}
