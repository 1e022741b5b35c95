import { type Scene, sides } from "@selvedge/design/scene";

/** A design's name until someone names it. */
export const unnamed = "New design";

/** The name of a design that has none yet: that of the first picture on it. A name that was given stays. */
export function designName(
  name: string,
  scene: Scene,
  pictures: readonly { readonly sha256: string; readonly name: string }[],
): string {
  if (name !== unnamed) return name;
  const first = sides.flatMap((side) => scene.sides[side]?.elements ?? [])[0];
  return pictures.find(({ sha256 }) => sha256 === first?.assetId)?.name ?? name;
}

/** The name as it is saved: without spaces around it, and never empty. */
export const savedName = (name: string): string => name.trim() || unnamed;
