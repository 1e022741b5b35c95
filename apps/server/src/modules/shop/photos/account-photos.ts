// What a shop has posted at its photo service. Pages never wait for the service: they show what is remembered, and it is
// asked again in the background. Pictures are stored once, because pages load none from other sites.

import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { viewerImageWidthPx } from "@selvedge/domain/images/image-widths";
import { renderRendition } from "@selvedge/print/process/rendering";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { PhotoPost } from "../../../adapters/photo-service/photo-service.ts";
import type { Platform } from "../../../platform.ts";
import { fileAddress, renditionOf } from "../../plumbing/files/index.ts";

/** A post whose picture is stored. */
export interface ShopPhoto extends Omit<PhotoPost, "pictureUrl"> {
  /** Its address on the files host. */
  readonly address: string;
}

/** null: the shop has no account. */
type Photos = readonly ShopPhoto[] | null;

interface Remembered {
  readonly photos: Photos;
  readonly atMs: number;
}

/** How long an answer is good, and how long a service that failed is left alone. */
const goodMs = 10 * 60_000;
const failedMs = 60_000;
/** As many as any page asks for. */
const most = 24;

interface Memory {
  readonly photos: LRUCache<number, Remembered>;
  readonly asking: Map<number, Promise<Photos>>;
}
const memories = new WeakMap<Platform, Memory>();

function memoryOf(platform: Platform): Memory {
  const known = memories.get(platform);
  if (known) return known;
  const memory: Memory = { photos: new LRUCache({ max: 2_000 }), asking: new Map() };
  memories.set(platform, memory);
  return memory;
}

/** What is known now of a shop's posts; null before the first answer, and for a shop without an account. */
export function rememberedPhotos(platform: Platform, divisionId: DivisionId): Photos {
  const known = memoryOf(platform).photos.get(divisionId);
  if (!known || platform.now().getTime() - known.atMs >= goodMs) askAgain(platform, divisionId).catch(() => {});
  return known?.photos ?? null;
}

/** The same, after the first answer of the service. Never fails: a service that is away leaves what is known. */
export async function photosOf(platform: Platform, divisionId: DivisionId): Promise<Photos> {
  const known = memoryOf(platform).photos.get(divisionId);
  if (!known) return askAgain(platform, divisionId);
  return rememberedPhotos(platform, divisionId);
}

/** Once for simultaneous requests of a process. */
function askAgain(platform: Platform, divisionId: DivisionId): Promise<Photos> {
  const { asking } = memoryOf(platform);
  const under = asking.get(divisionId) ?? ask(platform, divisionId).finally(() => asking.delete(divisionId));
  asking.set(divisionId, under);
  return under;
}

async function ask(platform: Platform, divisionId: DivisionId): Promise<Photos> {
  const { photos: memory } = memoryOf(platform);
  const before = memory.get(divisionId);
  const now = platform.now().getTime();
  try {
    const posts = await platform.photos.posts(divisionId, most);
    const photos = posts && (await Promise.all(posts.map((post) => stored(platform, divisionId, post)))).flat();
    memory.set(divisionId, { photos, atMs: now });
    if (photos && JSON.stringify(photos) !== JSON.stringify(before?.photos)) await announce(platform, divisionId);
    return photos;
  } catch {
    const photos = before?.photos ?? null;
    memory.set(divisionId, { photos, atMs: now - goodMs + failedMs });
    return photos;
  }
}

/** The post with its picture stored; none where there is no picture to show. */
async function stored(platform: Platform, divisionId: DivisionId, post: PhotoPost): Promise<ShopPhoto[]> {
  const found = await renditionOf(platform, { divisionId, name: `photo ${post.id}` }, async () => {
    const picture = await platform.photos.picture(post);
    const made = picture && (await renderRendition(picture, { format: "webp", widthPx: viewerImageWidthPx }));
    return made?.ok ? { bytes: made.bytes, mime: "image/webp" } : null;
  });
  if (!found) return [];
  const { pictureUrl: _, ...rest } = post;
  return [{ ...rest, address: fileAddress(platform.origins, divisionId, found.sha256) }];
}

/** Cached pages of the shop show the new posts. */
const announce = ({ pools }: Platform, divisionId: DivisionId) =>
  withDivision(pools.web, divisionId, (db) =>
    sql`select announce_stale(array[${`division:${divisionId}`}]::text[])`.execute(db),
  );
