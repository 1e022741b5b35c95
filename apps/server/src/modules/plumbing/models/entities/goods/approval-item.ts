import { defineModel } from "../../model.ts";

/**
 * Moderation's decision about a shop: approved is 1 for yes and 0 for no. Undecided while decidedAt is empty, which is the
 * difference between "Denied" and "Not modded yet". Source: platform-core §3, subdomain "approvalItem".
 */
export const approvalItem = defineModel({
  type: "approval_item",
  table: "approval_items",
  owner: "division",
  keyType: "number",
  audience: "merchant",
  permission: { staff: "shops.read" },
  attributes: {
    approved: { column: "approved" },
    denialReason: { column: "denial_reason" },
    createdAt: { column: "created_at", as: "instant" },
    decidedAt: { column: "decided_at", as: "instant" },
  },
  relations: { user: { model: "user", many: false, column: "decided_by", audience: "staff" } },
});
