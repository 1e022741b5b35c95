import type { DemoShop } from "../kinds.ts";
import { members, permissionRequest } from "../people.ts";
import { insertRows } from "./insert-rows.ts";
import { daysBefore, type Writing } from "./world.ts";
import type { WrittenPeople } from "./write-people.ts";

/** The people who work in a shop beside its owner, and what one of them asks for. */
export async function writeTeam(
  { db, divisionId, now }: Writing,
  shop: DemoShop,
  { memberIds }: WrittenPeople,
): Promise<void> {
  const own = { division_id: divisionId };
  await insertRows(
    db,
    "memberships",
    members
      .filter((member) => member.shop === shop.label)
      .map(({ email, role }, index) => ({
        ...own,
        account_id: memberIds.get(email),
        role,
        created_at: daysBefore(now, 300 - index * 40),
      })),
  );
  if (permissionRequest.shop !== shop.label) return;
  const { email, permission, reason } = permissionRequest;
  await insertRows(db, "permission_requests", [
    { ...own, account_id: memberIds.get(email), permissions: [permission], reason, created_at: daysBefore(now, 0.1) },
  ]);
}
