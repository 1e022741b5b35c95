import fc from "fast-check";
import { expect, test } from "vitest";
import { hasLabelMove, labelEdges } from "./label-edges.ts";
import { decideScan, type LabelFacts, nextStation, type Override } from "./label-machine.ts";
import { routeOf, type StationKind, stationOrder, type Technology } from "./label-route.ts";
import { type LabelState, labelStates } from "./label-state.ts";

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
    { ok: false, code: "no_pretreat_needed", needs: "print" },
  ],
  [
    "pretreating white before it is picked",
    label("released", { needsPretreat: false }),
    "pretreat",
    { ok: false, code: "too_early", needs: "pick" },
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
  [
    "starting the back once the machine has finished the front",
    label("printing", {
      applications: [
        { side: "front", isPrinted: true },
        { ...back, isRunning: false },
      ],
    }),
    "print",
    { ok: true, to: "printing", side: "back", next: "print" },
  ],
  [
    "printing a side again that the machine did not print",
    label("printing", { applications: [{ ...front, isRunning: false }] }),
    "print",
    { ok: true, to: "printing", side: "front", next: "print" },
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
  ["sorting a single", label("qc_passed"), "sort", { ok: false, code: "single_needs_no_hole", needs: "pack" }],
  [
    "sorting a single that is packed",
    label("packed"),
    "sort",
    { ok: false, code: "single_needs_no_hole", needs: "dispatch" },
  ],
  ["sorting a single unprinted", label("pretreated"), "sort", { ok: false, code: "too_early", needs: "print" }],
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

const lead = { reason: "The scanner at the station is broken", permissions: ["labels.override"] };

test.each<[string, LabelFacts, StationKind, Override, object]>([
  [
    "printing what was never picked",
    label("released", { needsPretreat: false }),
    "print",
    lead,
    { ok: true, to: "printing", side: "front", next: "print", skipped: ["pick"] },
  ],
  [
    "packing past the wall",
    label("qc_passed", { unitsInOrder: 2 }),
    "pack",
    lead,
    { ok: true, to: "packed", next: "dispatch", skipped: ["sort"] },
  ],
  [
    "without the word for it",
    label("qc_passed", { unitsInOrder: 2 }),
    "pack",
    { ...lead, permissions: ["floor.scan"] },
    { ok: false, code: "override_not_permitted", needs: "sort" },
  ],
  [
    "without a reason",
    label("qc_passed", { unitsInOrder: 2 }),
    "pack",
    { ...lead, reason: " " },
    { ok: false, code: "override_needs_reason", needs: "sort" },
  ],
  ["past the printer", label("picked"), "check", lead, { ok: false, code: "cannot_be_skipped", needs: "print" }],
  ["past the packer", label("qc_passed"), "dispatch", lead, { ok: false, code: "cannot_be_skipped", needs: "pack" }],
  ["backwards", label("printed"), "pick", lead, { ok: false, code: "already_done" }],
])("a lead's override, %s", (_, facts, station, override, decision) => {
  expect(decideScan(facts, station, override)).toEqual(decision);
});

test.each<[Technology, boolean, number, string]>([
  ["dtg", true, 2, "pick pretreat print check sort pack dispatch"],
  ["dtg", false, 1, "pick print check pack dispatch"],
  ["dtf", true, 2, "pick print check sort pack dispatch"],
  ["vinyl", true, 1, "pick print check pack dispatch"],
  ["blank", true, 2, "pick check sort pack dispatch"],
  ["paper", true, 3, "print check pack dispatch"],
])("%s, pretreat %s, %i in the order, goes %s (print-on-demand §3)", (technology, needsPretreat, unitsInOrder, way) => {
  expect(routeOf({ technology, needsPretreat, unitsInOrder }).join(" ")).toBe(way);
});

test.each<[string, LabelFacts, StationKind, object]>([
  [
    "a sheet is not picked",
    label("released", { technology: "paper" }),
    "pick",
    { ok: false, code: "not_its_way", needs: "print" },
  ],
  [
    "a sheet needs no hole",
    label("qc_passed", { technology: "paper", unitsInOrder: 3 }),
    "sort",
    { ok: false, code: "not_its_way", needs: "pack" },
  ],
  [
    "nor does a single sheet",
    label("qc_passed", { technology: "paper" }),
    "sort",
    { ok: false, code: "not_its_way", needs: "pack" },
  ],
  [
    "a transfer needs no pretreat",
    label("picked", { technology: "dtf" }),
    "pretreat",
    { ok: false, code: "not_its_way", needs: "print" },
  ],
  [
    "a sheet is printed first",
    label("released", { technology: "paper" }),
    "print",
    { ok: true, to: "printing", side: "front", next: "print" },
  ],
  [
    "a plain blank is only checked",
    label("picked", { technology: "blank", applications: [] }),
    "check",
    { ok: true, to: "qc_passed", next: "pack" },
  ],
])("%s", (_, facts, station, decision) => {
  expect(decideScan(facts, station)).toEqual(decision);
});

const technologies: readonly Technology[] = ["dtg", "dtf", "vinyl", "paper", "blank"];
const ofPrint: readonly LabelState[] = ["pretreated", "printing", "printed"];

/** Sides that a unit can have in a state: while it is printed, one of two may be finished. A blank sees no printer. */
function sidesAt(state: LabelState, technology: Technology): LabelFacts["applications"][] {
  if (technology === "blank") return ofPrint.includes(state) ? [] : [[]];
  const fresh = [[front], [front, back]];
  return state === "printing" ? [...fresh, [{ ...front, isPrinted: true }, back]] : fresh;
}

const situations: readonly LabelFacts[] = labelStates.flatMap((state) =>
  technologies.flatMap((technology) =>
    [true, false].flatMap((needsPretreat) =>
      [1, 2].flatMap((unitsInOrder) =>
        sidesAt(state, technology).map((applications) => ({
          ...{ state, technology, needsPretreat, unitsInOrder, applications },
        })),
      ),
    ),
  ),
);

/** Every move that a scan makes anywhere, with or without a lead's word: "picked to printing by print". */
const scanned = new Set(
  situations.flatMap((facts) =>
    stationOrder.flatMap((station) =>
      [undefined, lead].flatMap((override) => {
        const decision = decideScan(facts, station, override);
        return decision.ok ? [`${facts.state} to ${decision.to} by ${station}`] : [];
      }),
    ),
  ),
);
const listed = labelEdges.flatMap(({ from, to, by }) => from.map((state) => `${state} to ${to} by ${by}`));

test("every move that a scan makes is a row of the table, and every row of a station is made by a scan", () => {
  const laidByHand = "qc_passed to to_pack by check";
  const atStations = listed.filter((move) => !/ by (release|fault|cancel)$/.test(move) && move !== laidByHand);
  expect([...scanned].sort()).toEqual([...new Set(atStations)].sort());
});

test.each([
  ["several", "created released picked pretreated printing printed qc_passed pigeonholed packed dispatched"],
  ["a single", "created released picked pretreated printing printed qc_passed to_pack packed dispatched"],
])("%s go the way that the machine is written down with (print-on-demand §3, Label machine)", (_, way) => {
  const states = way.split(" ") as LabelState[];
  for (const [index, state] of states.slice(1).entries()) expect(hasLabelMove(states[index]!, state), state).toBe(true);
});

test("release, a fault and calling off are no scans (print-on-demand §3, side exits)", () => {
  const others = labelEdges.filter(({ by }) => !stationOrder.some((station) => station === by));
  expect(others.map(({ by, to }) => `${by}: ${to}`)).toEqual([
    "release: released",
    "fault: replaced",
    "cancel: cancelled",
  ]);
});

test.each<[LabelState, StationKind | null]>([
  ["created", null],
  ["released", "pick"],
  ["picked", "pretreat"],
  ["pretreated", "print"],
  ["printing", "print"],
  ["printed", "check"],
  ["qc_passed", "sort"],
  ["pigeonholed", "pack"],
  ["to_pack", "pack"],
  ["packed", "dispatch"],
  ["dispatched", null],
  ["cancelled", null],
  ["replaced", null],
])("one of several that is %s waits for %s", (state, station) => {
  expect(nextStation(label(state, { unitsInOrder: 2 }))).toBe(station);
});

test("any label walks its own route to dispatch, and any scan off it is refused", () => {
  const stations: StationKind[] = ["pick", "pretreat", "print", "check", "sort", "pack", "dispatch"];
  const scans = fc.array(fc.constantFrom(...stations), { maxLength: 60 });
  fc.assert(
    fc.property(
      fc.record({
        needsPretreat: fc.boolean(),
        technology: fc.constantFrom<Technology>("dtg", "dtf", "vinyl", "paper", "blank"),
      }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 4 }),
      scans,
      (kind, units, sides, noise) => {
        let facts = label("released", {
          ...kind,
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
