import { expect, test } from "vitest";
import { merchantStatus, statusDetail } from "./status-words.ts";

const plain = { labels: [], hold: null, parcel: null };

test.each([
  ["paid", false, "Paid", "settled"],
  ["paid", true, "On hold", "stopped"],
  ["label_printed", false, "Making", "moving"],
  ["packing", true, "On hold", "stopped"],
  ["complete", false, "Sent", "settled"],
  ["complete", true, "Sent", "settled"],
  ["issue", false, "Issue", "stopped"],
] as const)("%s, held: %s, reads %s", (status, isHeld, statusName, tone) => {
  expect(merchantStatus(status, isHeld)).toEqual({ statusName, tone });
});

test.each([
  [{ ...plain, status: "paid" }, "Waiting for the floor"],
  [{ ...plain, status: "label_printed", labels: ["printed", "picked"] }, "1 of 2 printed"],
  [{ ...plain, status: "label_printed", labels: ["qc_passed", "picked"] }, "1 of 2 checked"],
  [{ ...plain, status: "processing", labels: ["released"] }, "0 of 1 printed"],
  [{ ...plain, status: "complete", parcel: { carrier: "Royal Mail", count: 1 } }, "Royal Mail, one parcel"],
  [{ ...plain, status: "complete", parcel: { carrier: "Royal Mail", count: 2 } }, "Royal Mail, 2 parcels"],
  [{ ...plain, status: "paid", hold: { code: "address_invalid", note: "" } }, "Address not found"],
  [{ ...plain, status: "issue", hold: { code: "factory_issue", note: "Clean the head" } }, "Held at the factory"],
  [{ ...plain, status: "paid", hold: { code: "merchant_hold", note: "Wrong size" } }, "Wrong size"],
] as const)("%o is shown as %s", (facts, text) => {
  expect(statusDetail(facts)).toBe(text);
});
