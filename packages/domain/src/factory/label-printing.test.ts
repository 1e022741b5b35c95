import { expect, test } from "vitest";
import { permissionToPrint } from "./label-printing.ts";

const first = { isRemade: false, labelPrints: 0 };
const remade = { isRemade: true, labelPrints: 0 };

test.each([
  ["the label of one remade garment", { orders: 0, labels: [remade] }, "labels.fault"],
  ["the same label again", { orders: 0, labels: [{ ...remade, labelPrints: 1 }] }, "labels.print"],
  ["one label that replaces nothing", { orders: 0, labels: [first] }, "labels.print"],
  ["two remade garments at once", { orders: 0, labels: [remade, remade] }, "labels.print"],
  ["a remade garment among others", { orders: 0, labels: [remade, first] }, "labels.print"],
  ["a whole order", { orders: 1, labels: [] }, "labels.print"],
  ["a whole order that is one remade garment", { orders: 1, labels: [remade] }, "labels.print"],
  ["nothing", { orders: 0, labels: [] }, "labels.print"],
] as const)("printing %s takes its permission (print-on-demand section 3)", (_, request, permission) => {
  expect(permissionToPrint(request)).toBe(permission);
});
