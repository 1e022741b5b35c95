// Changes of a scene, each giving a new one. The last element is on top.
import type { Asset } from "@selvedge/design/asset";
import type { AreaMm, Box, Point } from "@selvedge/design/geometry/box";
import { firstPlace, fitAll } from "@selvedge/design/geometry/fit";
import { moveBy } from "@selvedge/design/geometry/move";
import { dpiLimits } from "@selvedge/design/resolution";
import { elementsOf, type Flip, type Scene, type SceneElement, type Side } from "@selvedge/design/scene";

const withElements = (scene: Scene, side: Side, elements: readonly SceneElement[]): Scene => ({
  ...scene,
  sides: { ...scene.sides, [side]: { elements } },
});

export function findElement(scene: Scene, side: Side, id: string | null): SceneElement | null {
  return elementsOf(scene, side).find((element) => element.id === id) ?? null;
}

/** The first id "e1", "e2" … that no element of any side has. */
export function freeId(scene: Scene): string {
  const used = new Set(Object.values(scene.sides).flatMap((side) => side?.elements.map(({ id }) => id) ?? []));
  let number = 1;
  while (used.has(`e${number}`)) number++;
  return `e${number}`;
}

/**
 * A picture on a side, as large as it prints well, on top of the others, and a little beside the same one where that is
 * there already. With `at` its middle comes as near to that point as the print area allows; what prints `scale` times as
 * large as designed is placed so much smaller.
 */
export function addPicture(
  scene: Scene,
  side: Side,
  asset: Asset,
  { area, at, scale = 1, startsAt }: { area: AreaMm; at?: Point | undefined; scale?: number; startsAt?: number },
) {
  const id = freeId(scene);
  const same = elementsOf(scene, side).filter(({ assetId }) => assetId === asset.sha256);
  const first = firstPlace(asset, area, {
    dpi: Math.ceil(dpiLimits.good * scale),
    maxWidthMm: Math.min(300, area.widthMm),
    ...(startsAt !== undefined && { at: startsAt }),
  });
  const within = (middle: number, size: number, room: number) => Math.max(0, Math.min(room - size, middle - size / 2));
  const place = at
    ? { ...first, x: within(at.x, first.w, area.widthMm), y: within(at.y, first.h, area.heightMm) }
    : besideSame(same, first, area);
  const element: SceneElement = {
    id,
    type: "image",
    assetId: asset.sha256,
    ...place,
    rotation: 0,
    opacity: 1,
    flip: "none",
  };
  return { scene: withElements(scene, side, [...elementsOf(scene, side), element]), id };
}

/** The first place, step by step to the right and below, where the same picture does not lie exactly over itself. */
function besideSame(same: readonly SceneElement[], place: Box, area: AreaMm, stepMm = 10): Box {
  const isTaken = same.some(({ x, y, w }) => x === place.x && y === place.y && w === place.w);
  const next = {
    ...place,
    x: Math.min(place.x + stepMm, area.widthMm - place.w),
    y: Math.min(place.y + stepMm, area.heightMm - place.h),
  };
  const hasRoom = next.x > place.x || next.y > place.y;
  return isTaken && hasRoom ? besideSame(same, next, area, stepMm) : place;
}

export const replaceElement = (scene: Scene, side: Side, element: SceneElement): Scene =>
  withElements(
    scene,
    side,
    elementsOf(scene, side).map((known) => (known.id === element.id ? element : known)),
  );

export const removeElement = (scene: Scene, side: Side, id: string): Scene =>
  withElements(
    scene,
    side,
    elementsOf(scene, side).filter((element) => element.id !== id),
  );

/** A copy a little to the right and below, on top. */
export function duplicateElement(scene: Scene, side: Side, element: SceneElement, shiftMm = 10) {
  const id = freeId(scene);
  const copy = { ...moveBy(element, shiftMm, shiftMm), id };
  return { scene: withElements(scene, side, [...elementsOf(scene, side), copy]), id };
}

/** An element one step up or down among the others, or to the very end. */
export function reorder(scene: Scene, side: Side, id: string, to: "up" | "down" | "top" | "bottom"): Scene {
  const elements = [...elementsOf(scene, side)];
  const at = elements.findIndex((element) => element.id === id);
  const places = { up: at + 1, down: at - 1, top: elements.length - 1, bottom: 0 };
  const place = Math.min(elements.length - 1, Math.max(0, places[to]));
  const [element] = elements.splice(at, 1);
  if (at < 0 || !element || place === at) return scene;
  elements.splice(place, 0, element);
  return withElements(scene, side, elements);
}

interface SideWithArea {
  side: Side;
  area: AreaMm;
}

/** An element moved to another side, scaled to its print area. */
export function moveToSide(scene: Scene, id: string, from: SideWithArea, to: SideWithArea): Scene {
  const element = findElement(scene, from.side, id);
  if (!element || from.side === to.side) return scene;
  const [fitted = element] = fitAll([element], from.area, to.area);
  const without = removeElement(scene, from.side, id);
  return withElements(without, to.side, [...elementsOf(without, to.side), fitted]);
}

const flipped: Record<"horizontal" | "vertical", Record<Flip, Flip>> = {
  horizontal: { none: "horizontal", horizontal: "none", vertical: "both", both: "vertical" },
  vertical: { none: "vertical", vertical: "none", horizontal: "both", both: "horizontal" },
};

/** An element mirrored, or mirrored back. */
export const flipElement = (element: SceneElement, axis: "horizontal" | "vertical"): SceneElement => ({
  ...element,
  flip: flipped[axis][element.flip],
});
