// Which machine a garment goes to, and what the machine's word does to it.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { seedPrintFiles } from "@selvedge/testing/seed/print-files";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import {
  type FloorFixture,
  floorFixture,
  releasedOrder,
  type StaffVisitor,
  staffAt,
  walk,
} from "../testing/floor-fixture.ts";
import { takeFiles } from "../testing/machine.ts";
import { readMachineReports } from "./read-machine-reports.ts";
import { watchMachines } from "./watch-machines.ts";

const world = testApp();
let fixture: FloorFixture;
let priya: StaffVisitor;
let artPrint: SeededProduct;
let stickers: SeededProduct;
let mug: SeededProduct;

beforeAll(async () => {
  fixture = await floorFixture(world);
  priya = await staffAt(world, fixture.people.priya.email);
  const { pools } = world.database;
  const { files } = world.platform;
  const made = async (name: string, blank: string, colour: string) =>
    seedPrintFiles(
      pools,
      fixture.bramble,
      await seedProduct(pools, fixture.bramble, { name, blank, colours: [colour], files }),
      {
        files,
      },
    );
  artPrint = await made("Hedge map", "art-print-portrait", "Oak");
  stickers = await made("Berry stickers", "sticker-sheet", "White");
  mug = await made("Hedge mug", "mug", "White");
});

const now = () => new Date();
afterEach(() => {
  world.platform.now = now;
});
/** The clock, so many seconds ahead. */
const later = (seconds: number) => {
  world.platform.now = () => new Date(Date.now() + seconds * 1000);
};

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const stateOf = async (code: string) =>
  (await sql("select state from factory_labels where code = $1", [code]))[0].state;
const statusOf = async (orderId: number) => (await sql("select status from orders where id = $1", [orderId]))[0].status;
const of = (...products: SeededProduct[]) =>
  releasedOrder(
    world,
    fixture,
    priya,
    // The seed's print files have the designed size; for art prints that is A3.
    products.map((product) => ({
      product,
      variant: product.variants.find(({ size }) => size === "A3") ?? product.variants[0]!,
    })),
  );
const folder = (device: string) => join(world.config.hotFolder, device);
const station = async (code: string) => (await priya.get(`/omnis/v3/factory/stations/${code}/`)).json().data;
const quiet = { error() {} };

/** A black tee, pretreated, whose front has just been sent to GTX-1. */
async function onTheMachine(product = fixture.tee) {
  const { order, labels } = await of(product);
  const [label = ""] = labels;
  await walk(priya, label, "pretreat");
  await priya.scan("gtx-1", label);
  return { order, label };
}

describe("a garment goes only to a machine that prints it", () => {
  test("a print is refused at a shirt printer, which names the paper printer, and no file is sent", async () => {
    const { labels } = await of(artPrint);
    const [label = ""] = labels;
    expect(await priya.scan("gtx-1", label)).toMatchObject({
      outcome: "refused",
      code: "wrong_machine",
      band: { title: "Wrong machine", detail: "The oak print is printed on paper. Nothing was changed." },
      next: { title: "Take it to PAPER-1" },
    });
    expect(await stateOf(label)).toBe("released");
    expect(existsSync(join(folder("GTX-1"), "in", `${label}_front_1.png`))).toBe(false);
  });

  test("a sticker sheet goes to the film printer, a tee to any shirt printer", async () => {
    const { labels } = await of(stickers, fixture.tee);
    const [sheet = "", tee = ""] = labels;
    for (const label of [sheet, tee]) await priya.scan("pick-a", label);
    await priya.scan("pretreat-1", tee);
    for (const code of ["gtx-2", "paper-1"])
      expect(await priya.scan(code, sheet)).toMatchObject({ next: { title: "Take it to FILM-1" } });
    expect(await priya.scan("film-1", tee)).toMatchObject({
      code: "wrong_machine",
      next: { title: "Take it to GTX-1, GTX-2 or GTX-3" },
    });
  });

  test("each print station is shown, and counts, what its machine prints", async () => {
    const { labels } = await of(artPrint);
    const [label = ""] = labels;
    const next = async (code: string) => (await station(code)).next.map((each: { code: string }) => each.code);
    expect(await next("paper-1")).toContain(label);
    expect(await next("gtx-1")).not.toContain(label);
    const waiting = async (code: string) => (await station(code)).waiting;
    const before = [await waiting("paper-1"), await waiting("gtx-1")];
    await of(artPrint);
    expect([await waiting("paper-1"), await waiting("gtx-1")]).toEqual([before[0]! + 1, before[1]]);
  });

  test("nothing of paper waits to be picked", async () => {
    const { labels } = await of(artPrint);
    expect(await priya.scan("pick-a", labels[0]!)).toMatchObject({
      code: "not_its_way",
      next: { title: "Take it to Print" },
    });
  });
});

