import { withDivision } from "@selvedge/db/with-division";
import { readFont } from "@selvedge/print/process/rendering";
import { ownFontName } from "@selvedge/themes/fonts/own-font";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { requireSpaceForUploads } from "../../../plugins/disk-space.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { insertFile, storeBytes } from "../../plumbing/files/index.ts";
import { lockThemes, ownFontRows } from "./queries.ts";

/** The largest font: a page that loads more is slow on a phone. */
export const fontSizeLimitBytes = 500_000;

/** More faces than this are not one shop's. */
const mostFonts = 20;

/** A font as it is served, by its ending. */
export const fontMimes = { woff2: "font/woff2", woff: "font/woff", ttf: "font/ttf", otf: "font/otf" } as const;

interface UploadedFont {
  bytes: Buffer;
  filename: string;
  /** Its uploader says that the shop may use it. */
  isLicensed: boolean;
}

/**
 * Stores a face for the shop's own themes; the same file twice is one. Throws fileRefused, in words, for what is no font,
 * what is damaged, too large or one too many, and where nobody says that the shop may use it.
 */
export async function addFont(platform: Platform, by: Merchant, uploaded: UploadedFont): Promise<{ missing: string }> {
  const { divisionId, account } = by;
  const font = await takeIn(platform, by, uploaded);
  await withDivision(platform.pools.web, divisionId, async (db) => {
    await lockThemes(db, divisionId);
    const known = await ownFontRows(db, divisionId);
    if (known.some((each) => each.sha256 === font.columns.sha256)) return;
    if (known.length >= mostFonts)
      throw refusedFont("file", `A shop can have ${mostFonts} fonts. Delete one that you do not use.`);
    await insertFile(db, divisionId, font.file);
    const name = freeName(font.name, known);
    const { id } = await db
      .insertInto("custom_fonts")
      .values({
        ...{ division_id: divisionId, name, ...font.columns },
        ...{ licensed_by: account.id, licensed_at: platform.now() },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const detail = { name, sha256: font.columns.sha256, licensed: true };
    await writeAudit(db, { ...byMerchant(by), action: "font.added", subject: `font ${id}`, detail });
  });
  return { missing: font.missing };
}

/**
 * Puts another file in the place of one of the shop's faces: themes that are written with it show the new one at once. The same
 * file again changes nothing. Throws notFound; fileRefused as above, and for a file that is another of the shop's faces.
 */
export async function replaceFont(
  platform: Platform,
  by: Merchant,
  { id, ...uploaded }: UploadedFont & { id: number },
): Promise<{ missing: string }> {
  const { divisionId, account } = by;
  const font = await takeIn(platform, by, uploaded);
  await withDivision(platform.pools.web, divisionId, async (db) => {
    await lockThemes(db, divisionId);
    const known = await ownFontRows(db, divisionId);
    const before = known.find((each) => Number(each.id) === id);
    if (!before) throw new Refusal("notFound");
    const same = known.find((each) => each.sha256 === font.columns.sha256);
    if (same === before) return;
    if (same) throw refusedFont("file", `This file is “${same.name}” already.`);
    await insertFile(db, divisionId, font.file);
    const name = freeName(
      font.name,
      known.filter((each) => each !== before),
    );
    await db
      .updateTable("custom_fonts")
      .where("division_id", "=", divisionId)
      .where("id", "=", id)
      .set({ name, ...font.columns, licensed_by: account.id, licensed_at: platform.now() })
      .execute();
    await sql`select announce_stale(array[${`division:${divisionId}`}])`.execute(db);
    const detail = { name, instead: before.name, sha256: font.columns.sha256, licensed: true };
    await writeAudit(db, { ...byMerchant(by), action: "font.replaced", subject: `font ${id}`, detail });
  });
  return { missing: font.missing };
}

/** A file that may be shown, with what is stored of it. */
async function takeIn(platform: Platform, { divisionId, account }: Merchant, uploaded: UploadedFont) {
  await countTry(platform.pools, limits.uploads, String(account.id));
  await requireSpaceForUploads(platform);
  if (!uploaded.isLicensed) throw refusedFont("licence", "Confirm that your shop may use this font.");
  const read = await readFont(uploaded.bytes);
  if (!read.ok) throw refusedFont("file", read.message);
  const { format, metrics, weights, family, missing } = read;
  const sha256 = await storeBytes(platform.files, divisionId, uploaded.bytes);
  return {
    missing,
    name: family || uploaded.filename.replace(/\.\w+$/, "").slice(0, 60) || "Font",
    file: { sha256, mime: fontMimes[format], sizeBytes: uploaded.bytes.length, isPublic: true },
    columns: {
      ...{ sha256, format, weights, metrics: JSON.stringify(metrics) },
      default_weight: Number(weights.split(" ")[0]),
    },
  };
}

/** Deletes one of the shop's faces. Throws notFound; conflict while a theme is written with it. */
export async function deleteFont({ pools }: Platform, by: Merchant, id: number): Promise<void> {
  const { divisionId } = by;
  await withDivision(pools.web, divisionId, async (db) => {
    const themes = await lockThemes(db, divisionId);
    const font = (await ownFontRows(db, divisionId)).find((each) => Number(each.id) === id);
    if (!font) throw new Refusal("notFound");
    const name = ownFontName(id);
    const isUsed = themes.some(({ properties, draft, former }) =>
      [properties, draft?.properties, former?.properties].some((each) => Object.values(each ?? {}).includes(name)),
    );
    if (isUsed)
      throw new Refusal("conflict", { message: `“${font.name}” is in use. Choose another font in its place first.` });
    await db.deleteFrom("custom_fonts").where("division_id", "=", divisionId).where("id", "=", id).execute();
    const detail = { name: font.name };
    await writeAudit(db, { ...byMerchant(by), action: "font.deleted", subject: `font ${id}`, detail });
  });
}

function freeName(wanted: string, known: readonly { name: string }[]): string {
  const names = new Set(known.map(({ name }) => name));
  let name = wanted;
  for (let count = 2; names.has(name); count += 1) name = `${wanted} ${count}`;
  return name;
}

export const refusedFont = (field: "file" | "licence", message: string) =>
  new Refusal("fileRefused", { errors: { [field]: [message] } });
