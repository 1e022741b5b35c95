import type { Json, JsonObject } from "@selvedge/pages/json";
import type { ItemPlace, Path } from "@selvedge/pages/ops/op";
import type { Field, FieldOf, Fields } from "@selvedge/pages/props/field";
import type { LinkPlace } from "../../links/link-place.ts";
import type { Device } from "../canvas.tsx";

/** What the settings of a block are changed by. */
export interface FieldEdits {
  /** What is wrong, by path. */
  readonly faults: Readonly<Record<string, string>>;
  /** The other blocks of the page, to be chosen from. */
  readonly blocks: () => readonly { readonly id: string; readonly label: string }[];
  /** The blocks of the page that a link of this one may lead to. */
  readonly places: () => readonly LinkPlace[];
  /** The width at which the page is shown. */
  readonly device: Device;
  /** The block's own settings as they are now, and a call with each of their changes, until what it answers is called. */
  readonly settings: () => JsonObject;
  readonly listen: (heard: () => void) => () => void;
  /** Whether it is set; what is refused is among the faults. */
  readonly set: (field: Field, path: Path, from: Json | undefined, to: Json | undefined) => boolean;
  /** The same for several fields, as one step under the name of the first. */
  readonly setTogether: (changes: readonly FieldChange[]) => boolean;
  /** Adds (`from` null), removes (`to` null) or moves entries of a list, as one step; the label says which list. */
  readonly place: (label: string, path: Path, entries: readonly PlacedEntry[]) => void;
  /** The field is left: what is typed next is a step of its own. */
  readonly leave: () => void;
}

export interface FieldChange {
  readonly field: Field;
  readonly path: Path;
  readonly from: Json | undefined;
  readonly to: Json | undefined;
}

export interface PlacedEntry {
  readonly key: string;
  readonly from: ItemPlace | null;
  readonly to: ItemPlace | null;
  /** The list with a key for each entry, where it has none yet. */
  readonly keyed?: { readonly from: Json | undefined; readonly to: Json };
}

export interface ControlProps<K extends Field["kind"] = Field["kind"]> {
  readonly field: FieldOf<K>;
  readonly path: Path;
  readonly value: Json | undefined;
  /** What is set beside it, and the fields of that. */
  readonly beside: JsonObject;
  readonly fieldsBeside: Fields;
  readonly edits: FieldEdits;
  /** The value in force where none is set here, and where it comes from. */
  readonly inherited?: { readonly value: string | number; readonly from: string } | undefined;
}

/** The words of a field, with what is wrong with it. */
export const textsOf = ({ field, path, edits }: Pick<ControlProps, "field" | "path" | "edits">) => {
  const error = edits.faults[path.join(".")];
  return { label: field.label, ...(field.hint && { hint: field.hint }), ...(error && { error, isInvalid: true }) };
};

/** "spaceBetween" as "Space between". */
export function wordOf(id: string): string {
  const words = id
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/-/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