describe("every kind of goods reaches the door", () => {
  test("a print goes print, QC, pack, dispatch, and its sheet leaves the shelf when it is printed", async () => {
    const { order, labels } = await of(artPrint);
    const [label = ""] = labels;
    const [{ sku }] = await sql("select blank_sku as sku from factory_labels where code = $1", [label]);
    const stock = async () => (await sql("select stock from blank_variants where sku = $1", [sku]))[0].stock;
    const before = await stock();
    expect(await priya.scan("paper-1", label)).toMatchObject({
      code: "printing",
      band: { detail: "Front goes to PAPER-1" },
    });
    expect(await stock()).toBe(before - 1);
    expect(JSON.parse(readFileSync(join(folder("PAPER-1"), "in", `${label}_front_1.json`), "utf8"))).toMatchObject({
      technology: "paper",
      platen: "none",
      profile: { code: "paper-press", name: "Uncoated paper" },
      whiteUnderbase: false,
    });
    await priya.machine("PAPER-1", label);
    expect(await priya.scan("qc-1", label)).toMatchObject({ code: "to_check" });
    expect(await priya.scan("qc-1", "PASS", label)).toMatchObject({ code: "passed", next: { title: "To Pack" } });
    expect(await priya.scan("pack-1", label)).toMatchObject({ code: "parcel_closed" });
    expect(await priya.scan("dispatch-1", label)).toMatchObject({ code: "dispatched" });
    expect(await statusOf(order.id)).toBe("complete");
  });

  test.each(["stickers", "mug"] as const)("%s go pick, print, QC, pack, dispatch", async (kind) => {
    const { order, labels } = await of({ stickers, mug }[kind]);
    const [label = ""] = labels;
    await walk(priya, label, "check", ["film-1", "FILM-1"]);
    await priya.scan("pack-1", label);
    expect(await priya.scan("dispatch-1", label)).toMatchObject({ code: "dispatched" });
    expect(await statusOf(order.id)).toBe("complete");
  });

  test.each(["the print", "the tees"])("an order of two tees and a print is packed together, %s last", async (last) => {
    const { order, labels } = await of(fixture.tee, artPrint, fixture.tee);
    const [first = "", sheet = "", second = ""] = labels;
    const makeSheet = () => walk(priya, sheet, "check", ["paper-1", "PAPER-1"]);
    const makeTees = async () => {
      for (const label of [first, second]) await walk(priya, label, "sort");
    };
    const holes = () => sql("select code, state from pigeonholes where order_id = $1", [order.id]);
    if (last === "the tees") await makeSheet();
    await makeTees();
    if (last === "the print") {
      expect(await holes()).toMatchObject([{ state: "filling" }]);
      expect(await priya.scan("pack-1", first)).toMatchObject({ code: "order_incomplete" });
      await makeSheet();
    }
    const [hole] = await holes();
    expect(hole.state).toBe("ready");
    const opened = await priya.scan("pack-1", hole.code);
    expect(opened).toMatchObject({
      code: "packed",
      band: { title: "2 of 3 packed" },
      next: { title: "Scan the oak print" },
    });
    expect(await priya.scan("pack-1", sheet, opened.open)).toMatchObject({ code: "parcel_closed" });
    await priya.scan("dispatch-1", sheet);
    expect(await statusOf(order.id)).toBe("complete");
  });

  test("a print that is made again takes its order's hole back from ready", async () => {
    const { order, labels } = await of(fixture.tee, artPrint);
    const [tee = "", sheet = ""] = labels;
    await walk(priya, sheet, "check", ["paper-1", "PAPER-1"]);
    await walk(priya, tee, "sort");
    await priya.fault("pack-1", sheet, "wrong_art");
    expect(await sql("select state from pigeonholes where order_id = $1", [order.id])).toEqual([{ state: "filling" }]);
  });
});

