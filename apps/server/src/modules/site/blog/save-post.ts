import type { blogCalls } from "@selvedge/contracts/blog/blog.calls";
import type { CallBody } from "@selvedge/contracts/call";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { storedFilePath } from "@selvedge/domain/files/stored-file";
import { urlNameOf } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { storableRichText } from "../rich-texts/index.ts";
import { findByUuid, findDraft, isNameTaken, lockDraft, ownsProduct, type PostRow } from "./draft-queries.ts";
import { presentPost } from "./present-post.ts";
import { deletePostRow, insertPost, updatePost, type WrittenPost } from "./write-queries.ts";

type Written = Omit<CallBody<typeof blogCalls.savePost>, "version">;

/** Creates a post; a uuid that has one already answers that one. Throws validation for an address that is taken. */
export async function createPost(platform: Platform, by: Merchant, body: Written & { uuid: string }): Promise<PostRow> {
  const { uuid, ...written } = body;
  return withDivision(platform.pools.web, by.divisionId, async (db) => {
    const known = await findByUuid(db, by.divisionId, uuid);
    if (known) return known;
    const post = await readPost(platform, db, by, { written, exceptId: 0 });
    const id = await insertPost(db, by.divisionId, { ...post, uuid, at: platform.now() });
    const detail = { urlName: post.urlName };
    await writeAudit(db, { ...byMerchant(by), action: "post.created", subject: `post ${id}`, detail });
    return required(await findDraft(db, by.divisionId, id));
  });
}

/** Saves a whole post over the version that its author opened. Throws stale with the current post. */
export async function savePost(
  platform: Platform,
  by: Merchant,
  id: number,
  { version, ...written }: Written & { version: number },
): Promise<PostRow> {
  return withDivision(platform.pools.web, by.divisionId, async (db) => {
    const row = required(await lockDraft(db, by.divisionId, id));
    if (row.version !== version) throw new Refusal("stale", { data: presentPost(row, platform.now()) });
    const post = await readPost(platform, db, by, { written, exceptId: id });
    await updatePost(db, by.divisionId, id, { ...post, at: platform.now() });
    const detail = { urlName: post.urlName, publishedAt: post.publishedAt?.toISOString() ?? null };
    await writeAudit(db, { ...byMerchant(by), action: "post.saved", subject: `post ${id}`, detail });
    return required(await findDraft(db, by.divisionId, id));
  });
}

export async function deletePost({ pools, now }: Platform, by: Merchant, id: number): Promise<void> {
  await withDivision(pools.web, by.divisionId, async (db) => {
    const row = required(await lockDraft(db, by.divisionId, id));
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
  const { title, summary, author, image, productId, publishedAt } = written;
  const urlName = written.urlName || urlNameOf(title, "post");
  const faults = {
    ...(await nameFaults(db, by, urlName, exceptId)),
    ...(productId !== null && !(await ownsProduct(db, by.divisionId, productId))
      ? { productId: ["This product is not in your shop."] }
      : {}),
    ...(image !== null && !isOwnPicture(image, by) ? { image: ["Choose a picture of your shop."] } : {}),
  };
  if (Object.keys(faults).length > 0) throw new Refusal("validation", { errors: faults });
  return {
    ...{ urlName, title, summary, author, image: image as WrittenPost["image"], productId },
    html: storableRichText(written.html, { mainOrigin: origins.main, warn: () => {} }),
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
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(urlName))
    return { urlName: ["Use small letters, numbers and hyphens, like dyeing-with-onions."] };
  if (urlName === "tagged") return { urlName: ["The blog uses this address itself. Choose another."] };
  return (await isNameTaken(db, divisionId, urlName, exceptId))
    ? { urlName: ["Another post has this address. Choose another."] }
    : {};
}

/** Pictures of other shops, and of other sites, are not shown. */
function isOwnPicture({ original, sizes }: NonNullable<Written["image"]>, { divisionId }: Merchant): boolean {
  const folder = storedFilePath(divisionId, "").split("/").slice(0, 3).join("/");
  return [original, ...Object.values(sizes)].every((address) => address.startsWith(`${folder}/`));
}

/** Two spellings of one tag are one. */
function tagsOf(names: readonly string[]) {
  const byName = new Map(names.map((name) => [urlNameOf(name, "tag"), name]));
  return [...byName].map(([urlName, name]) => ({ urlName, name }));
}
