import type { blogCalls } from "@selvedge/contracts/blog/blog.calls";
import type { CallBody } from "@selvedge/contracts/call";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { isOwnFile, withFileNames } from "@selvedge/domain/files/stored-file";
import type { DivisionId } from "@selvedge/domain/ids";
import { urlNameOf } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { storableRichText } from "../rich-texts/index.ts";
import { findByUuid, findDraft, isNameTaken, lockDraft, ownsProduct, type PostRow } from "./draft-queries.ts";
import { presentPost } from "./present-post.ts";
import { deletePostRow, freeAddress, insertPost, moveAddress, updatePost, type WrittenPost } from "./write-queries.ts";

type Written = Omit<CallBody<typeof blogCalls.savePost>, "version">;

/** Who writes, and whether they may publish what they write. */
export interface Writer extends Merchant {
  mayPublish: boolean;
}

/**
 * Creates a post; a uuid that has one already answers that one. Throws validation for an address that is taken, and
 * permissionDenied for one to be published by somebody who may only write.
 */
export async function createPost(platform: Platform, by: Writer, body: Written & { uuid: string }): Promise<PostRow> {
  const { uuid, ...written } = body;
  if (written.publishedAt !== null) requirePublishing(by);
  return withDivision(platform.pools.web, by.divisionId, async (db) => {
    const known = await findByUuid(db, by.divisionId, uuid);
    if (known) return known;
    const post = await readPost(platform, db, by, { written, exceptId: 0 });
    const id = await insertPost(db, by.divisionId, { ...post, uuid, at: platform.now() });
    await freeAddress(db, by.divisionId, post.urlName);
    const detail = { urlName: post.urlName };
    await writeAudit(db, { ...byMerchant(by), action: "post.created", subject: `post ${id}`, detail });
    return required(await findDraft(db, by.divisionId, id));
  });
}

/**
 * Saves a whole post over the version that its author opened. Throws stale with the current post, and permissionDenied to
 * somebody who may only write where visitors read the post or will.
 */
export async function savePost(
  platform: Platform,
  by: Writer,
  id: number,
  { version, ...written }: Written & { version: number },
): Promise<PostRow> {
  return withDivision(platform.pools.web, by.divisionId, async (db) => {
    const row = required(await lockDraft(db, by.divisionId, id));
    if (row.published_at !== null || written.publishedAt !== null) requirePublishing(by);
    if (row.version !== version)
      throw new Refusal("stale", { data: presentPost(row, platform.now(), platform.origins.files) });
    const post = await readPost(platform, db, by, { written, exceptId: id });
    await updatePost(db, by.divisionId, id, { ...post, at: platform.now() });
    await move(db, by, row, { to: post.urlName, now: platform.now() });
    const detail = { urlName: post.urlName, publishedAt: post.publishedAt?.toISOString() ?? null };
    await writeAudit(db, { ...byMerchant(by), action: "post.saved", subject: `post ${id}`, detail });
    return required(await findDraft(db, by.divisionId, id));
  });
}

/** Visitors know the address of a post that they could read. */
async function move(db: Bound, { divisionId }: Merchant, row: PostRow, { to, now }: { to: string; now: Date }) {
  if (row.url_name === to) return;
  const wasRead = row.published_at !== null && row.published_at <= now;
  if (wasRead) await moveAddress(db, divisionId, { id: row.id, from: row.url_name, to });
  else await freeAddress(db, divisionId, to);
}

function requirePublishing({ mayPublish }: Writer): void {
  if (!mayPublish) throw new Refusal("permissionDenied");
}

export async function deletePost({ pools, now }: Platform, by: Writer, id: number): Promise<void> {
  await withDivision(pools.web, by.divisionId, async (db) => {
    const row = required(await lockDraft(db, by.divisionId, id));
    if (row.published_at !== null) requirePublishing(by);
    await deletePostRow(db, by.divisionId, id, now());
    const detail = { urlName: row.url_name };
    await writeAudit(db, { ...byMerchant(by), action: "post.deleted", subject: `post ${id}`, detail });
  });
}

export function required(row: PostRow | undefined): PostRow {
  if (!row) throw new Refusal("notFound");
  return row;
}

async function readPost(
  { origins }: Platform,
  db: Bound,
  by: Merchant,
  { written, exceptId }: { written: Written; exceptId: number },
): Promise<WrittenPost> {
  const { title, summary, author, productId, publishedAt } = written;
  const image = withFileNames(written.image, origins.files);
  const urlName = written.urlName || urlNameOf(title, "post");
  const faults = {
    ...(await nameFaults(db, by, urlName, exceptId)),
    ...(productId !== null && !(await ownsProduct(db, by.divisionId, productId))
      ? { productId: ["This product is not in your shop."] }
      : {}),
    ...(image !== null && !isOwnPicture(image, by) ? { image: ["Choose a picture of your shop."] } : {}),
  };
  if (Object.keys(faults).length > 0) throw new Refusal("validation", { errors: faults });
  const site = { mainOrigin: origins.main, warn: () => {} };
  return {
    ...{ urlName, title, summary, author, image: image as WrittenPost["image"], productId },
    html: storableRichText(written.html, site, origins.files, by.divisionId),
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
    tags: tagsOf(written.tags),
  };
}

async function nameFaults(
  db: Bound,
  { divisionId }: Merchant,
  urlName: string,
  exceptId: number,
): Promise<Record<string, string[]>> {
  const fault = await addressFault(db, divisionId, urlName, exceptId);
  return fault === null ? {} : { urlName: [fault] };
}

/** What is wrong with an address for a post, in words; null where nothing is. */
export async function addressFault(
  db: Bound,
  divisionId: DivisionId,
  urlName: string,
  exceptId: number,
): Promise<string | null> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(urlName))
    return "Use small letters, numbers and hyphens, like dyeing-with-onions.";
  if (urlName === "tagged") return "The blog uses this address itself. Choose another.";
  const isTaken = await isNameTaken(db, divisionId, urlName, exceptId);
  return isTaken ? "Another post has this address. Choose another." : null;
}

/** Pictures of other shops, and of other sites, are not shown. */
const isOwnPicture = ({ original, sizes }: NonNullable<Written["image"]>, { divisionId }: Merchant): boolean =>
  [original, ...Object.values(sizes)].every((name) => isOwnFile(name, divisionId));

/** Two spellings of one tag are one. */
function tagsOf(names: readonly string[]) {
  const byName = new Map(names.map((name) => [urlNameOf(name, "tag"), name]));
  return [...byName].map(([urlName, name]) => ({ urlName, name }));
}
