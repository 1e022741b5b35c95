/** Moderation's decision on a shop: 1 yes, 0 no, null before it is reviewed. Source: platform-core §3 "subdomain". */
export interface ApprovalItem {
  approved: number | null;
}

export const approvalLabels = ["Approved", "Denied", "Not modded yet", "No approval item"] as const;
export type ApprovalLabel = (typeof approvalLabels)[number];

/**
 * A shop's approval in words. What was decided and is no yes is a no: only a decision that is still missing reads
 * "Not modded yet" (the specification leaves the difference open).
 */
export function approvalLabel(item: ApprovalItem | null | undefined): ApprovalLabel {
  if (!item) return "No approval item";
  if (item.approved === 1) return "Approved";
  return item.approved === null ? "Not modded yet" : "Denied";
}
