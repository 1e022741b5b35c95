import { sceneLimits } from "./limits.ts";
import { flips, type ImageElement, type SceneElement } from "./scene.ts";
import type { FaultList } from "./scene-fault.ts";
import { isRecord, onlyKeys } from "./unknown-value.ts";

/** Reads one element; null, with its faults noted under `path`, when it is not sound. */
export function parseElement(value: unknown, path: string, faults: FaultList): SceneElement | null {
  if (!isRecord(value)) {
    faults.add(path, "wrong_value", "An element is an object.");
    return null;
  }
  const read = Object.hasOwn(readers, String(value.type)) && readers[value.type as SceneElement["type"]];
  if (read) return read(value, path, faults);
  faults.add(`${path}.type`, "unknown_element_type", "This kind of element is not known here.");
  return null;
}

type Reader = (value: Record<string, unknown>, path: string, faults: FaultList) => SceneElement | null;

const readers: Record<SceneElement["type"], Reader> = { image: readImage };

interface Field {
  readonly holds: (value: unknown) => boolean;
  readonly text: string;
}

const { farMm, smallestMm, largestMm } = sceneLimits;
const within = (low: number, high: number) => (value: unknown) =>
  typeof value === "number" && value >= low && value <= high;
const matches = (pattern: RegExp) => (value: unknown) => typeof value === "string" && pattern.test(value);
const place: Field = { holds: within(-farMm, farMm), text: `A place is a number of millimetres up to ${farMm}.` };
const length: Field = {
  holds: within(smallestMm, largestMm),
  text: `A length is between ${smallestMm} and ${largestMm} mm.`,
};

const imageFields: Record<keyof ImageElement, Field> = {
  id: { holds: matches(/^[A-Za-z0-9_-]{1,40}$/), text: "An id has 1 to 40 letters, digits, hyphens or underscores." },
  type: { holds: (value) => value === "image", text: "The type is image." },
  assetId: { holds: matches(/^[0-9a-f]{64}$/), text: "A picture is named by its sha256 in 64 small hex digits." },
  x: place,
  y: place,
  w: length,
  h: length,
  rotation: { holds: within(-360, 360), text: "A rotation is between -360 and 360 degrees." },
  opacity: { holds: within(0, 1), text: "Opacity is between 0 and 1." },
  flip: { holds: (value) => flips.some((flip) => flip === value), text: `A flip is one of ${flips.join(", ")}.` },
};

function readImage(value: Record<string, unknown>, path: string, faults: FaultList): ImageElement | null {
  const keys = Object.keys(imageFields) as (keyof ImageElement)[];
  onlyKeys(value, keys, path, faults);
  const wrong = keys.filter((key) => !imageFields[key].holds(value[key]));
  for (const key of wrong) faults.add(`${path}.${key}`, "wrong_value", imageFields[key].text);
  if (wrong.length > 0) return null;
  return Object.fromEntries(keys.map((key) => [key, value[key]])) as unknown as ImageElement;
}