describe("a side is printed when the machine says so", () => {
  test("a second scan before the time of the print says how long it takes, and changes nothing", async () => {
    const { label } = await onTheMachine();
    for (const [seconds, words] of [
      [0.5, "Printing, about 75 s left"],
      [36, "Printing, about 40 s left"],
    ] as const) {
      later(seconds);
      expect(await priya.scan("gtx-1", label, label)).toMatchObject({
        outcome: "shown",
        code: "still_running",
        band: { title: words, detail: "Nothing was changed." },
        open: label,
      });
    }
    expect(await stateOf(label)).toBe("printing");
  });

  test("after that time an operator may report it, with the label in hand, and the log shows that it was by hand", async () => {
    const { label } = await onTheMachine();
    later(80);
    expect(await priya.scan("gtx-1", label)).toMatchObject({
      outcome: "shown",
      next: { title: "Scan it if it is printed" },
    });
    expect(await priya.scan("gtx-1", label, label)).toMatchObject({ outcome: "moved", code: "printed" });
    expect(await printsOf(label)).toEqual([{ result: "printed", by: "hand", profile: "dtg-dark" }]);
  });

  test("nobody says so while the file has not reached the machine", async () => {
    const { label } = await onTheMachine();
    await sql(
      "update label_applications set copies_sent = 0 where label_id = (select id from factory_labels where code = $1)",
      [label],
    );
    later(80);
    expect(await priya.scan("gtx-1", label, label)).toMatchObject({
      band: { title: "Printing, its file is on its way" },
    });
    expect(await stateOf(label)).toBe("printing");
  });

  test("done/ moves the garment on without another scan, once, however many look", async () => {
    const { order, label } = await onTheMachine();
    takeFiles(folder("GTX-1"), "done", { label });
    await Promise.all(Array.from({ length: 4 }, () => readMachineReports(world.platform, quiet)));
    expect(await stateOf(label)).toBe("printed");
    expect(await printsOf(label)).toEqual([{ result: "printed", by: "machine", profile: "dtg-dark" }]);
    expect((await sql("select times_printed as n from factory_labels where code = $1", [label]))[0].n).toBe(1);
    const events = await sql("select from scan_events where scanned_text = $1", [`${label}_front_1`]);
    expect(events).toHaveLength(1);
    expect((await station("gtx-1")).fromMachine).toMatchObject({
      code: "machine_printed",
      garment: { code: label },
      band: { title: "Printed" },
      next: { title: "Through the dryer, to QC" },
      open: "",
    });
    const [{ seen }] = await sql("select last_seen_at as seen from devices where code = 'GTX-1'");
    expect(Date.now() - seen.getTime()).toBeLessThan(60_000);
    expect((await priya.order(order.id)).items[0].labels[0].steps[2]).toMatchObject({ state: "done", by: "GTX-1, F" });
  });

  test("a scan looks for itself: QC takes what the machine has just finished", async () => {
    const { label } = await onTheMachine();
    takeFiles(folder("GTX-1"), "done", { label });
    expect(await priya.scan("qc-1", label)).toMatchObject({ code: "to_check" });
  });

  test("between two sides the garment waits for its scan, wherever it is", async () => {
    const { labels } = await of(fixture.twoSided);
    const [label = ""] = labels;
    await priya.scan("pick-a", label);
    await priya.scan("gtx-1", label);
    await priya.machine("GTX-1", label);
    expect((await station("gtx-1")).fromMachine).toMatchObject({
      code: "machine_side_done",
      side: 1,
      next: { title: "Turn it, scan it for the back" },
      open: label,
    });
    expect(await stateOf(label)).toBe("printing");
    expect(await priya.scan("gtx-2", label)).toMatchObject({
      code: "side_done",
      side: 1,
      band: { detail: "Back goes to GTX-2" },
    });
    await priya.machine("GTX-2", label);
    expect(await stateOf(label)).toBe("printed");
  });

  test("the platform looks by itself", async () => {
    const { label } = await onTheMachine();
    const watch = watchMachines(world.platform, quiet);
    takeFiles(folder("GTX-1"), "done", { label });
    await expect.poll(() => stateOf(label), { timeout: 10_000 }).toBe("printed");
    await watch.stop();
  });

  test("an answer about an older copy, or about a garment that was thrown away, is nobody's", async () => {
    const { label } = await onTheMachine();
    const request = { station: "gtx-1", side: "front", reason: "Paper jam", clientEventId: crypto.randomUUID() };
    await priya.post(`/omnis/v3/factory/labels/${label}/resend/`, request);
    mkdirSync(join(folder("GTX-1"), "done"), { recursive: true });
    const moved = (copy: number) =>
      renameSync(
        join(folder("GTX-1"), "in", `${label}_front_${copy}.png`),
        join(folder("GTX-1"), "done", `${label}_front_${copy}.png`),
      );
    moved(1);
    await readMachineReports(world.platform, quiet);
    expect(await stateOf(label)).toBe("printing");
    await priya.fault("gtx-1", label, "banding");
    moved(2);
    await readMachineReports(world.platform, quiet);
    expect(await stateOf(label)).toBe("replaced");
    expect(await printsOf(label)).toEqual([]);
  });

  test("a process that dies while it writes an answer down loses nothing", async () => {
    const { label } = await onTheMachine();
    takeFiles(folder("GTX-1"), "done", { label });
    await world.database.ownerQuery(
      "create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$; create trigger die before insert on scan_events for each row execute function die()",
    );
    const errors: string[] = [];
    await readMachineReports(world.platform, { error: (_, message) => void errors.push(message) });
    expect([errors.length, await stateOf(label), await printsOf(label)]).toEqual([1, "printing", []]);
    await world.database.ownerQuery("drop trigger die on scan_events");
    await readMachineReports(world.platform, quiet);
    expect([await stateOf(label), (await printsOf(label)).length]).toEqual(["printed", 1]);
  });
});

