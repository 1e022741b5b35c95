import type { Bound } from "@selvedge/db/bound";
import { badges } from "@selvedge/domain/access/project-guards";
import type { DivisionId } from "@selvedge/domain/ids";
import { divisionCodes } from "@selvedge/domain/sign-up/division-code";
import type { Platform } from "../../../platform.ts";
import type { Account } from "../../../plugins/access/find-account.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { writeNewShop } from "../../site/new-shop/index.ts";
import { finishDraft } from "./write-queries.ts";

interface Making {
  account: Pick<Account, "id" | "email" | "fullName">;
  draft: { name: string; label: string; sells: readonly string[] | null };
  requestId: string;
}

/** Ends the transaction of a shop whose address was taken since it was checked. */
export class AddressTaken extends Error {}

/**
 * Makes a shop of a draft that the caller's transaction has locked: project, division, address, settings, theme, pages,
 * owner and first badge. Returns its id. Throws AddressTaken, after which nothing of it is left.
 */
export async function makeShop(
  platform: Platform,
  db: Bound,
  { account, draft, requestId }: Making,
): Promise<DivisionId> {
  const { name, label } = draft;
  const now = platform.now();
  const manufacturerId = await insertProject(db, name, label);
  const divisionId = await insertDivision(db, manufacturerId, name, account.email);
  const own = { division_id: divisionId };
  const address = await db
    .insertInto("subdomains")
    .values({ ...own, label })
    .onConflict((same) => same.column("label").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!address) throw new AddressTaken();
  await writeNewShop(db, { divisionId, name, now });
  await Promise.all([
    db
      .insertInto("memberships")
      .values({ ...own, account_id: account.id, role: "owner" })
      .execute(),
    db.insertInto("manufacturer_profiles").values({ manufacturer_id: manufacturerId, email: account.email }).execute(),
    db
      .insertInto("manufacturer_badges")
      .values({
        manufacturer_id: manufacturerId,
        badge_code: badges.SignUp.code,
        badge_group: badges.SignUp.group,
        unlocked_at: now,
      })
      .execute(),
    db
      .insertInto("division_demographics")
      .values({ ...own, sells: [...(draft.sells ?? [])] })
      .execute(),
    finishDraft(db, account.id, divisionId, now),
    writeAudit(db, {
      divisionId,
      by: { kind: "merchant", name: account.fullName, accountId: account.id },
      action: "shop.created",
      subject: `shop ${divisionId}`,
      detail: { label },
      requestId,
    }),
  ]);
  return divisionId;
}

/** The project of a shop. Its name in addresses is the shop's own, or with a number where another project has it. */
async function insertProject(db: Bound, name: string, label: string): Promise<number> {
  for (let count = 1; ; count++) {
    const made = await db
      .insertInto("manufacturers")
      .values({ name, url_name: count === 1 ? label : `${label}-${count}` })
      .onConflict((same) => same.column("url_name").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made) return made.id;
  }
}

/** The shop's row, with letters for its order numbers that no other shop has. */
async function insertDivision(db: Bound, manufacturerId: number, name: string, email: string): Promise<DivisionId> {
  for (const code of divisionCodes(name)) {
    const made = await db
      .insertInto("divisions")
      .values({ manufacturer_id: manufacturerId, name, code, support_email: email })
      .onConflict((same) => same.column("code").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made) return made.id;
  }
  throw new Error("Codes of shops have no end.");
}
