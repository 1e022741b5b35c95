import type { Bound } from "@selvedge/db/bound";
import { readDivision } from "@selvedge/db/read-division";
import { withDivision } from "@selvedge/db/with-division";
import { type ChosenAccess, chosenAccess, guardsToStore } from "@selvedge/domain/access/pages/page-access";
import { sentPageLabels } from "@selvedge/domain/access/pages/page-words";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { pagesByAccess, storePageAccess } from "../../site/pages/index.ts";

type Stored = Awaited<ReturnType<typeof pagesByAccess>>[number];
/** Without `conditions` the page's own stay as they are. */
type Choice = Omit<ChosenAccess, "conditions"> & Partial<Pick<ChosenAccess, "conditions">>;

const shown = ({ loginState, guards, ...page }: Stored) => ({ ...page, ...chosenAccess({ loginState, guards }) });

/** Every page of a shop with who may see it. */
export const shownPages = async (db: Bound, divisionId: DivisionId) => (await pagesByAccess(db, divisionId)).map(shown);

export const readPageAccess = ({ pools }: Platform, divisionId: DivisionId) =>
  readDivision(pools.web, divisionId, (db) => shownPages(db, divisionId));

/** Changes who may see a page, from the next request on. Conditions that the platform gave the page stay. Throws notFound. */
export const changePageAccess = ({ pools }: Platform, merchant: Merchant, id: number, choice: Choice) =>
  withDivision(pools.web, merchant.divisionId, (db) => storeChoice(db, byMerchant(merchant), id, choice));

/** The change itself, within a transaction, with its row in the audit. Throws notFound. */
export async function storeChoice(
  db: Bound,
  by: Omit<Parameters<typeof writeAudit>[1], "action" | "subject">,
  id: number,
  choice: Choice,
) {
  const { divisionId } = by;
  const [page] = await pagesByAccess(db, divisionId, id);
  if (!page) throw new Refusal("notFound");
  if (page.sentAs)
    throw new Refusal("validation", {
      errors: { loginState: [`Nothing can be chosen for a page that is only sent: ${sentPageLabels[page.sentAs]}`] },
    });
  const guards = guardsToStore(page.guards, choice);
  await storePageAccess(db, divisionId, id, { loginState: choice.loginState, guards });
  const from = { loginState: page.loginState ?? null, guards: page.guards ?? [] };
  const to = { loginState: choice.loginState, guards };
  await writeAudit(db, { ...by, action: "page.access_changed", subject: `page ${id}`, detail: { from, to } });
  const [after] = await pagesByAccess(db, divisionId, id);
  return shown(after!);
}
