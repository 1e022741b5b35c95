import { expect, test } from "vitest";
import { decideRelease, type ReleaseFacts, type ReleaseItem } from "./release-rules.ts";

const tee: ReleaseItem = {
  name: "Luna Moth tee",
  approval: "approved",
  sides: ["front", "back"],
  verifiedSides: ["front", "back"],
};
const facts = (changes: Partial<ReleaseFacts> = {}): ReleaseFacts => ({
  status: "paid",
  isDeleted: false,
  holds: [],
  items: [tee],
  ...changes,
});

test("a paid order with approved designs and verified files goes to the floor", () => {
  expect(decideRelease(facts())).toEqual({ ok: true });
});

test.each<[string, Partial<ReleaseFacts>, string, string]>([
  ["one that is not paid", { status: "to_be_paid" }, "not_paid", "The order has not been paid yet."],
  ["one that is on the floor", { status: "label_printed" }, "already_released", "The order is on the floor already."],
  ["one that is refunded", { status: "refunded" }, "already_released", "The order was refunded."],
  ["one that was sent", { status: "complete" }, "already_released", "The order is complete."],
  ["a stopped one", { status: "issue" }, "stopped", "The order is stopped. Resume it first."],
  ["one that risk looks at", { frisk: "review" }, "being_checked", "The order is still being checked."],
  [
    "one whose words are missing",
    { isPersonalisationComplete: false },
    "personalisation_missing",
    "The personalisation is missing.",
  ],
  ["a cancelled one", { isDeleted: true, status: "refunded" }, "cancelled", "The order is cancelled."],
  ["a held one", { holds: ["frisk_review"] }, "on_hold", "Risk review is holding it. Release the hold first."],
  [
    "a denied design",
    { items: [tee, { ...tee, name: "Swell", approval: "denied" }] },
    "product_denied",
    "Swell was denied by moderation.",
  ],
  [
    "designs that wait for approval, each named once",
    {
      items: [
        { ...tee, approval: "pending" },
        { ...tee, approval: "pending" },
        { ...tee, name: "Swell", approval: "draft" },
      ],
    },
    "product_pending",
    "Luna Moth tee, Swell are waiting for approval.",
  ],
  [
    "a back without a file",
    { items: [{ ...tee, verifiedSides: ["front"] }] },
    "print_files_missing",
    "Luna Moth tee has no print file yet. It is being made.",
  ],
  [
    "a design whose sides are unknown",
    { items: [{ ...tee, sides: [] }] },
    "print_files_missing",
    "Luna Moth tee has no print file yet. It is being made.",
  ],
])("%s stays, with the reason in words", (_, changes, code, reason) => {
  expect(decideRelease(facts(changes))).toEqual({ ok: false, code, reason });
});

test("the planner waits for the end of the edit window, a person need not", () => {
  expect(decideRelease(facts(), { kind: "system" })).toMatchObject({ code: "edit_window_open" });
  expect(decideRelease({ ...facts(), isEditWindowOver: true }, { kind: "system" })).toEqual({ ok: true });
  expect(decideRelease(facts(), { kind: "staff", permissions: [] })).toMatchObject({ code: "not_permitted" });
});

test("paper waits for its batch, quoted work for its payment", () => {
  const planner = { kind: "system" } as const;
  expect(decideRelease(facts(), planner, "paper")).toMatchObject({ code: "batch_open" });
  expect(decideRelease({ ...facts(), isBatchClosed: true }, planner, "paper")).toEqual({ ok: true });
  expect(decideRelease(facts({ status: "po_confirmed" }), planner, "bespoke")).toEqual({ ok: true });
  expect(decideRelease(facts({ status: "bespoke_sorted" }), planner, "bespoke").ok).toBe(false);
});

test("a hold of a later step lets the order be released", () => {
  expect(decideRelease(facts({ holds: ["address_invalid", "customs_data"] }))).toEqual({ ok: true });
});
