import { expect, test } from "vitest";
import { permissionsOf } from "../access/roles.ts";
import {
  holdKindOf,
  holdKinds,
  holdThatStops,
  mayMerchantReleaseHold,
  mayReleaseHold,
  merchantHoldText,
} from "./holds.ts";

test.each([
  ["address_invalid", "print", null],
  ["address_invalid", "pack", "Address invalid"],
  ["address_invalid", "dispatch", "Address invalid"],
  ["frisk_review", "pick", "Risk review"],
  ["customs_data", "pack", null],
  ["print_file_failed", "pick", null],
  ["print_file_failed", "print", "Print file failed"],
] as const)("%s at %s stops %s", (code, step, name) => {
  expect(holdThatStops([code], step)?.name ?? null).toBe(name);
});

test("an unknown hold stops everything", () => {
  expect(holdThatStops(["made_up"], "release")?.name).toBe("made up");
});

test("the hold that stops is found among those that do not", () => {
  expect(holdThatStops(["customs_data", "out_of_stock"], "pick")?.code).toBe("out_of_stock");
});

test.each([
  ["payment_review", "release", "risk"],
  ["frisk_review", "release", "risk"],
  ["art_unapproved", "release", "support factory-lead risk"],
  ["personalisation_missing", "release", "support factory-lead risk"],
  ["merchant_hold", "release", "support factory-lead risk"],
  ["customer_request", "pick", "support factory-lead risk"],
  ["out_of_stock", "pick", "support factory-lead risk"],
  ["factory_issue", "pick", "support factory-lead risk"],
  ["print_file_failed", "print", "support factory-lead risk"],
  ["address_invalid", "pack", "support factory-lead risk"],
  ["customs_data", "dispatch", "support factory-lead risk"],
])("%s blocks %s and is released by %s (print-on-demand §3, Holds)", (code, blocks, roles) => {
  const roleNames = ["support", "factory-lead", "risk", "picker", "finance"];
  expect(holdKindOf(code).blocks).toBe(blocks);
  expect(roleNames.filter((role) => mayReleaseHold(code, permissionsOf([role]))).join(" ")).toBe(roles);
});

test("there are eleven kinds, and merchants read why without the name of a check", () => {
  expect(holdKinds).toHaveLength(11);
  const hidden = holdKinds.filter(({ merchantText }) => merchantText.endsWith("is being checked"));
  expect(hidden.map(({ code }) => code)).toEqual(["payment_review", "frisk_review"]);
  for (const { merchantText } of holdKinds) expect(merchantText).not.toMatch(/risk|fraud|frisk/i);
});

test.each([
  ["frisk_review", "Score 45. Two cards on one device.", "Order is being checked"],
  ["payment_review", "The card is known", "Payment is being checked"],
  ["address_invalid", "No such house", "No such house"],
  ["address_invalid", "", "Address not found"],
])("a merchant reads of %s with the note %j: %s", (code, note, text) => {
  expect(merchantHoldText(code, note)).toBe(text);
});

test("a shop releases its own hold and no other", () => {
  const released = holdKinds.filter(({ code }) => mayMerchantReleaseHold(code, ["orders.manage"]));
  expect(released.map(({ code }) => code)).toEqual(["merchant_hold"]);
  expect(mayMerchantReleaseHold("merchant_hold", ["orders.read"])).toBe(false);
});
