// An undo history as text, so that a reload does not end it.
import { canonicalScene } from "@selvedge/design/canonical-scene";
import { parseScene } from "@selvedge/design/parse-scene";
import type { Scene } from "@selvedge/design/scene";
import { type History, historyLimit } from "./history.ts";

/** In characters. Browsers store about five million for a whole site. */
const longestText = 1_000_000;

const texts = new WeakMap<Scene, string>();

function textOf(scene: Scene): string {
  const text = texts.get(scene) ?? JSON.stringify(scene);
  texts.set(scene, text);
  return text;
}

/**
 * A history as text of at most a million characters, unless the design alone is longer. Of a longer history the nearest
 * steps stay, at most 200 in each direction; steps to redo take no more than half of the text.
 */
export function historyText({ past, present, future }: History<Scene>): string {
  const room = longestText - textOf(present).length - emptyText.length;
  const after = nearest(future, room / 2);
  const before = nearest(past.toReversed(), room - lengthOf(after)).toReversed();
  return `{"past":[${before.join()}],"present":${textOf(present)},"future":[${after.join()}]}`;
}

const emptyText = '{"past":[],"present":,"future":[]}';

/** The texts of the first scenes that fit. */
function nearest(scenes: readonly Scene[], room: number): readonly string[] {
  const all = scenes.slice(0, historyLimit).map(textOf);
  let left = room;
  const fits = (text: string) => {
    left -= text.length + 1;
    return left >= 0;
  };
  const end = all.findIndex((text) => !fits(text));
  return end < 0 ? all : all.slice(0, end);
}

/** With a comma behind each. */
const lengthOf = (parts: readonly string[]): number => parts.reduce((sum, { length }) => sum + length + 1, 0);

/** The history that a text holds, if it belongs to the design that is opened; null for every other text. */
export function readHistory(text: string | null, opened: Scene): History<Scene> | null {
  const stored = parsed(text);
  const present = sceneOf(stored?.present);
  if (!present || canonicalScene(present) !== canonicalScene(opened)) return null;
  const [past, future] = [scenesOf(stored?.past, opened), scenesOf(stored?.future, opened)];
  return past && future ? { past, present: opened, future, mark: null, atMs: 0 } : null;
}

function scenesOf(value: unknown, { blank }: Scene): readonly Scene[] | null {
  if (!Array.isArray(value) || value.length > historyLimit) return null;
  const scenes = value.map(sceneOf).filter((scene) => scene !== null);
  return scenes.length === value.length && scenes.every((scene) => scene.blank === blank) ? scenes : null;
}

function sceneOf(value: unknown): Scene | null {
  const read = parseScene(value);
  return read.ok ? read.scene : null;
}

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
