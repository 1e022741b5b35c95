import fc from "fast-check";
import { expect, test } from "vitest";
import { mayBeCancelled, mayBeReplaced } from "./label-edges.ts";
import { isActive, type LabelState, labelStates } from "./label-state.ts";
import { labelsSumUp, replaceLabel } from "./replace-label.ts";

const unit = (state: LabelState, priority = 0) => ({
  state,
  priority,
  counter: 1,
  applications: [{ side: "front", isPrinted: true }],
});

test.each<[LabelState, string]>([
  ["created", "not_released"],
  ["dispatched", "already_sent"],
  ["cancelled", "label_cancelled"],
  ["replaced", "label_replaced"],
])("a label that is %s cannot be replaced: %s", (state, code) => {
  expect(replaceLabel(unit(state))).toEqual({ ok: false, code });
});

test.each([
  [0, 2],
  [1, 2],
  [3, 3],
])(
  "a fault makes the same unit again from the start; priority %i becomes %i (readings, Replaced labels)",
  (before, after) => {
    expect(replaceLabel(unit("printed", before))).toEqual({
      ok: true,
      replaced: unit("replaced", before),
      child: { state: "released", priority: after, counter: 1, applications: [{ side: "front", isPrinted: false }] },
    });
  },
);

test("everything that has not left can be cancelled, and everything on the floor can be made again", () => {
  expect(labelStates.filter((state) => !mayBeCancelled(state))).toEqual(["dispatched", "cancelled", "replaced"]);
  expect(labelStates.filter((state) => !mayBeReplaced(state))).toEqual([
    "created",
    "dispatched",
    "cancelled",
    "replaced",
  ]);
});

test.each<[string, Parameters<typeof labelsSumUp>[0], boolean]>([
  ["one for each", { quantity: 2, returned: [], labels: [unit("picked"), unit("packed")] }, true],
  ["a replaced one and its child", { quantity: 1, returned: [], labels: [unit("replaced"), unit("released")] }, true],
  ["a replaced one without a child", { quantity: 1, returned: [], labels: [unit("replaced")] }, false],
  ["one cancelled", { quantity: 2, returned: [], labels: [unit("picked"), unit("cancelled")] }, true],
  ["one returned", { quantity: 2, returned: [1], labels: [unit("dispatched"), unit("dispatched")] }, true],
  ["one too many", { quantity: 1, returned: [], labels: [unit("picked"), unit("picked")] }, false],
])("labels and active quantity: %s (P3.26)", (_, line, isRight) => {
  expect(labelsSumUp(line)).toBe(isRight);
});

test("labels always sum to the active quantity, whatever is thrown away or called off (P3.26)", () => {
  const action = fc.record({ at: fc.nat(9), what: fc.constantFrom("fault" as const, "cancel" as const) });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.array(action, { maxLength: 20 }), (quantity, actions) => {
      let labels = Array.from({ length: quantity }, (_, index) => ({ ...unit("released"), counter: index + 1 }));
      for (const { at, what } of actions) labels = done(labels, at % labels.length, what);
      expect(labelsSumUp({ quantity, returned: [], labels })).toBe(true);
      const counters = labels.filter(isActive).map(({ counter }) => counter);
      expect(new Set(counters).size).toBe(counters.length);
    }),
  );
});

type Unit = ReturnType<typeof unit>;

function done(labels: Unit[], at: number, what: "fault" | "cancel"): Unit[] {
  const label = labels[at]!;
  if (what === "cancel")
    return mayBeCancelled(label.state) ? labels.with(at, { ...label, state: "cancelled" }) : labels;
  const replacement = replaceLabel(label);
  return replacement.ok ? [...labels.with(at, replacement.replaced), replacement.child] : labels;
}
