// Who may change whom in a shop's team. Nobody gives more than they have, and a shop always has an owner.

export interface TeamMember {
  accountId: number;
  role: string;
  permissions: readonly string[];
}

/** What a member or an invitation is to be: null takes the member out of the team. */
export interface TeamPlace {
  role: string;
  /** All that it permits, those of the role included. */
  permissions: readonly string[];
}

export type TeamRefusal = "yourself" | "lastOwner" | "onlyOwners" | "beyondYours" | "ownTwoFactorFirst";

export const teamRefusals: Readonly<Record<TeamRefusal, string>> = {
  yourself: "You can't change your own role. Ask another owner.",
  lastOwner: "A shop needs an owner. Make someone else an owner first.",
  onlyOwners: "Only an owner can change an owner.",
  beyondYours: "You can't give permissions that you don't have.",
  ownTwoFactorFirst: "Set up two-factor for yourself first, in Security.",
};

/** Why the actor may not give this place to somebody new; null where they may. */
export function refusalOfInvitation(actor: TeamMember, next: TeamPlace): TeamRefusal | null {
  if (next.role === "owner" && actor.role !== "owner") return "onlyOwners";
  return next.permissions.every((word) => actor.permissions.includes(word)) ? null : "beyondYours";
}

/** Why the actor may not change a member, or take them out; null where they may. `owners` counts the shop's owners now. */
export function refusalOfChange(
  actor: TeamMember,
  member: TeamMember,
  next: TeamPlace | null,
  owners: number,
): TeamRefusal | null {
  if (actor.accountId === member.accountId) {
    if (next !== null) return "yourself";
    return member.role === "owner" && owners <= 1 ? "lastOwner" : null;
  }
  if (member.role === "owner" && actor.role !== "owner") return "onlyOwners";
  if (next === null) return null;
  const added = next.permissions.filter((word) => !member.permissions.includes(word));
  return refusalOfInvitation(actor, { role: next.role === member.role ? "" : next.role, permissions: added });
}