describe("a file in error/ holds the label", () => {
  test("and is not printed again while a fault of the garment is being reported", async () => {
    const { label } = await onTheMachine();
    await priya.machine("GTX-1", label, "error", "E-4152");
    const { open } = await priya.scan("gtx-1", label);
    expect(open).toBe(`${label}/2`);
    expect(await priya.scan("gtx-1", label, `fail ${open}`)).toMatchObject({ code: "fault_asked", open });
    expect(existsSync(join(folder("GTX-1"), "in", `${label}_front_2.png`))).toBe(false);
    expect(await priya.scan("gtx-1", label, open)).toMatchObject({ outcome: "moved" });
  });

  const failed = async () => {
    const on = await onTheMachine();
    await priya.machine("GTX-1", on.label, "error", "E-4152, the platen is too high.\nstack of the driver");
    return on;
  };
  const words = {
    code: "print_failed",
    band: {
      state: "wrong",
      title: "GTX-1 did not print",
      detail: "E-4152, the platen is too high. The label is held.",
    },
    next: { title: "Scan the label again", detail: "Its file goes to the machine again, as copy 2" },
  };

  test("the station, the board and the order say so, with the reason", async () => {
    const { order, label } = await failed();
    expect((await station("gtx-1")).fromMachine).toMatchObject({
      ...words,
      garment: { code: label },
      open: `${label}/2`,
    });
    const { machines } = (await priya.get("/omnis/v3/factory/floor/")).json().data;
    expect(machines.find(({ device }: { device: string }) => device === "GTX-1").failed[0]).toMatchObject({
      label,
      reference: order.reference,
      reason: "E-4152, the platen is too high",
    });
    expect((await priya.order(order.id)).items[0].labels[0].steps[2]).toMatchObject({
      state: "now",
      by: "GTX-1 did not print it",
    });
    expect(await printsOf(label)).toEqual([{ result: "failed", by: "machine", profile: "dtg-dark" }]);
  });

  test("no other station takes it, and no time makes it printed", async () => {
    const { label } = await failed();
    later(3_600);
    expect(await priya.scan("qc-1", label)).toMatchObject({ code: "too_early", band: { title: "Not printed yet" } });
    expect(await priya.scan("gtx-1", label, label)).toMatchObject(words);
    expect(await stateOf(label)).toBe("printing");
  });

  test("a report without an answer, as the demo world has them, leaves the station open", async () => {
    await sql(
      `insert into scan_events (station_code, scanned_text, staff_user_id, outcome, message_code, client_event_id, answer)
       values ('gtx-2', 'L2041881143', $1, 'moved', 'machine_printed', gen_random_uuid(), '{}')`,
      [fixture.people.priya.staffUserId],
    );
    expect(await station("gtx-2")).toMatchObject({ code: "gtx-2" });
  });

  test("an operator who has seen it prints it again by one scan, as another copy, on any machine that can", async () => {
    const { label } = await failed();
    const shown = await priya.scan("gtx-3", label);
    expect(shown).toMatchObject(words);
    expect(await priya.scan("gtx-3", label, shown.open)).toMatchObject({
      outcome: "moved",
      code: "printing",
      band: { detail: "Front goes to GTX-3" },
    });
    expect((await station("gtx-1")).fromMachine?.garment.code).not.toBe(label);
    expect(await priya.machine("GTX-3", label)).toEqual([`${label}_front_2`]);
    expect(await stateOf(label)).toBe("printed");
    expect((await printsOf(label)).map(({ result }) => result)).toEqual(["failed", "printed"]);
  });

  test("a scan that was made before the failure was shown prints nothing", async () => {
    const { label } = await onTheMachine();
    takeFiles(folder("GTX-1"), "error", { label, reason: "Head strike" });
    expect(await priya.scan("gtx-1", label, label)).toMatchObject({
      code: "print_failed",
      band: { detail: "Head strike. The label is held." },
    });
    expect(existsSync(join(folder("GTX-1"), "in", `${label}_front_2.png`))).toBe(false);
  });

  test("a garment that is spoilt is made again, and its failure is off the board", async () => {
    const { label } = await failed();
    const { newLabel } = await priya.fault("gtx-1", label, "banding");
    const { machines } = (await priya.get("/omnis/v3/factory/floor/")).json().data;
    expect(JSON.stringify(machines)).not.toContain(label);
    expect(await stateOf(newLabel)).toBe("released");
  });

  test("a machine that tries again by itself and prints it is believed", async () => {
    const { label } = await failed();
    mkdirSync(join(folder("GTX-1"), "done"), { recursive: true });
    renameSync(
      join(folder("GTX-1"), "error", `${label}_front_1.png`),
      join(folder("GTX-1"), "done", `${label}_front_1.png`),
    );
    await readMachineReports(world.platform, quiet);
    expect(await stateOf(label)).toBe("printed");
  });

  test("rubbish scanned over a failure leaves the garment in hand", async () => {
    const { label } = await failed();
    expect(await priya.scan("gtx-1", "5012345678900", `${label}/2`)).toMatchObject({
      code: "not_a_label",
      needed: { code: label },
      open: `${label}/2`,
    });
  });

  test.each<[string, Record<string, string>, string]>([
    ["a text beside it", { txt: "\n Ink empty \nmore" }, "Ink empty"],
    ["its settings, as words", { json: '{"error":"No platen."}' }, "No platen"],
    ["its settings, with a code", { json: '{"error":{"code":"E-7","message":"Hood open"}}' }, "E-7, Hood open"],
    ["nothing that can be read", { json: "{", txt: "" }, "The machine gave no reason"],
    ["a whole log", { txt: "x".repeat(70_000) }, "The machine gave no reason"],
  ])("the reason is read from %s", async (_, beside, reason) => {
    const { label } = await onTheMachine();
    takeFiles(folder("GTX-1"), "error", { label });
    const path = join(folder("GTX-1"), "error", `${label}_front_1`);
    rmSync(`${path}.json`);
    for (const [kind, text] of Object.entries(beside)) writeFileSync(`${path}.${kind}`, text);
    await readMachineReports(world.platform, quiet);
    expect((await station("gtx-1")).fromMachine.band.detail).toBe(`${reason}. The label is held.`);
  });
});

const printsOf = (label: string) =>
  sql(
    `select g.result, g.reported_by as by, g.print_profile_code as profile from print_logs g
     join factory_labels l on l.id = g.label_id where l.code = $1 order by g.id`,
    [label],
  );
