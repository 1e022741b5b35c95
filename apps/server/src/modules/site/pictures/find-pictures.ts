import type { CallQuery, CallReply } from "@selvedge/contracts/call";
import type { pictureCalls } from "@selvedge/contracts/pages/pictures.calls";
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { bringsOwnGround } from "@selvedge/garments/own-ground";
import type { Origins } from "../../../origins.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import { type FoundRow, foundPictures, type OwnRow } from "./queries.ts";

type Call = typeof pictureCalls.findPictures;
type Reply = CallReply<Call>;
type Found = Reply["data"][number];

interface Asked {
  db: Bound;
  divisionId: DivisionId;
  wanted: CallQuery<Call>;
}

/** A page of the shop's pictures that fit, and how many fit of each source. */
export async function findPictures(origins: Origins, { db, divisionId, wanted }: Asked): Promise<Reply> {
  const { search, source = "all", page, perPage } = wanted;
  const { rows, counts } = await foundPictures(db, divisionId, {
    ...{ search, source },
    ...{ limit: perPage, offset: (page - 1) * perPage },
  });
  return {
    data: rows.map((row) => present(origins, divisionId, row)),
    meta: { page, perPage, total: counts[source], counts },
  };
}

function present(origins: Origins, divisionId: DivisionId, row: FoundRow): Found {
  const { source, pages, detail } = row;
  if (source === "page") return { source, pages, picture: detail };
  if (source === "product") {
    const { id, name, url_name: urlName, blank_code: blank, sizes } = detail;
    const addresses = Object.entries(sizes).map(([width, file]) => [width, fileAddress(origins, divisionId, file)]);
    const hasGround = blank !== null && bringsOwnGround(blank);
    return { source, pages, product: { id, name, urlName, sizes: Object.fromEntries(addresses), hasGround } };
  }
  return { source, pages, artwork: presentOwn(origins, divisionId, detail) };
}

const presentOwn = (origins: Origins, divisionId: DivisionId, row: OwnRow["detail"]) => ({
  id: row.id,
  name: row.name,
  sha256: row.sha256,
  mime: row.mime,
  widthPx: row.width_px,
  heightPx: row.height_px,
  hasAlpha: row.has_alpha,
  sizeBytes: row.size_bytes,
  previewUrl: fileAddress(origins, divisionId, row.preview_sha256),
  thumbUrl: fileAddress(origins, divisionId, row.thumb_sha256 ?? row.preview_sha256),
  createdAt: new Date(row.created_at).toISOString(),
});
