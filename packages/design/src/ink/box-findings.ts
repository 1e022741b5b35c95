import type { Finding } from "../preflight.ts";
import { elementsOf, type Scene, usedSides } from "../scene.ts";
import { boxShowsOn } from "./background-box.ts";

/** Pictures whose background would print as a box on cloth of a colour; `boxes` are the colours of boxes by picture. */
export function boxFindings(scene: Scene, boxes: ReadonlyMap<string, string>, clothHex: string): readonly Finding[] {
  return usedSides(scene).flatMap((side) =>
    elementsOf(scene, side)
      .filter(({ assetId }) => {
        const box = boxes.get(assetId);
        return box !== undefined && boxShowsOn(box, clothHex);
      })
      .map(({ id }) => ({
        code: "background_box" as const,
        severity: "warn" as const,
        side,
        elementId: id,
        text: "This picture has a light background. It will print as a box.",
      })),
  );
}
