import { renderSide } from "@selvedge/design/to-svg";
import { placeInView } from "@selvedge/garments/mockup-svg";
import type { GarmentView } from "@selvedge/garments/view";
import { useLayoutEffect, useRef } from "react";
import type { StudioState } from "../scene/use-studio.ts";
import { patchSvg } from "./patch-svg.ts";

/** The parts outside the print area, shown faintly so that they can be found and moved back. They are not printed. */
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
    const drawn = renderSide({ ...scene, sides: { [side]: { elements } } }, side, assets, { mode: "browser", origins });
    patchSvg(svg.current, placeInView(drawn, view));
  }, [scene, side, assets, view, origins]);
  return <svg ref={svg} aria-hidden viewBox="0 0 1200 1200" className="absolute inset-0 size-full opacity-30" />;
}
