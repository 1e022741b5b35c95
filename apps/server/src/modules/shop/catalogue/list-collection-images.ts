import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Origins } from "../../../origins.ts";
import { imageSizes } from "../../plumbing/files/index.ts";
import { collectionImages } from "./queries.ts";

/** The picture of each collection that has one, by its url name: that of its best seller. */
export async function listCollectionImages(db: Bound, origins: Origins, divisionId: DivisionId) {
  const rows = await collectionImages(db, divisionId);
  return new Map(
    rows.map(({ url_name, blank_name, sizes, alt_text }) => [
      url_name,
      { sizes: imageSizes(origins, divisionId, sizes), altText: alt_text, blankName: blank_name },
    ]),
  );
}
