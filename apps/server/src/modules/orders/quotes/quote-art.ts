// Art that comes with the longer form. It is stored when it arrives, so that a form with a fault does not lose it; the page
// carries a signed name of it until the form is sent.
import { createWriteStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { withDivision, withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { requireSpaceForUploads } from "../../../plugins/disk-space.ts";
import { idOfLink, linkOfId } from "../../../plugins/id-links.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { findArtwork, putStoredArt, receiveFile, refusedFile, storeArt } from "../../goods/artworks/index.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import { noteStep, onQuote, type QuoteChange } from "./move-quote.ts";

/** Pictures of one form. */
export const mostArt = 6;
/** Bytes of one picture at most. */
export const quoteArtLimitBytes = 25 * 1024 * 1024;

/** Stores a picture of a form; gives the name that the page carries, or the sentence against it. */
export async function storeQuoteArt(
  platform: Platform,
  divisionId: DivisionId,
  { file, filename }: { file: Readable & { truncated?: boolean }; filename: string },
): Promise<{ ok: true; name: string } | { ok: false; message: string }> {
  await requireSpaceForUploads(platform);
  const stored = await storeArt(platform, divisionId, async (path) => {
    await pipeline(file, createWriteStream(path));
    return filename;
  });
  if (file.truncated) return { ok: false, message: "A picture may have up to 25 MB." };
  if (!stored.ok) return stored;
  const { id } = await withDivision(platform.pools.web, divisionId, (db) => putStoredArt(db, divisionId, stored, null));
  return { ok: true, name: linkOfId(platform.config.secret, { purpose: "quote art", divisionId, id }) };
}

/** The artworks behind the names that a page carries; made-up ones fall away. */
export const artOfNames = ({ config }: Platform, divisionId: DivisionId, names: readonly string[]): number[] => [
  ...new Set(
    names
      .flatMap((link) => idOfLink(config.secret, { purpose: "quote art", divisionId, link }) ?? [])
      .slice(0, mostArt),
  ),
];

/** Those artworks as the page shows them. */
export const shownArt = (platform: Platform, divisionId: DivisionId, names: readonly string[]) =>
  withDivision(platform.pools.web, divisionId, async (db) => {
    const found = [];
    for (const name of names.slice(0, mostArt)) {
      const id = idOfLink(platform.config.secret, { purpose: "quote art", divisionId, link: name });
      const artwork = id === null ? undefined : await findArtwork(db, divisionId, id);
      if (!artwork) continue;
      const thumb = fileAddress(platform.origins, divisionId, artwork.thumb_sha256 ?? artwork.preview_sha256);
      found.push({ name, label: artwork.name, thumb });
    }
    return found;
  });

/** Adds the one file of a colleague's request to a quote. Throws notFound, and fileRefused with the reason. */
export async function addArt(platform: Platform, change: QuoteChange, request: FastifyRequest): Promise<void> {
  const shop = await withoutDivision(platform.pools.backOffice, (db) =>
    db.selectFrom("quotes").where("order_id", "=", change.orderId).select("division_id").executeTakeFirst(),
  );
  if (!shop) throw new Refusal("notFound");
  await requireSpaceForUploads(platform);
  const stored = await storeArt(platform, shop.division_id, (path) => receiveFile(request, path));
  if (!stored.ok) throw refusedFile(stored.message);
  await onQuote(platform, change, async (locked) => {
    const { db, divisionId } = locked;
    const { id } = await putStoredArt(db, divisionId, stored, change.by.accountId ?? null);
    await sql`insert into quote_art (division_id, order_id, artwork_id, sent_by) values (${divisionId}, ${change.orderId}, ${id}, 'staff')
      on conflict do nothing`.execute(db);
    await noteStep(locked, change, "quote.art_added", { artworkId: id });
  });
}
