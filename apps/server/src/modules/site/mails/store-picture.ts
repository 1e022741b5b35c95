import type { Bound } from "@selvedge/db/bound";
import { storedFilePath } from "@selvedge/domain/files/stored-file";
import type { DivisionId } from "@selvedge/domain/ids";
import { LRUCache } from "lru-cache";
import type { FileStore } from "../../../adapters/file-store/file-store.ts";
import { insertFile, storeBytes } from "../../plumbing/files/index.ts";

/**
 * Returns the URL of a mail's picture on the shop's own host, or null if there is none to render. `source` identifies
 * everything that it is rendered from; the same source is rendered only once. Mails are read for years, so their pictures
 * are never deleted.
 */
export type StorePicture = (
  source: string,
  mime: "image/png" | "image/jpeg",
  render: () => Promise<Buffer | null>,
) => Promise<string | null>;

/** Stored pictures by shop and source. A shop sells the same goods all day. */
const stored = new LRUCache<string, string>({ max: 5_000 });

/**
 * Stores the pictures of one mail of the shop at `origin`. Where nothing may be rendered, `isWhole` tells whether every
 * picture was known. `name` writes their rows in the mail's transaction;
 * `remember` is called after that transaction is committed.
 */
export function mailPictures(
  files: FileStore,
  { divisionId, origin, mayRender = true }: { divisionId: DivisionId; origin: string; mayRender?: boolean },
) {
  const added: Parameters<typeof insertFile>[2][] = [];
  let isWhole = true;
  const paths = new Map<string, string>();
  const storePicture: StorePicture = async (source, mime, render) => {
    const key = `${divisionId} ${source}`;
    const known = stored.get(key) ?? paths.get(key);
    if (known) return origin + known;
    isWhole &&= mayRender;
    if (!mayRender) return null;
    const bytes = await render();
    if (!bytes) return null;
    const sha256 = await storeBytes(files, divisionId, bytes);
    added.push({ sha256, mime, sizeBytes: bytes.length, isPublic: true });
    const path = storedFilePath(divisionId, sha256, mime);
    paths.set(key, path);
    return origin + path;
  };
  const name = async (db: Bound) => {
    // Always in the same order, so that two mails with the same pictures cannot deadlock.
    for (const file of added.toSorted((one, other) => (one.sha256 < other.sha256 ? -1 : 1)))
      await insertFile(db, divisionId, file);
  };
  const remember = () => {
    for (const [key, path] of paths) stored.set(key, path);
  };
  return { storePicture, name, remember, isWhole: () => isWhole };
}
