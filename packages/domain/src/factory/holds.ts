// Why an order waits. Each hold blocks one step and the steps after it, and one action lets it go.
// Source: print-on-demand section 3 "Holds".
import type { StaffPermission } from "../access/roles.ts";
import { type StationKind, stationOrder } from "../labels/label-route.ts";

/** The step that a hold stops: release to the floor, or the first station that must not touch the order. */
export type HeldStep = "release" | StationKind;

export interface HoldKind {
  code: string;
  name: string;
  blocks: HeldStep;
  /** Stopping is a person's fault or danger, or plain waiting. */
  tone: "danger" | "warning" | "info";
  /** What releasing it says. */
  release: string;
  /** The word that staff need to release it. */
  releasedBy: StaffPermission;
  /** The shop's own people may release it too, with orders.manage. */
  isForMerchant: boolean;
  /** What the shop's people read. Payment and risk checks say no more than that they run. */
  merchantText: string;
}

type Row = [
  code: string,
  name: string,
  blocks: HeldStep,
  tone: HoldKind["tone"],
  release: string,
  releasedBy: StaffPermission,
  merchantText: string,
];

const rows: readonly Row[] = [
  [
    "payment_review",
    "Payment review",
    "release",
    "danger",
    "The payment is fine",
    "orders.review_risk",
    "Payment is being checked",
  ],
  [
    "frisk_review",
    "Risk review",
    "release",
    "danger",
    "Pass the order",
    "orders.review_risk",
    "Order is being checked",
  ],
  [
    "art_unapproved",
    "Art not approved",
    "release",
    "warning",
    "The art is approved",
    "orders.hold",
    "Design is still in review",
  ],
  [
    "personalisation_missing",
    "Personalisation missing",
    "release",
    "warning",
    "The words are complete",
    "orders.hold",
    "Personal words are missing",
  ],
  ["merchant_hold", "Held by the shop", "release", "info", "The shop resumes it", "orders.hold", "Held by you"],
  [
    "customer_request",
    "Customer request",
    "pick",
    "info",
    "The request is settled",
    "orders.hold",
    "Held for the customer",
  ],
  ["out_of_stock", "Out of stock", "pick", "warning", "Stock has come in", "orders.hold", "Out of stock"],
  ["factory_issue", "Factory issue", "pick", "danger", "The issue is solved", "orders.resume", "Held at the factory"],
  [
    "print_file_failed",
    "Print file failed",
    "print",
    "danger",
    "The file is good now",
    "orders.hold",
    "Artwork could not be printed",
  ],
  [
    "address_invalid",
    "Address invalid",
    "pack",
    "warning",
    "The address is right",
    "orders.change_address",
    "Address not found",
  ],
  [
    "customs_data",
    "Customs data",
    "dispatch",
    "warning",
    "The data is complete",
    "orders.hold",
    "Customs details are missing",
  ],
];

const kind = ([code, name, blocks, tone, release, releasedBy, merchantText]: Row): HoldKind => ({
  code,
  name,
  blocks,
  tone,
  release,
  releasedBy,
  isForMerchant: code === "merchant_hold",
  merchantText,
});

export const holdKinds: readonly HoldKind[] = rows.map(kind);

const steps: readonly HeldStep[] = ["release", ...stationOrder];

/** A hold's kind; an unknown code stops everything, so that nothing leaves by a spelling mistake. */
export const holdKindOf = (code: string): HoldKind =>
  holdKinds.find((known) => known.code === code) ??
  kind([code, code.replaceAll("_", " "), "release", "danger", "Release", "orders.hold", "On hold"]);

/** The first of these holds that stops `step`, or null. A hold stops its own step and every later one. */
export const holdThatStops = (codes: readonly string[], step: HeldStep): HoldKind | null =>
  codes.map(holdKindOf).find(({ blocks }) => steps.indexOf(blocks) <= steps.indexOf(step)) ?? null;

/**
 * What the shop's people read of a hold: its note, else its own words. What was written in a payment or risk check stays
 * with those who judge it.
 */
export function merchantHoldText(code: string, note: string): string {
  const { merchantText, releasedBy } = holdKindOf(code);
  return releasedBy === "orders.review_risk" || note === "" ? merchantText : note;
}

/**
 * Whether staff with these permissions may release a hold. Risk and payment checks are decided by those who judge risk;
 * a hold that has an own word can also be released by people who may hold orders, but never those two.
 */
export function mayReleaseHold(code: string, permissions: readonly string[]): boolean {
  const { releasedBy } = holdKindOf(code);
  const isRisk = releasedBy === "orders.review_risk";
  return permissions.includes(releasedBy) || (!isRisk && permissions.includes("orders.hold"));
}

/** Whether the shop's people may release a hold, given their permissions. */
export const mayMerchantReleaseHold = (code: string, permissions: readonly string[]): boolean =>
  holdKindOf(code).isForMerchant && permissions.includes("orders.manage");
