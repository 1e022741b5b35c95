// Pictures that are made once from others and stored: each under a name that holds everything that it was made from.
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { LRUCache } from "lru-cache";
import type { Platform } from "../../../platform.ts";
import { insertFile, storeBytes } from "./store-file.ts";

export interface MadePicture {
  readonly bytes: Uint8Array;
  readonly mime: string;
}
export interface StoredRendition {
  readonly sha256: string;
  readonly mime: string;
}

/** Whose picture, and what it is made from: equal names, equal pictures. */
export interface RenditionName {
  readonly divisionId: DivisionId;
  readonly name: string;
}

type Finding = Promise<StoredRendition | null>;

const caches = new WeakMap<Platform, LRUCache<string, Finding>>();
/** How long it is remembered that a picture cannot be made. */
const failedMs = 60_000;

/**
 * The picture of this name, made with `make` if nobody has made it yet: once for simultaneous requests of a process, and
 * stored for all. null where `make` gives null, which is remembered for a minute.
 */
export function renditionOf(
  platform: Platform,
  wanted: RenditionName,
  make: () => Promise<MadePicture | null>,
): Finding {
  const cache = caches.get(platform) ?? new LRUCache<string, Finding>({ max: 50_000 });
  caches.set(platform, cache);
  const key = `${wanted.divisionId} ${wanted.name}`;
  const known = cache.get(key);
  if (known) return known;
  const finding = findOrMake(platform, wanted, make);
  cache.set(key, finding);
  finding.then(
    (found) => found ?? cache.set(key, finding, { ttl: failedMs }),
    () => cache.delete(key),
  );
  return finding;
}

/** Forgets a picture whose bytes are gone or damaged, so that it is made again. */
export async function forgetRendition(platform: Platform, { divisionId, name }: RenditionName): Promise<void> {
  caches.get(platform)?.delete(`${divisionId} ${name}`);
  await withDivision(platform.pools.web, divisionId, (db) =>
    db.deleteFrom("renditions").where("division_id", "=", divisionId).where("name", "=", name).execute(),
  );
}

async function findOrMake(platform: Platform, wanted: RenditionName, make: () => Promise<MadePicture | null>): Finding {
  const { divisionId } = wanted;
  const found = await withDivision(platform.pools.web, divisionId, (db) => findRendition(db, wanted));
  if (found) return found;
  const made = await make();
  if (!made) return null;
  const sha256 = await storeBytes(platform.files, divisionId, made.bytes);
  await withDivision(platform.pools.web, divisionId, (db) => writeRendition(db, wanted, { ...made, sha256 }));
  return { sha256, mime: made.mime };
}

const findRendition = (db: Bound, { divisionId, name }: RenditionName): Promise<StoredRendition | undefined> =>
  db
    .selectFrom("renditions as r")
    .innerJoin("files as f", (join) =>
      join.onRef("f.division_id", "=", "r.division_id").onRef("f.sha256", "=", "r.sha256"),
    )
    .where("r.division_id", "=", divisionId)
    .where("r.name", "=", name)
    .select(["r.sha256", "f.mime"])
    .executeTakeFirst();

async function writeRendition(
  db: Bound,
  { divisionId, name }: RenditionName,
  { sha256, mime, bytes }: MadePicture & { sha256: string },
) {
  await insertFile(db, divisionId, { sha256, mime, sizeBytes: bytes.length, isPublic: true });
  await db
    .insertInto("renditions")
    .values({ division_id: divisionId, name, sha256 })
    .onConflict((same) => same.columns(["division_id", "name"]).doUpdateSet({ sha256 }))
    .execute();
}

/** How many pictures were made whose names begin so. */
export async function countRenditions(platform: Platform, divisionId: DivisionId, start: string): Promise<number> {
  const { made } = await withDivision(platform.pools.web, divisionId, (db) =>
    db
      .selectFrom("renditions")
      .where("division_id", "=", divisionId)
      .where("name", ">=", start)
      .where("name", "<", `${start}~`)
      .select((eb) => eb.fn.countAll<string>().as("made"))
      .executeTakeFirstOrThrow(),
  );
  return Number(made);
}
