// The simplest fix of a problem, applied to its picture: moved, made smaller, restored to its proportions.
import type { Asset } from "@selvedge/design/asset";
import type { AreaMm } from "@selvedge/design/geometry/box";
import { fitWithin } from "@selvedge/design/geometry/fit";
import { keepWithin } from "@selvedge/design/geometry/move";
import { boundsOf } from "@selvedge/design/geometry/rotate";
import { scaleAboutCentre } from "@selvedge/design/geometry/scale";
import type { FindingCode } from "@selvedge/design/preflight";
import { resolutionVerdict } from "@selvedge/design/resolution";
import type { SceneElement } from "@selvedge/design/scene";

export interface ProblemFix {
  /** What a button says that does it. */
  readonly label: string;
  readonly to: (element: SceneElement, asset: Asset, area: AreaMm, scale?: number) => SceneElement;
}

const intoArea: ProblemFix = {
  label: "Bring it inside",
  to: (element, _asset, area) => {
    const { w, h } = boundsOf(element);
    return w > area.widthMm || h > area.heightMm ? fitWithin(element, area) : keepWithin(element, area);
  },
};
const toSharpSize: ProblemFix = {
  label: "Make it small enough to print sharp",
  to: (element, asset, _area, scale) => {
    const { w, h } = resolutionVerdict(element, asset, scale).largestGoodMm;
    return scaleAboutCentre(element, Math.min(w / element.w, h / element.h));
  },
};
const toOwnShape: ProblemFix = {
  label: "Restore its proportions",
  to: (element, asset) => {
    const h = (element.w * asset.heightPx) / asset.widthPx;
    return { ...element, h, y: element.y + (element.h - h) / 2 };
  },
};
const toFullOpacity: ProblemFix = { label: "Set its opacity to 100%", to: (element) => ({ ...element, opacity: 1 }) };

/** What is offered for a problem; nothing where only the merchant can know. */
export const problemFixes: Readonly<Partial<Record<FindingCode, ProblemFix>>> = {
  outside_area: intoArea,
  partly_outside_area: intoArea,
  resolution_too_low: toSharpSize,
  low_resolution: toSharpSize,
  stretched: toOwnShape,
  invisible: toFullOpacity,
  see_through: toFullOpacity,
};
