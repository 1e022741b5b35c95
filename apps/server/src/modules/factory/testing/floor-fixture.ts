// The floor for a test: a shop with products ready to print, Priya the factory lead signed in, and short words for what
// she does.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededLine, type SeededOrder, seedPaidOrder } from "@selvedge/testing/seed/order";
import { type SeededPeople, seedPassword, seedPeople } from "@selvedge/testing/seed/people";
import { seedPrintFiles } from "@selvedge/testing/seed/print-files";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { visitorOf } from "../../../testing/browser.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import type { ScanAnswer } from "../floor/scan.ts";
import { readMachineReports } from "../scans/read-machine-reports.ts";
import { takeFiles } from "./machine.ts";

export interface FloorFixture {
  bramble: SeededShop;
  people: SeededPeople;
  /** One side, black, needs pretreat. */
  tee: SeededProduct;
  /** Front and back. */
  twoSided: SeededProduct;
}

const api = "/omnis/v3";

export async function floorFixture({ database, platform }: TestApp): Promise<FloorFixture> {
  const { pools } = database;
  await seedBlanks(pools);
  await seedMainSite(pools);
  const bramble = await seedShop(pools);
  const people = await seedPeople(pools, bramble);
  const { files } = platform;
  const tee = await seedProduct(pools, bramble, { name: "Luna Moth tee", files });
  const lantern = await seedProduct(pools, bramble, { name: "Lantern Hours tee", colours: ["White", "Clay"], files });
  return {
    bramble,
    people,
    tee: await seedPrintFiles(pools, bramble, tee, { files }),
    twoSided: await seedPrintFiles(pools, bramble, lantern, { sides: ["front", "back"], files }),
  };
}

/** Somebody of the staff, signed in on the back-office host. */
export async function staffAt(world: TestApp, email: string) {
  const visitor = await visitorOf(world.app, "backoffice.localhost").arrive();
  await visitor.post(`${api}/dashboard/secure/login/`, { email, password: seedPassword });
  return {
    ...visitor,
    release: async (...orders: number[]) =>
      (await visitor.post(`${api}/atlas/orders/release/`, { orders })).json().data,
    scan: async (station: string, text: string, open = "", clientEventId: string = randomUUID()): Promise<ScanAnswer> =>
      (await visitor.post(`${api}/factory/scans/`, { station, text, open, clientEventId })).json().data,
    fault: async (station: string, label: string, defect: string, clientEventId: string = randomUUID()) =>
      (await visitor.post(`${api}/factory/faults/`, { station, label, defect, clientEventId })).json().data,
    /** Prints, or fails, the files in the machine's folder, of one label or of all, and has the platform read the reports. */
    machine: async (device: string, label = "", place: "done" | "error" = "done", reason = "") => {
      const names = takeFiles(join(world.config.hotFolder, device), place, { label, reason });
      await readMachineReports(world.platform, world.app.log);
      return names;
    },
    order: async (id: number) => (await visitor.get(`${api}/atlas/orders/${id}/`)).json().data,
  };
}
export type StaffVisitor = Awaited<ReturnType<typeof staffAt>>;

/** A paid order of these lines, released: its labels' codes in order. */
export async function releasedOrder(
  world: TestApp,
  fixture: FloorFixture,
  priya: StaffVisitor,
  lines: readonly SeededLine[],
): Promise<{ order: SeededOrder; labels: string[] }> {
  const order = await seedPaidOrder(world.database.pools, fixture.bramble, lines);
  const [outcome] = await priya.release(order.id);
  return { order, labels: outcome.labels };
}

/** A print station and its machine. */
type Printer = readonly [station: string, device: string];

/** Scans a label through every station up to and with `last`, as one operator would. */
export async function walk(
  priya: StaffVisitor,
  label: string,
  last: "pick" | "pretreat" | "print" | "check" | "sort" | "pack",
  printer: Printer = ["gtx-1", "GTX-1"],
) {
  const steps: [typeof last, () => Promise<ScanAnswer>][] = [
    ["pick", () => priya.scan("pick-a", label)],
    ["pretreat", () => priya.scan("pretreat-1", label)],
    ["print", () => printThrough(priya, label, printer)],
    ["check", () => priya.scan("qc-1", "PASS", label)],
    ["sort", () => sortThrough(priya, label)],
    ["pack", () => priya.scan("pack-1", label)],
  ];
  let answer: ScanAnswer | undefined;
  for (const [station, scan] of steps) {
    answer = await scan();
    if (station === last) return answer;
  }
  return answer!;
}

/** Every side is started and printed; gives the answer to the last scan. */
async function printThrough(priya: StaffVisitor, label: string, [station, device]: Printer): Promise<ScanAnswer> {
  for (;;) {
    const answer = await priya.scan(station, label);
    if (answer.outcome !== "moved") return answer;
    await priya.machine(device, label);
  }
}

async function sortThrough(priya: StaffVisitor, label: string): Promise<ScanAnswer> {
  const given = await priya.scan("wall-1", label);
  return given.code === "hole_given" ? priya.scan("wall-1", given.garment!.hole, label) : given;
}
