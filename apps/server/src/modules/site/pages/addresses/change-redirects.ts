import { isOwnPath } from "@selvedge/contracts/pages/own-paths";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { normalisePageUrl } from "@selvedge/pages/page/page-url";
import type { Platform } from "../../../../platform.ts";
import { Refusal } from "../../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../../plumbing/audit/index.ts";
import { isUrlTaken } from "../draft-queries.ts";
import { invalid } from "../read-page.ts";
import { redirectsOf } from "./read-redirects.ts";

/**
 * Lets an address lead elsewhere. The same again changes nothing; another target replaces the one before. Throws validation
 * with the field that is wrong.
 */
export async function addRedirect({ pools }: Platform, by: Merchant, asked: { from: string; to: string }) {
  const { divisionId } = by;
  const from = normalisePageUrl(asked.from);
  const to = targetOf(asked.to);
  return withDivision(pools.web, divisionId, async (db) => {
    const known = await redirectsOf(db, divisionId);
    const fault = await faultOf(db, by, { from, to, known: new Map(known.map((each) => [each.from, each.to])) });
    if (fault) throw invalid(fault);
    await db
      .insertInto("page_redirects")
      .values({ division_id: divisionId, from_url: from, to_url: to, account_id: by.account.id })
      .onConflict((row) => row.columns(["division_id", "from_url"]).doUpdateSet({ to_url: to }))
      .execute();
    await writeAudit(db, {
      ...byMerchant(by),
      action: "page.redirected",
      subject: `address ${from}`,
      detail: { from, to },
    });
    return (await redirectsOf(db, divisionId)).find((each) => each.id !== null && each.from === from)!;
  });
}

/** Takes a redirect away. Throws notFound. */
export async function deleteRedirect({ pools }: Platform, by: Merchant, id: number): Promise<void> {
  const { divisionId } = by;
  await withDivision(pools.web, divisionId, async (db) => {
    const gone = await db
      .deleteFrom("page_redirects")
      .where("division_id", "=", divisionId)
      .where("id", "=", id)
      .returning(["from_url", "to_url"])
      .executeTakeFirst();
    if (!gone) throw new Refusal("notFound");
    const detail = { from: gone.from_url, to: gone.to_url };
    await writeAudit(db, {
      ...byMerchant(by),
      action: "page.redirect_removed",
      subject: `address ${gone.from_url}`,
      detail,
    });
  });
}

/** A path of the shop with its slashes, or a whole address as it is. */
const targetOf = (typed: string): string => {
  const to = typed.trim();
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(to) || /[?#]/.test(to) ? to : normalisePageUrl(to);
};

interface Checked {
  from: string;
  to: string;
  known: ReadonlyMap<string, string>;
}

async function faultOf(
  db: Bound,
  { divisionId }: Merchant,
  { from, to, known }: Checked,
): Promise<Record<string, string[]> | null> {
  if (from === "/" || from === "") return { from: ["Write the old address, such as /spring-sale/."] };
  if (from.length > 200 || !/^\/[a-z0-9/_.-]+\/$/i.test(from)) return { from: ["Use letters, numbers and hyphens."] };
  if (isOwnPath(from)) return { from: ["The shop uses this address itself."] };
  if (await isUrlTaken(db, divisionId, from, 0))
    return { from: ["A page has this address. Delete it or give it another one first."] };
  if (!isTarget(to)) return { to: ["Write an address of your shop, such as /about/, or a whole one with https://."] };
  return leadsBack(from, to, known) ? { to: ["This leads back to the old address."] } : null;
}

function isTarget(to: string): boolean {
  if (to.startsWith("/")) return !to.startsWith("//") && to.length > 0 && !/[\s\\]/.test(to);
  try {
    return new URL(to).protocol === "https:";
  } catch {
    return false;
  }
}

/** Whether visitors would be sent in a circle. */
function leadsBack(from: string, to: string, known: ReadonlyMap<string, string>): boolean {
  const met = new Set<string>();
  for (let at: string | undefined = to; at !== undefined && !met.has(at); at = known.get(at)) {
    if (at === from) return true;
    met.add(at);
  }
  return false;
}
