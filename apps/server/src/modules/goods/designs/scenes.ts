import { normalScene } from "@selvedge/design/canonical-scene";
import { parseScene } from "@selvedge/design/parse-scene";
import { elementsOf, type Scene, sides } from "@selvedge/design/scene";
import { Refusal } from "../../../plugins/refusal.ts";

/** A scene that somebody sent, in its stored form. Ends the request with the faults by their fields. */
export function readScene(input: unknown, blankCode: string): Scene {
  const parsed = parseScene(input);
  if (!parsed.ok) {
    const byField = Map.groupBy(parsed.faults, ({ path }) => (path ? `scene.${path}` : "scene"));
    throw new Refusal("validation", {
      errors: Object.fromEntries([...byField].map(([field, faults]) => [field, faults.map(({ text }) => text)])),
    });
  }
  if (parsed.scene.blank !== blankCode)
    throw new Refusal("validation", { errors: { "scene.blank": ["This design belongs to another blank."] } });
  return normalScene(parsed.scene);
}

/** The pictures that a scene uses, each once. */
export const assetHashesOf = (scene: Scene): string[] => [
  ...new Set(sides.flatMap((side) => elementsOf(scene, side).map((element) => element.assetId))),
];
