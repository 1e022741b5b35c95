import { artOfNames, mostArt, storeQuoteArt } from "../../../modules/orders/quotes/index.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { type Post, shopOf } from "../post.ts";

/**
 * The fields of a form with files. Each picture is stored when it arrives and named in the field `art`, so that a form with a
 * fault does not lose it. Gives what is wrong with the pictures that are not taken.
 */
export async function takeArt(post: Post): Promise<Record<string, string[]>> {
  const { platform, request, fields } = post;
  const division = shopOf(post);
  const faults: string[] = [];
  const names: string[] = [];
  if (!request.isMultipart()) return {};
  await countTry(platform.pools, limits.quoteArt, `${division.id} ${request.ip}`);
  for await (const part of request.parts()) {
    if (part.type === "field") {
      fields[part.fieldname] ??= String(part.value).slice(0, 4000);
      continue;
    }
    if (part.fieldname !== "files" || !part.filename) {
      part.file.resume();
      continue;
    }
    const stored = await storeQuoteArt(platform, division.id, { file: part.file, filename: part.filename });
    if (stored.ok) names.push(stored.name);
    else faults.push(`${part.filename.slice(0, 60)}: ${stored.message}`);
  }
  const removed = fields.removeArt ?? "";
  const before = (fields.art ?? "").split(" ").filter((name) => name !== "" && name !== removed);
  const all = [...new Set([...before, ...names])].filter(
    (name) => artOfNames(platform, division.id, [name]).length > 0,
  );
  if (all.length > mostArt) faults.push(`Up to ${mostArt} pictures go with one request.`);
  fields.art = all.slice(0, mostArt).join(" ");
  return faults.length > 0 ? { files: faults } : {};
}
