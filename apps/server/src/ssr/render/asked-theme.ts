import { readDivision } from "@selvedge/db/read-division";
import { storedThemes } from "../../modules/site/themes/index.ts";
import { visitorFact } from "../../plugins/access/visitor-facts.ts";
import type { Visit } from "../visit.ts";

export interface AskedTheme {
  /** What the page wears over the shop's own theme; null for the shop's own. */
  layer: Readonly<Record<string, unknown>> | null;
  /** The theme editor stands around the page: one script speaks with it, and no other runs. */
  isEdited: boolean;
}

/**
 * The theme in which one of the shop's own people looks at a page before the shop wears it: `preview=theme` with its name in
 * `preview-theme`, and `preview-draft` for what is being changed of it. null for everybody else. Such an address is never
 * cached.
 */
export async function askedTheme(visit: Visit): Promise<AskedTheme | null> {
  const { platform, division, request, query } = visit;
  if (query.get("preview") !== "theme") return null;
  const name = query.get("preview-theme");
  const isEdited = query.has("theme-editor");
  if (name === null && !isEdited) return null;
  if (!(await visitorFact("hasPreviewToken", { platform, request, divisionId: division.id }))) return null;
  return { layer: name === null ? null : await layerOf(visit, name), isEdited };
}

async function layerOf({ platform, division, query }: Visit, name: string): Promise<Record<string, unknown>> {
  if (!query.has("preview-draft")) return { extends: name };
  const rows = await readDivision(platform.pools.web, division.id, (db) => storedThemes(db, division.id));
  const row = rows.find((each) => each.extends === name);
  if (!row) return { extends: name };
  const { properties, presetVersion } = row.draft ?? { properties: row.properties, presetVersion: row.preset_version };
  return { ...properties, extends: name, presetVersion };
}
