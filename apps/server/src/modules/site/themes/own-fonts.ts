import type { DivisionId } from "@selvedge/domain/ids";
import type { OwnFont } from "@selvedge/themes/fonts/own-font";
import type { Origins } from "../../../origins.ts";
import type { OwnFontRow } from "./queries.ts";

/** The shop's own faces as its documents load them. */
export const ownFontsOf = (origins: Origins, divisionId: DivisionId, rows: readonly OwnFontRow[]): OwnFont[] =>
  rows.map(({ id, name, sha256, format, weights, metrics }) => ({
    ...{ id: Number(id), name, weights, generic: "sans-serif" },
    url: `${origins.files}/${divisionId}/${sha256}.${format}`,
    metrics: metrics as unknown as OwnFont["metrics"],
  }));
