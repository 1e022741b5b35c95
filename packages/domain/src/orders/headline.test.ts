import fc from "fast-check";
import { expect, test } from "vitest";
import { type LabelState, labelStates } from "../labels/label-state.ts";
import { type OrderStatus, statusWords } from "./flows.ts";
import { headlineOf } from "./headline.ts";

test.each<[OrderStatus, LabelState[], string]>([
  ["to_be_paid", [], "We are waiting for your payment."],
  ["paid", [], "We have your order."],
  ["processing", ["released", "released"], "We are making your order."],
  ["label_printed", ["released", "picked"], "Printing now."],
  ["label_printed", ["printing", "printed"], "Printing now."],
  ["label_printed", ["printed", "printed"], "Printed, and being checked."],
  ["label_printed", ["printed", "qc_passed"], "Printed, and being checked."],
  ["label_printed", ["replaced", "released", "qc_passed"], "Some of it is printed. The rest is next."],
  ["label_printed", ["printed", "released"], "Some of it is printed. The rest is next."],
  ["processing", [], "We are making your order."],
  ["printed", ["cancelled"], "Printed and checked."],
  ["printed", ["pigeonholed"], "Printed and checked."],
  ["printed", ["qc_passed", "to_pack"], "Printed and checked."],
  ["printed", ["qc_passed", "pigeonholed"], "Printed and checked."],
  ["consolidated", ["pigeonholed", "to_pack"], "Everything is ready to pack."],
  ["packing", ["dispatched", "pigeonholed"], "Being packed."],
  ["packing", ["dispatched", "dispatched"], "Packed and ready to post."],
  ["printed", ["qc_passed"], "Printed and checked."],
  ["consolidated", ["pigeonholed", "pigeonholed"], "Everything is ready to pack."],
  ["packing", ["packed", "pigeonholed"], "Being packed."],
  ["packing", ["packed", "packed"], "Packed and ready to post."],
  ["packing", ["packed", "cancelled"], "Packed and ready to post."],
  ["complete", ["dispatched"], "On its way."],
  ["issue", ["printing"], "We are looking into your order."],
  ["refunded", ["cancelled"], "Your money is on its way back."],
])("at %s with garments %j a shopper reads: %s", (status, labels, headline) => {
  expect(headlineOf({ status, isDeleted: false, labels })).toBe(headline);
});

test("a cancelled order says so, whatever it was", () => {
  expect(headlineOf({ status: "refunded", isDeleted: true, labels: [] })).toBe("Your order is cancelled.");
});

test("there is a sentence for every status and any garments, and garments being checked are not on the press", () => {
  const statuses = fc.constantFrom(...(Object.keys(statusWords) as OrderStatus[]));
  fc.assert(
    fc.property(statuses, fc.array(fc.constantFrom(...labelStates), { maxLength: 5 }), (status, labels) => {
      expect(headlineOf({ status, isDeleted: false, labels })).toMatch(/^[A-Z].*\.$/);
    }),
  );
});
