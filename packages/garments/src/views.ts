import type { Side } from "./side.ts";
import type { GarmentView } from "./view.ts";
import { viewTable } from "./view-table.ts";

const byId: ReadonlyMap<string, GarmentView> = new Map(viewTable.map((view) => [view.id, view]));

/** Every picture there is, in the order of the range. */
export const views = viewTable;

/** The picture of a blank from one side, or null when there is none (a mug has no back). */
export function viewOf(blank: string | { readonly code: string }, side: Side): GarmentView | null {
  return byId.get(`${typeof blank === "string" ? blank : blank.code}-${side}`) ?? null;
}

/** Finds a picture by its id, for example `hoodie-back`; null when unknown. */
export function findView(id: string): GarmentView | null {
  return byId.get(id) ?? null;
}

export interface ViewFiles {
  readonly silhouette: string;
  readonly shadow: string;
  readonly highlight: string;
}

/** Addresses of the three layers under `base`: `/garments/tee-unisex-front/shadow.webp` and so on. */
export function viewFiles(view: Pick<GarmentView, "id">, base = "/garments"): ViewFiles {
  const file = (name: string) => `${base}/${view.id}/${name}`;
  return { silhouette: file("silhouette.svg"), shadow: file("shadow.webp"), highlight: file("highlight.webp") };
}
