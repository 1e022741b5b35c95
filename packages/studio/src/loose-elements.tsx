import { drawSide } from "@selvedge/design/to-svg";
import { placeInView } from "@selvedge/garments/mockup-svg";
import type { GarmentView } from "@selvedge/garments/view";
import { useLayoutEffect, useRef } from "react";
import { patchSvg } from "./patch-svg.ts";
import type { StudioState } from "./use-studio.ts";

/** What hangs out of the print area, faintly, so that it can be found and brought back. It would not be printed. */
export function LooseElements({
  studio,
  view,
  origins,
}: {
  studio: StudioState;
  view: GarmentView;
  origins: readonly string[];
}) {
  const svg = useRef<SVGSVGElement>(null);
  const { scene, side, assets } = studio;
  useLayoutEffect(() => {
    if (!svg.current) return;
    const elements = (scene.sides[side]?.elements ?? []).filter(({ assetId }) => assets[assetId]?.href);
    const drawn = drawSide({ ...scene, sides: { [side]: { elements } } }, side, assets, { mode: "browser", origins });
    patchSvg(svg.current, placeInView(drawn, view));
  }, [scene, side, assets, view, origins]);
  return <svg ref={svg} aria-hidden viewBox="0 0 1200 1200" className="absolute inset-0 size-full opacity-30" />;
}
