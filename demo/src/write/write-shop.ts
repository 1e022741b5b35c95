import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { mainDivisionId } from "@selvedge/domain/shops/special-shops";
import type { DemoShop } from "../kinds.ts";
import { insertRows } from "./insert-rows.ts";
import { daysBefore } from "./world.ts";

/** The name of the shop's project, which never changes. */
export const projectOf = ({ label }: DemoShop): string => label ?? "selvedge";

/** The shop itself: its project, host, active theme and owner. Gives its division. */
export async function writeShop(db: Bound, shop: DemoShop, ownerAccountId: number, now: Date): Promise<DivisionId> {
  const manufacturer = await db
    .insertInto("manufacturers")
    .values({ name: shop.name, url_name: projectOf(shop), created_at: daysBefore(now, 540) })
    .returning("id")
    .executeTakeFirstOrThrow();
  const division = await db
    .insertInto("divisions")
    .values({
      ...(shop.label === null ? { id: mainDivisionId } : {}),
      manufacturer_id: manufacturer.id,
      name: shop.name,
      code: shop.code,
      support_email: shop.supportEmail,
      created_at: daysBefore(now, 540),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const own = { division_id: division.id };
  const { extends: parent, properties = {} } = shop.theme;
  await insertRows(db, "themes", [{ ...own, name: shop.name, extends: parent, properties, active: true }]);
  if (shop.label !== null) {
    await insertRows(db, "subdomains", [{ ...own, label: shop.label }]);
    await insertRows(db, "memberships", [{ ...own, account_id: ownerAccountId, role: "owner", created_at: now }]);
  }
  return division.id;
}
