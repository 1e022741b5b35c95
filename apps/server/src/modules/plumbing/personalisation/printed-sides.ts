import { type Scene, type Side, sides, usedSides } from "@selvedge/design/scene";
import type { Personalisation } from "@selvedge/domain/personalisation/template";

/** The sides of a product that are printed: those of its design, and those that shoppers write on. */
export function printedSidesOf(scene: Scene, personalisation: Personalisation | null): readonly Side[] {
  const written = personalisation?.fields.map(({ place }) => place.side) ?? [];
  const used = usedSides(scene);
  return sides.filter((side) => used.includes(side) || written.includes(side));
}
