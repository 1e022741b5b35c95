import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import { factoryName } from "@selvedge/domain/factory/factory-name";
import { deadlineOf, factoryDay, spareMinutes, startOfFactoryDay } from "@selvedge/domain/factory/spare-time";
import { flowOfStage, stages } from "@selvedge/domain/factory/stage-flow";
import { mainFactory } from "@selvedge/domain/shipping/services";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import {
  countOfShelf,
  countStages,
  doneSince,
  type FloorLabel,
  findStation,
  floorLabels,
  floorTotals,
  headOfShelf,
  listStations,
  presentGarment,
  printedLastHour,
  queueOf,
  type StageCount,
  type Station,
  type TightOrder,
  tightOrders,
  wallOf,
} from "../floor/index.ts";
import { failuresAtMachines, saidByMachine } from "../machines/index.ts";

/** Stages, totals and the orders with the least time to spare. */
export async function readFloor(platform: Platform) {
  const now = platform.now();
  const today = factoryDay(now);
  return withoutDivision(platform.pools.backOffice, async (db) => {
    const [all, tight, totals, machines, failures] = await Promise.all([
      countStages(db),
      tightOrders(db, 12),
      floorTotals(db, today, startOfFactoryDay(today)),
      printedLastHour(db, mainFactory, new Date(now.getTime() - 3_600_000)),
      failuresAtMachines(db),
    ]);
    const counts = all.filter(({ factoryCode }) => factoryCode === mainFactory);
    return {
      at: now.toISOString(),
      factory: factoryName(mainFactory),
      cutOffMinutes: Math.floor((deadlineOf(today).getTime() - now.getTime()) / 60_000),
      ...totals,
      stages: stages.map((stage) => presentStage(stage, counts, now)),
      tight: tight.map((order) => presentTight(order, now)).sort((a, b) => a.spareMinutes - b.spareMinutes),
      machines: machines.map((machine) => ({
        ...machine,
        failed: failures
          .filter(({ device }) => device === machine.device)
          .map(({ device: _, at, ...failure }) => ({ ...failure, at: at.toISOString() })),
      })),
    };
  });
}

function presentStage({ kind, name }: (typeof stages)[number], counts: readonly StageCount[], now: Date) {
  const found = counts.filter((each) => each.kind === kind);
  const oldest = found.flatMap(({ oldest: since }) => since ?? []).sort((a, b) => a.getTime() - b.getTime())[0];
  const oldestMinutes = oldest ? Math.max(0, Math.floor((now.getTime() - oldest.getTime()) / 60_000)) : null;
  const [shipBy] = found.flatMap((each) => each.shipBy ?? []).sort();
  const spare = shipBy ? spareMinutes(shipBy, now) : Number.POSITIVE_INFINITY;
  const { waiting: count, ...others } = waitingAt(kind, counts);
  return { kind, name, count, ...others, oldestMinutes, flow: flowOfStage(kind, oldestMinutes, spare) };
}

const presentTight = (order: TightOrder, now: Date) => ({
  orderId: order.orderId,
  reference: order.reference,
  shop: order.shop,
  waitsFor: order.status === "issue" ? "Issue" : (stages.find(({ kind }) => kind === order.kind)?.name ?? ""),
  where: [order.device ?? order.hole, order.units > 1 ? `${order.ready} of ${order.units}` : null]
    .filter(Boolean)
    .join(", "),
  spareMinutes: spareMinutes(order.shipBy, now),
});

/** Every station with what waits for its kind and what it has done today. */
export async function readStations(platform: Platform) {
  return withoutDivision(platform.pools.backOffice, async (db) => {
    const [stationRows, counts, done] = await Promise.all([
      listStations(db),
      countStages(db),
      doneSince(db, startOfFactoryDay(factoryDay(platform.now()))),
    ]);
    return stationRows.map((station) => presentStation(station, counts, done));
  });
}

const presentStation = (
  { technologies, factoryCode, ...station }: Station,
  counts: readonly StageCount[],
  done: ReadonlyMap<string, number>,
) => ({
  ...station,
  device: station.device ?? "",
  ...waitingAt(
    station.kind,
    counts.filter((each) => each.factoryCode === factoryCode),
    station.kind === "print" ? technologies : null,
  ),
  doneToday: done.get(station.code) ?? 0,
});

/** What waits for a kind of station: what can be worked on, and the others apart. A machine counts what it prints. */
function waitingAt(kind: Station["kind"], counts: readonly StageCount[], technologies: Station["technologies"] = null) {
  const found = counts.filter((each) => each.kind === kind && (technologies?.includes(each.technology) ?? true));
  const sum = (what: "count" | "held" | "incomplete") => found.reduce((all, each) => all + each[what], 0);
  return { waiting: sum("count"), held: sum("held"), incomplete: sum("incomplete") };
}

/** One station: its day, what comes next, and its wall. */
export async function readStation(platform: Platform, code: string, shelf: string) {
  const now = platform.now();
  return withoutDivision(platform.pools.backOffice, async (db) => {
    const station = await findStation(db, code);
    if (!station) throw new Refusal("notFound", { message: "There is no such station." });
    const [counts, done, queue, holes, fromMachine] = await Promise.all([
      countStages(db),
      doneSince(db, startOfFactoryDay(factoryDay(now))),
      floorLabels(db, queueOf(station)),
      station.kind === "sort" ? wallOf(db, station.code) : [],
      station.device ? saidByMachine(db, station.code) : null,
    ]);
    const { next, onShelf, thenShelf } =
      station.kind === "pick" ? await shelvesOf(db, queue, shelf) : { next: queue, onShelf: null, thenShelf: null };
    return {
      ...presentStation(station, counts, done),
      next: next.map((label) => presentGarment(platform.origins, label, label.ofCount)),
      onShelf,
      thenShelf,
      holes,
      fromMachine,
      at: now.toISOString(),
    };
  });
}

/**
 * The garments of the shelf that is open, or of the first one of the walk where nothing waits for that; how many there
 * are; and the shelf after it. The shelf that is open may lie further on than the walk is read.
 */
async function shelvesOf(db: Bound, queue: readonly FloorLabel[], open: string) {
  const opened = open === "" ? [] : await floorLabels(db, headOfShelf(open));
  const here = opened[0]?.pickface ?? queue[0]?.pickface;
  if (here === undefined) return { next: [], onShelf: null, thenShelf: null };
  const next = opened.length > 0 ? opened : await floorLabels(db, headOfShelf(here));
  const then = queue.filter(({ pickface }) => pickface !== here);
  const [first] = then;
  const thenShelf = first && {
    pickface: first.pickface,
    colour: first.colour,
    size: first.size,
    count: then.filter(({ pickface }) => pickface === first.pickface).length,
  };
  return { next, onShelf: await countOfShelf(db, here), thenShelf: thenShelf ?? null };
}
