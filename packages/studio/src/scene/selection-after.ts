import { elementsOf, type Scene, type Side, sides } from "@selvedge/design/scene";

export interface Selection {
  readonly side: Side;
  readonly selectedId: string | null;
}

/**
 * The selection after undo or redo: the element that was selected, on the side where it is now; else the first one that
 * came back; nothing where the selected element is gone and none came back.
 */
export function selectionAfter(before: Scene, after: Scene, { side, selectedId }: Selection): Selection {
  const sideNow = selectedId === null ? undefined : sideOf(after, selectedId);
  if (sideNow) return { side: sideNow, selectedId };
  const returned = sides
    .flatMap((each) => elementsOf(after, each).map(({ id }) => ({ side: each, selectedId: id })))
    .find((each) => !sideOf(before, each.selectedId));
  return returned ?? { side, selectedId: null };
}

const sideOf = (scene: Scene, id: string): Side | undefined =>
  sides.find((side) => elementsOf(scene, side).some((element) => element.id === id));
