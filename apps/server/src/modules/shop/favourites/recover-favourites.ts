import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { restoreLines } from "../basket/index.ts";
import { digestOfToken } from "./links.ts";
import { hasList, linesOfList } from "./queries.ts";

interface Wanted {
  /** The secret of the link. */
  br: string;
  remoteAddress: string;
  /** Gives the visitor's session, which is only begun for a link that works. */
  sessionToken: () => string;
}

/**
 * Adds a mailed list to a visitor's favourites and gives all of them. Nothing that is there is lost, and doing it again changes
 * nothing. Throws linkGone for a value that no mail has, and tooManyTries for a caller who tries very many.
 */
export async function recoverFavourites(
  platform: Platform,
  division: Division,
  { br, remoteAddress, sessionToken }: Wanted,
) {
  await countTry(platform.pools, limits.favouriteLinks, remoteAddress);
  const digest = digestOfToken(br);
  return withDivision(platform.pools.web, division.id, async (db) => {
    const [isKnown, lines] = await Promise.all([
      hasList(db, division.id, digest),
      linesOfList(db, division.id, digest),
    ]);
    if (!isKnown) throw new Refusal("linkGone", { message: linkGone });
    return restoreLines(db, platform, division, { sessionToken: sessionToken(), name: "favourites", lines });
  });
}

const linkGone = "This link no longer works. A list that was emailed can be opened for a year.";
