import { readDivision } from "@selvedge/db/read-division";
import { withDivision } from "@selvedge/db/with-division";
import { type ChosenAccess, chosenAccess, guardsToStore } from "@selvedge/domain/access/page-access";
import type { DivisionId } from "@selvedge/domain/ids";
import { mainDivisionId } from "@selvedge/domain/shops/special-shops";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { pagesByAccess, storePageAccess } from "../../site/pages/index.ts";

type Stored = Awaited<ReturnType<typeof pagesByAccess>>[number];

const shown = ({ loginState, guards, ...page }: Stored) => ({ ...page, ...chosenAccess({ loginState, guards }) });

/** Every page of a shop with who may see it. */
export const readPageAccess = async ({ pools }: Platform, divisionId: DivisionId) =>
  (await readDivision(pools.web, divisionId, (db) => pagesByAccess(db, divisionId))).map(shown);

/**
 * Changes who may see a page, from the next request on. Guards that the platform gave the page stay. Throws notFound, and
 * validation for a plan of a shop's page: plans are the platform's own.
 */
export function changePageAccess({ pools }: Platform, merchant: Merchant, id: number, choice: ChosenAccess) {
  const { divisionId } = merchant;
  if (choice.plan !== "any" && divisionId !== mainDivisionId)
    throw new Refusal("validation", { errors: { plan: ["Only pages of the platform's own site are for a plan"] } });
  return withDivision(pools.web, divisionId, async (db) => {
    const [page] = await pagesByAccess(db, divisionId, id);
    if (!page) throw new Refusal("notFound");
    const guards = guardsToStore(page.guards, choice);
    await storePageAccess(db, divisionId, id, { loginState: choice.loginState, guards });
    await writeAudit(db, {
      ...byMerchant(merchant),
      action: "page.access_changed",
      subject: `page ${id}`,
      detail: { from: { loginState: page.loginState ?? null, guards: page.guards ?? [] }, to: { ...choice, guards } },
    });
    const [after] = await pagesByAccess(db, divisionId, id);
    return shown(after!);
  });
}
