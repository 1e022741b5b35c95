import { sceneLimits } from "./limits.ts";
import { parseElement } from "./parse-element.ts";
import { type Scene, type SceneElement, type SceneSide, type Side, sides } from "./scene.ts";
import { faultList, type SceneFault } from "./scene-fault.ts";
import { isRecord, onlyKeys } from "./unknown-value.ts";

export type ParsedScene =
  | { readonly ok: true; readonly scene: Scene }
  | { readonly ok: false; readonly faults: readonly SceneFault[] };

/**
 * Reads a scene that came from outside. Every fault names its field (`sides.front.elements.2.w`); nothing unknown is
 * dropped: an unknown field, side, version or kind of element refuses the whole scene.
 */
export function parseScene(input: unknown): ParsedScene {
  const faults = faultList();
  if (!isRecord(input)) {
    faults.add("", "not_a_scene", "A design is an object with v, blank and sides.");
    return { ok: false, faults: faults.all() };
  }
  onlyKeys(input, ["v", "blank", "sides"], "", faults);
  if (input.v !== 1) faults.add("v", "unknown_version", "This design was made by a version that is not known here.");
  const blank = readBlank(input.blank, faults);
  const parsed = readSides(input.sides, faults);
  if (faults.any()) return { ok: false, faults: faults.all() };
  return { ok: true, scene: { v: 1, blank, sides: parsed } };
}

type Faults = ReturnType<typeof faultList>;

function readBlank(value: unknown, faults: Faults): string {
  if (typeof value === "string" && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= 40) return value;
  faults.add("blank", "wrong_value", "The blank is a code such as tee-unisex.");
  return "";
}

function readSides(value: unknown, faults: Faults): Scene["sides"] {
  const found: Partial<Record<Side, SceneSide>> = {};
  if (!isRecord(value)) {
    faults.add("sides", "wrong_value", "Sides is an object with front, back, left or right.");
    return found;
  }
  onlyKeys(value, sides, "sides", faults);
  const ids = new Set<string>();
  for (const side of sides) {
    if (value[side] !== undefined) found[side] = { elements: readElements(value[side], `sides.${side}`, ids, faults) };
  }
  return found;
}

function readElements(value: unknown, path: string, ids: Set<string>, faults: Faults): readonly SceneElement[] {
  if (!isRecord(value) || !Array.isArray(value.elements)) {
    faults.add(path, "wrong_value", "A side is an object with a list of elements.");
    return [];
  }
  onlyKeys(value, ["elements"], path, faults);
  if (value.elements.length > sceneLimits.elementsPerSide) {
    faults.add(`${path}.elements`, "too_many", `A side holds at most ${sceneLimits.elementsPerSide} elements.`);
    return [];
  }
  const read = value.elements.map((entry, index) => parseElement(entry, `${path}.elements.${index}`, faults));
  const elements = read.filter((element) => element !== null);
  for (const [index, element] of read.entries()) {
    if (element && ids.has(element.id)) {
      faults.add(`${path}.elements.${index}.id`, "same_id", "Two elements have the same id.");
    }
    if (element) ids.add(element.id);
  }
  return elements;
}
