import { expect, test } from "vitest";
import type { StationKind } from "../labels/label-machine.ts";
import { type RefusalCode, type RefusalFacts, refusalWords, repeatedWords, standingWords } from "./scan-words.ts";

const clay = { garment: "the clay tee", order: "ML-418311" };

test.each<[RefusalCode, Partial<RefusalFacts>, string, string, string]>([
  [
    "other_order",
    { ...clay, place: "C13" },
    "Not in this parcel",
    "It belongs to order ML-418311.",
    "Put the clay tee in C13",
  ],
  [
    "other_order",
    { ...clay, needs: "print" },
    "Not in this parcel",
    "It belongs to order ML-418311.",
    "Take it to Print",
  ],
  [
    "other_order",
    { ...clay, needs: "pack" },
    "Not in this parcel",
    "It belongs to order ML-418311.",
    "Set it aside, pack it next",
  ],
  [
    "too_early",
    { ...clay, needs: "pretreat" },
    "Not pretreated yet",
    "The clay tee, order ML-418311.",
    "Take it to Pretreat",
  ],
  ["too_early", clay, "Too early", "The clay tee, order ML-418311.", "Call a lead"],
  [
    "label_replaced",
    { because: "Pretreat mark", successor: "L204 188 1143" },
    "Thrown away",
    "Pretreat mark. L204 188 1143 took its place.",
    "Put it in the waste box",
  ],
  [
    "wrong_hole",
    { scanned: "B13", place: "B14" },
    "Wrong hole",
    "B13 is not its hole. It goes in B14.",
    "Put in, scan B14",
  ],
  [
    "order_incomplete",
    { because: "The white tee waits for Print.", place: "B14" },
    "Not all here yet",
    "The white tee waits for Print.",
    "Leave it in B14",
  ],
  [
    "not_a_label",
    { scanned: "5012345678900" },
    "Not a garment label",
    "“5012345678900” is something else.",
    "Scan the label at the hem",
  ],
  ...(
    [
      ["pick", "Scan the shelf or a label"],
      ["print", "Scan the label at the hem"],
      ["sort", "Scan a label or its hole"],
      ["pack", "Scan a label or a hole"],
      ["dispatch", "Scan a label or the packing slip"],
    ] as const
  ).map(([at, next]): [RefusalCode, Partial<RefusalFacts>, string, string, string] => [
    "not_a_label",
    { scanned: "MILK", at },
    "Not a garment label",
    "“MILK” is something else.",
    next,
  ]),
])("%s says what, whose, that nothing was changed, and the way out", (code, facts, title, detail, next) => {
  expect(refusalWords(code, facts)).toEqual({ title, detail: `${detail} Nothing was changed.`, next });
});

test.each<[StationKind, StationKind | null, string, string]>([
  ["pick", "pretreat", "Already picked", "Take it to Pretreat"],
  ["check", "sort", "Already checked", "Take it to the put wall"],
  ["dispatch", null, "Already sent", "Scan the next one"],
  ["print", "print", "Already printed", "Scan the next one"],
])("a second scan at %s says so", (station, next, title, way) => {
  expect(repeatedWords(station, next)).toEqual({ title, detail: "Nothing was changed.", next: way });
});

test.each([
  ["issue", "is stopped"],
  ["disputed", "is disputed"],
  ["paid", "is not released"],
  ["to_be_paid", "is not paid"],
  ["complete", "is complete"],
  ["refunded", "was refunded"],
] as const)("an order that is %s “%s”", (status, standing) => {
  expect(standingWords(status)).toBe(standing);
  expect(refusalWords("order_stopped", { order: "NK-418319", because: standing }).detail).toBe(
    `Order NK-418319 ${standing}. Nothing was changed.`,
  );
});
