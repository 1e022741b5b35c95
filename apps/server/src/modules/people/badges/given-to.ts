import type { GivenToStaff } from "@selvedge/domain/access/roles";
import type { ChangedRoles } from "../../../plugins/access/staff-rows.ts";

interface GivenRow {
  extra: string[];
  changedRoles: ChangedRoles;
  storeControlRole: string;
}

/** What a row of a member of staff holds beside their roles, as permissions are read from it. */
export const givenTo = ({ extra, changedRoles, storeControlRole }: GivenRow): GivenToStaff => ({
  extra,
  storeControlRole,
  changed: Object.fromEntries(Object.entries(changedRoles).map(([word, role]) => [word, role.permissions])),
});
