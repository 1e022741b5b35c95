import { badges } from "@selvedge/domain/access/project-guards";
import { approvalLabel } from "@selvedge/domain/shops/approval-label";
import { readPaymentProcessor } from "@selvedge/domain/shops/payment-processor";
import { mainDivisionId } from "@selvedge/domain/shops/special-shops";
import type { Origins } from "../../../origins.ts";
import { doorOf } from "../../people/visitors/index.ts";
import type { ShopDetail, ShopRow } from "./queries.ts";

/** What lists and the shop's own page show alike. */
export const shownRow = (row: ShopRow, origins: Origins, now: Date) => ({
  id: row.id,
  name: row.name,
  code: row.code,
  url: row.label ? origins.shop(row.label) : origins.main,
  project: row.project,
  isPro: row.is_pro,
  isTurbo: row.is_turbo,
  door: doorOf(row, now),
  underReviewSince: row.under_review_since?.toISOString() ?? null,
  isDenied: row.is_denied,
  isAnswered: row.is_denied && row.is_answered,
});

export const shownShop = (row: ShopDetail, origins: Origins, now: Date) => ({
  ...shownRow(row, origins, now),
  isPlatformSite: row.id === mainDivisionId,
  approval: approvalLabel(row.approval_item),
  reviewReason: row.under_review_reason,
  supportEmail: row.support_email,
  since: row.created_at.toISOString(),
  otherShops: row.others,
  takesPayments: readPaymentProcessor(row.payment_processor, []).type,
  sellsThrough: row.integration_type,
  badges: (Object.keys(badges) as (keyof typeof badges)[]).filter((name) =>
    row.badges.some(({ code, group }) => code === badges[name].code && group === badges[name].group),
  ),
});
