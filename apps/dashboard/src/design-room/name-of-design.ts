import { type Scene, sides } from "@selvedge/design/scene";

/** What a design is called before anybody has named it. */
export const unnamed = "New design";

/** The name of a design that has none yet: that of the first picture on it. A name that was given stays. */
export function nameOfDesign(
  name: string,
  scene: Scene,
  pictures: readonly { readonly sha256: string; readonly name: string }[],
): string {
  if (name !== unnamed) return name;
  const first = sides.flatMap((side) => scene.sides[side]?.elements ?? [])[0];
  return pictures.find(({ sha256 }) => sha256 === first?.assetId)?.name ?? name;
}
