import { hashPassword } from "@selvedge/db/passwords";
import { withDivision } from "@selvedge/db/with-division";
import { type ComingSoon, readComingSoon } from "@selvedge/domain/access/coming-soon";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { readAccess, type ShopAccess } from "./read-access.ts";
import { lockGates, storeGates } from "./write-queries.ts";

export interface WantedAccess {
  door: ShopAccess["door"];
  /** null removes it, undefined leaves it as it is. */
  password?: string | null | undefined;
  comingSoon?: ComingSoon | undefined;
}

/**
 * Opens a shop, or closes it by a password or until it opens. The database announces the change, so no cached page is left.
 * Throws validation: a password is needed and missing, or the opening has passed.
 */
export async function changeAccess(platform: Platform, merchant: Merchant, wanted: WantedAccess): Promise<ShopAccess> {
  const { divisionId } = merchant;
  const now = platform.now();
  requireFuture(wanted, now);
  // Hashing is slow on purpose: the row is locked after it.
  const newHash = typeof wanted.password === "string" ? await hashPassword(wanted.password) : null;
  return withDivision(platform.pools.web, divisionId, async (db) => {
    const before = await lockGates(db, divisionId);
    const { door: from } = await readAccess(db, divisionId, now);
    const keeps = wanted.door !== "open" && wanted.password === undefined;
    const passwordHash = wanted.door === "open" ? null : keeps ? before.password_hash : newHash;
    if (wanted.door === "password" && passwordHash === null)
      throw new Refusal("validation", { errors: { password: ["Choose a password"] } });
    await storeGates(db, divisionId, {
      passwordHash,
      passwordChangedAt: passwordHash === null ? null : keeps ? before.password_changed_at : now,
      isComingSoon: wanted.door === "comingSoon",
      comingSoon: wanted.comingSoon ?? readComingSoon(before.coming_soon_page),
    });
    const isPasswordChanged = passwordHash !== before.password_hash;
    await writeAudit(db, {
      ...byMerchant(merchant),
      action: "shop.access_changed",
      subject: `shop ${divisionId}`,
      detail: { from, to: wanted.door, isPasswordChanged, opensAt: wanted.comingSoon?.opensAt ?? null },
    });
    return readAccess(db, divisionId, now);
  });
}

function requireFuture({ door, comingSoon }: WantedAccess, now: Date): void {
  if (door !== "comingSoon" || !comingSoon?.opensAt || Date.parse(comingSoon.opensAt) > now.getTime()) return;
  throw new Refusal("validation", { errors: { opensAt: ["Choose a time that is still to come"] } });
}
