import type { SceneElement } from "@selvedge/design/scene";
import { Button } from "@selvedge/ui/actions/button";
import type { StudioState } from "../scene/use-studio.ts";
import { sideNames } from "../stage/side-tabs.tsx";

/** Prints the chosen picture on another side of the garment, rather than where it is. */
export function SideMove({ studio, element }: { studio: StudioState; element: SceneElement }) {
  const others = studio.sides.filter((side) => side !== studio.side);
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {others.map((side) => (
        <Button key={side} size="dense" onPress={() => studio.moveToSide(element, side)}>
          Print on the {sideNames[side].toLowerCase()} instead
        </Button>
      ))}
    </div>
  );
}
