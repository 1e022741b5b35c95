import fc from "fast-check";
import { expect, test } from "vitest";
import {
  decideScan,
  type LabelFacts,
  type LabelState,
  nextStation,
  routeOf,
  type StationKind,
} from "./label-machine.ts";

const front = { side: "front", isPrinted: false };
const back = { side: "back", isPrinted: false };
const label = (state: LabelState, changes: Partial<LabelFacts> = {}): LabelFacts => ({
  state,
  needsPretreat: true,
  applications: [front],
  unitsInOrder: 1,
  ...changes,
});

test.each<[string, LabelFacts, StationKind, object]>([
  ["picking a released label", label("released"), "pick", { ok: true, to: "picked", next: "pretreat" }],
  [
    "picking a white one",
    label("released", { needsPretreat: false }),
    "pick",
    { ok: true, to: "picked", next: "print" },
  ],
  ["picking twice", label("picked"), "pick", { ok: false, code: "already_done" }],
  ["picking before release", label("created"), "pick", { ok: false, code: "not_released" }],
  ["pretreating", label("picked"), "pretreat", { ok: true, to: "pretreated", next: "print" }],
  [
    "pretreating white",
    label("picked", { needsPretreat: false }),
    "pretreat",
    { ok: false, code: "no_pretreat_needed" },
  ],
  ["printing without pretreat", label("picked"), "print", { ok: false, code: "too_early", needs: "pretreat" }],
  ["starting the front", label("pretreated"), "print", { ok: true, to: "printing", side: "front", next: "print" }],
  ["ending the only side", label("printing"), "print", { ok: true, to: "printed", next: "check" }],
  [
    "going on to the back",
    label("printing", { applications: [front, back] }),
    "print",
    { ok: true, to: "printing", side: "back", next: "print" },
  ],
  [
    "ending the back",
    label("printing", { applications: [{ side: "front", isPrinted: true }, back] }),
    "print",
    { ok: true, to: "printed", next: "check" },
  ],
  ["checking", label("printed"), "check", { ok: true, to: "qc_passed", next: "pack" }],
  [
    "checking one of several",
    label("printed", { unitsInOrder: 3 }),
    "check",
    { ok: true, to: "qc_passed", next: "sort" },
  ],
  ["checking unprinted", label("picked"), "check", { ok: false, code: "too_early", needs: "pretreat" }],
  [
    "sorting one of several",
    label("qc_passed", { unitsInOrder: 3 }),
    "sort",
    { ok: true, to: "pigeonholed", next: "pack" },
  ],
  ["sorting a single", label("qc_passed"), "sort", { ok: false, code: "single_needs_no_hole" }],
  ["packing", label("qc_passed"), "pack", { ok: true, to: "packed", next: "dispatch" }],
  [
    "packing unsorted",
    label("qc_passed", { unitsInOrder: 2 }),
    "pack",
    { ok: false, code: "too_early", needs: "sort" },
  ],
  ["dispatching", label("packed"), "dispatch", { ok: true, to: "dispatched", next: "done" }],
  ["dispatching twice", label("dispatched"), "dispatch", { ok: false, code: "already_done" }],
  ["a cancelled label", label("cancelled"), "pick", { ok: false, code: "label_cancelled" }],
  ["a replaced label", label("replaced"), "check", { ok: false, code: "label_replaced" }],
])("%s", (_, facts, station, decision) => {
  expect(decideScan(facts, station)).toEqual(decision);
});

test("any label walks its own route to dispatch, and any scan off it is refused", () => {
  const stations: StationKind[] = ["pick", "pretreat", "print", "check", "sort", "pack", "dispatch"];
  const scans = fc.array(fc.constantFrom(...stations), { maxLength: 60 });
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 4 }),
      scans,
      (needsPretreat, units, sides, noise) => {
        let facts = label("released", {
          needsPretreat,
          unitsInOrder: units,
          applications: Array.from({ length: sides }, (_, i) => ({ side: `side ${i}`, isPrinted: false })),
        });
        const visited: StationKind[] = [];
        for (const station of [...noise, ...stations.flatMap((each) => Array(6).fill(each) as StationKind[])]) {
          const decision = decideScan(facts, station);
          expect(decision.ok).toBe(nextStation(facts) === station);
          if (!decision.ok) continue;
          if (visited.at(-1) !== station) visited.push(station);
          const applications = facts.state === "printing" ? markPrinted(facts.applications) : facts.applications;
          facts = { ...facts, state: decision.to, applications };
        }
        expect(facts.state).toBe("dispatched");
        expect(visited).toEqual(routeOf(facts));
      },
    ),
  );
});

const markPrinted = (applications: LabelFacts["applications"]) => {
  const running = applications.findIndex((application) => !application.isPrinted);
  return applications.map((application, index) =>
    index === running ? { ...application, isPrinted: true } : application,
  );
};
