import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { denialOf, ownersOf, shownDenial, shownPages } from "../../people/visitors/index.ts";
import { shownShop } from "./present-shop.ts";
import { shopDetail, shopHistory } from "./queries.ts";

/** One shop as staff see it. Throws notFound. */
export function readShop({ pools, origins, now }: Platform, id: DivisionId) {
  return withoutDivision(pools.backOffice, async (db) => {
    const [row, owners, history, denial] = await Promise.all([
      shopDetail(db, id),
      ownersOf(db, id),
      shopHistory(db, id),
      denialOf(db, id),
    ]);
    if (!row) throw new Refusal("notFound");
    return {
      ...shownShop(row, origins, now()),
      denial: row.is_denied && denial ? shownDenial(denial) : null,
      owners: owners.map(({ fullName, email }) => ({ fullName, email })),
      history: history.map(({ id, action, actor_name, created_at, detail }) => ({
        id: Number(id),
        action,
        by: actor_name,
        at: created_at.toISOString(),
        reason: reasonOf(detail),
      })),
    };
  });
}

const reasonOf = (detail: unknown): string | null => {
  const { reason } = (detail ?? {}) as { reason?: unknown };
  return typeof reason === "string" && reason !== "" ? reason : null;
};

/** Every page of a shop with who may see it. Throws notFound. */
export function shopPages({ pools }: Platform, id: DivisionId) {
  return withoutDivision(pools.backOffice, async (db) => {
    if (!(await shopDetail(db, id))) throw new Refusal("notFound");
    return shownPages(db, id);
  });
}
