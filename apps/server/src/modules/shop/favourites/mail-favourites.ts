import { createHash } from "node:crypto";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import { normaliseEmail } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { type BasketLine, basketLines } from "../basket/index.ts";
import { digestOfToken, listToken } from "./links.ts";
import { insertList } from "./write-queries.ts";

interface Wanted {
  sessionToken: string | null;
  email: string;
  remoteAddress: string;
}

/** The same list to the same address within these minutes is one mail: a second press sends no second one. */
const sameMailMinutes = 10;

/**
 * Stores a visitor's favourites as they are; a job mails them with a link that brings them back. Throws validation for an empty
 * list, and tooManyTries for a caller or an address with very many.
 */
export async function mailFavourites(
  { pools, config, now }: Platform,
  division: Division,
  { sessionToken, email, remoteAddress }: Wanted,
): Promise<void> {
  if (!sessionToken) throw nothingToMail();
  const owner = hashOfSessionToken(sessionToken);
  await countTry(pools, limits.favouriteMails, remoteAddress);
  await withDivision(pools.web, division.id, async (db) => {
    const lines = await basketLines(db, division.id, owner, "favourites");
    if (lines.length === 0) throw nothingToMail();
    const window = Math.floor(now().getTime() / (sameMailMinutes * 60_000));
    const id = idOf([division.id, normaliseEmail(email), window, ...lines.map(({ key }) => key)]);
    const tokenDigest = digestOfToken(listToken(config.secret, division.id, id));
    if (!(await insertList(db, division.id, { id, tokenDigest, email, lines: lines.map(storedLine) }))) return;
    await countTry(pools, limits.favouriteMailsByAddress, `${division.id} ${normaliseEmail(email)}`);
    await enqueue(db, "mail_favourites", { divisionId: division.id, listId: id }, { key: `favourites ${id}` });
  });
}

const nothingToMail = () =>
  new Refusal("validation", { message: "There is nothing to send yet. Press the heart on a product first." });

const storedLine = ({ key, product_id, variant_id, unit_price_inc_tax_minor }: BasketLine) => ({
  key,
  productId: product_id,
  variantId: variant_id,
  priceIncTaxMinor: unit_price_inc_tax_minor,
});

/** The same id for the same parts. */
function idOf(parts: readonly unknown[]): string {
  const hex = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
