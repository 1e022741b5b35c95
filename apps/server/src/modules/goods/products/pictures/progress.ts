import type { DivisionId } from "@selvedge/domain/ids";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import type { Origins } from "../../../../origins.ts";
import { imageSizes } from "../../../plumbing/files/index.ts";
import type { ProductDetailRow } from "../queries.ts";
import { isRendered, renderKey, wantedPictures } from "./pictures.ts";
import { wantedPrints } from "./wanted-prints.ts";

/** Progress of a product's rendering. A picture of an older design counts as waiting, though it is still shown. */
export function mockupProgress(origins: Origins, divisionId: DivisionId, row: ProductDetailRow) {
  const blank = findBlank(row.blank_code);
  const colours = new Set(row.variants.filter(({ enabled }) => enabled).map(({ colour }) => colour));
  const wanted = blank && row.published_at ? wantedPictures(row, blank, colours) : [];
  const pictures = wanted.map((picture) => {
    const known = row.pictures.find(({ colour, side }) => colour === picture.colour && side === picture.side);
    const state = isRendered(known, renderKey(row.scene, picture))
      ? "ready"
      : known?.state === "failed"
        ? "failed"
        : "waiting";
    return {
      colour: picture.colour,
      side: picture.side,
      state: state as "ready" | "failed" | "waiting",
      sizes: imageSizes(origins, divisionId, known?.sizes ?? {}),
      altText: picture.altText,
    };
  });
  const prints = row.published_at ? wantedPrints(row) : [];
  const count = (state: string) => pictures.filter((picture) => picture.state === state).length;
  return {
    pictures,
    ready: count("ready"),
    failed: count("failed"),
    total: pictures.length,
    printFiles: { ready: prints.filter(({ isThere }) => isThere).length, total: prints.length },
    printFailure: row.print_failure,
    isDrawing: row.processing,
  };
}
