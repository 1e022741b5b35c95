// Why an order waits. Each hold blocks one step and the steps after it. Source: print-on-demand "Holds".
import type { StationKind } from "../labels/label-machine.ts";

/** The step that a hold stops: release to the floor, or the first station that must not touch the order. */
export type HeldStep = "release" | StationKind;

export interface HoldKind {
  code: string;
  name: string;
  blocks: HeldStep;
  /** Stopping is somebody's fault or danger, or plain waiting. */
  tone: "danger" | "warning" | "info";
  /** What releasing it says. */
  release: string;
}

export const holdKinds: readonly HoldKind[] = [
  kind("payment_review", "Payment review", "release", "danger", "The payment is fine"),
  kind("frisk_review", "Risk review", "release", "danger", "Pass the order"),
  kind("art_unapproved", "Art not approved", "release", "warning", "The art is approved"),
  kind("personalisation_missing", "Personalisation missing", "release", "warning", "The words are complete"),
  kind("merchant_hold", "Held by the shop", "release", "info", "The shop lets it go on"),
  kind("customer_request", "Customer request", "pick", "info", "The request is settled"),
  kind("out_of_stock", "Out of stock", "pick", "warning", "Stock has come in"),
  kind("factory_issue", "Factory issue", "pick", "danger", "The issue is solved"),
  kind("print_file_failed", "Print file failed", "print", "danger", "The file is good now"),
  kind("address_invalid", "Address invalid", "pack", "warning", "The address is right"),
  kind("customs_data", "Customs data", "dispatch", "warning", "The data is complete"),
];

function kind(code: string, name: string, blocks: HeldStep, tone: HoldKind["tone"], release: string): HoldKind {
  return { code, name, blocks, tone, release };
}

const steps: readonly HeldStep[] = ["release", "pick", "pretreat", "print", "check", "sort", "pack", "dispatch"];

/** A hold's kind; an unknown code stops everything, so that nothing leaves by a spelling mistake. */
export const holdKindOf = (code: string): HoldKind =>
  holdKinds.find((known) => known.code === code) ??
  kind(code, code.replaceAll("_", " "), "release", "danger", "Release");

/** The first of these holds that stops `step`, or null. A hold stops its own step and every later one. */
export const holdThatStops = (codes: readonly string[], step: HeldStep): HoldKind | null =>
  codes.map(holdKindOf).find(({ blocks }) => steps.indexOf(blocks) <= steps.indexOf(step)) ?? null;
