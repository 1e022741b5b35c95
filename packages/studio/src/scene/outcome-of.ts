import { usedSides } from "@selvedge/design/scene";
import type { StudioOutcome } from "./studio-types.ts";
import type { StudioState } from "./use-studio.ts";

/** What the design is at this step, shown on a colour; `clearest` is the other colour on which it is seen best. */
export function outcomeOf(studio: StudioState, colour: string, clearest: string | null): StudioOutcome {
  const { legibility } = studio;
  return {
    scene: studio.scene,
    colour,
    printedSides: usedSides(studio.scene),
    isPrintable: studio.isPrintable,
    betterColour: legibility.get(colour) === "lost" ? clearest : null,
    goodColours: studio.blank.colours
      .map(({ name }) => name)
      .filter((name) => (legibility.get(name) ?? "clear") === "clear"),
  };
}
