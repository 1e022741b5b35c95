// Who of the staff may change what whom of them may do. Nobody gives more than they have, and somebody can always repair
// everything: there is an enabled admin at any time.

export interface StaffMember {
  accountId: number;
  isAdmin: boolean;
  /** All that they may do for good. */
  permissions: readonly string[];
}

/** What a person is to be. `timed` are the permissions whose end is new or later than it was. */
export interface StaffPlace {
  isAdmin: boolean;
  permissions: readonly string[];
  timed: readonly string[];
}

export type StaffRefusal =
  | "yourself"
  | "onlyAdmins"
  | "lastAdmin"
  | "beyondYours"
  | "ownRequest"
  | "adminRole"
  | "roleInUse"
  | "shippedRole";

export const staffRefusals: Readonly<Record<StaffRefusal, string>> = {
  yourself: "You can't change your own access. Ask a colleague.",
  onlyAdmins: "Only a super admin can change a super admin.",
  lastAdmin: "Selvedge needs a super admin. Make someone else one first.",
  beyondYours: "You can't give permissions that you don't have.",
  ownRequest: "Someone else has to answer your request.",
  adminRole: "Super admins may do everything. This role can't be changed.",
  roleInUse: "People have this role. Give them another one first.",
  shippedRole: "This role came with Selvedge. It can be changed, but not deleted.",
};

/** Why the actor may not give these permissions; null where they may. */
export const refusalOfGiving = (actor: StaffMember, permissions: readonly string[]): StaffRefusal | null =>
  permissions.every((word) => actor.permissions.includes(word)) ? null : "beyondYours";

/** Why the actor may not give a colleague this place; null where they may. `admins` counts the enabled ones now. */
export function refusalOfPlace(
  actor: StaffMember,
  member: StaffMember,
  next: StaffPlace,
  admins: number,
): StaffRefusal | null {
  if (actor.accountId === member.accountId) return "yourself";
  if ((member.isAdmin || next.isAdmin) && !actor.isAdmin) return "onlyAdmins";
  if (member.isAdmin && !next.isAdmin && admins <= 1) return "lastAdmin";
  const added = next.permissions.filter((word) => !member.permissions.includes(word));
  return refusalOfGiving(actor, [...added, ...next.timed]);
}

/** Why the actor may not switch a colleague off or on; null where they may. */
export function refusalOfSwitch(
  actor: StaffMember,
  member: StaffMember,
  isOn: boolean,
  admins: number,
): StaffRefusal | null {
  if (actor.accountId === member.accountId) return "yourself";
  if (member.isAdmin && !actor.isAdmin) return "onlyAdmins";
  return !isOn && member.isAdmin && admins <= 1 ? "lastAdmin" : null;
}
