import type { OwnFont } from "@selvedge/themes/fonts/own-font";
import { latestVersion, presetChanges } from "@selvedge/themes/shipped/preset-versions";
import { SHIPPED } from "@selvedge/themes/shipped/shipped";
import type { ThemeRow } from "./queries.ts";

/** A theme as it is edited; `row` is undefined for one that the shop has neither worn nor changed. */
export function presentEdited(name: string, row: ThemeRow | undefined, fonts: readonly OwnFont[]) {
  const latest = latestVersion(name);
  const published = {
    properties: row?.properties ?? {},
    kept: row?.kept ?? [],
    presetVersion: row?.preset_version ?? latest,
  };
  const draft = row?.draft ?? published;
  return {
    ...{ name, title: SHIPPED.get(name)?.title ?? name, isWorn: row?.active ?? false },
    rev: String(row?.rev ?? 0),
    ...{ published, draft, isDraft: row?.draft != null, latestVersion: latest },
    offer: presetChanges(name, draft.presetVersion),
    publishedAt: row?.published_at?.toISOString() ?? null,
    /** The name of the theme that one step back leads to; null where there is none. */
    back: row?.former ? row.former.worn : null,
    fonts: fonts.map(({ id, name: title, url, weights, metrics, generic }) => ({
      ...{ id, name: title, url, weights, generic, metrics },
    })),
  };
}
