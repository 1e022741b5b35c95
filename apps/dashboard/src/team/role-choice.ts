// One role as a select field names it: a word of the platform's roles, or "own 7" for one of the shop's own.
import { merchantRoles } from "@selvedge/domain/access/merchant-roles";
import type { Option } from "@selvedge/ui/choices/select-field";
import type { ShopRole } from "./team-query.ts";

export interface RoleChoice {
  role: string;
  shopRoleId: number | null;
}

export const choiceId = ({ role, shopRoleId }: RoleChoice): string =>
  shopRoleId === null ? role : `own ${shopRoleId}`;

/** The role of a select field's choice. */
export function roleOfChoice(id: string): RoleChoice {
  const [, own] = /^own (\d+)$/.exec(id) ?? [];
  return own ? { role: "own", shopRoleId: Number(own) } : { role: id, shopRoleId: null };
}

/** Every role that may be chosen; only an owner makes owners. */
export function roleOptions(shopRoles: readonly ShopRole[], isOwner: boolean): Option[] {
  const ofPlatform = Object.entries(merchantRoles).map(([id, { name }]) => ({
    id,
    label: name,
    ...(id === "owner" && !isOwner ? { offBecause: "Owners only" } : {}),
  }));
  return [
    ...ofPlatform,
    ...shopRoles.map((role) => ({ id: choiceId({ role: "own", shopRoleId: role.id }), label: role.name })),
  ];
}

/** What a role is for, in one sentence. */
export function rolePurpose({ role, shopRoleId }: RoleChoice, shopRoles: readonly ShopRole[]): string {
  if (shopRoleId === null) return merchantRoles[role]?.purpose ?? "";
  const count = shopRoles.find(({ id }) => id === shopRoleId)?.permissions.length ?? 0;
  return count === 1 ? "Your own role with one permission." : `Your own role with ${count} permissions.`;
}
