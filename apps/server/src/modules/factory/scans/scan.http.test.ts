// Long, because it is one table of every result of a scan, on one fixture that is expensive to build.
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { labelCode } from "@selvedge/domain/labels/label-code";
import type { SeededLine } from "@selvedge/testing/seed/order";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import { handOver, sendPrintFile } from "../machines/hot-folder.ts";
import {
  type FloorFixture,
  floorFixture,
  releasedOrder,
  type StaffVisitor,
  staffAt,
  walk,
} from "../testing/floor-fixture.ts";
import { takeFiles } from "../testing/machine.ts";

const world = testApp();
let fixture: FloorFixture;
let priya: StaffVisitor;

beforeAll(async () => {
  fixture = await floorFixture(world);
  priya = await staffAt(world, fixture.people.priya.email);
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const stateOf = async (code: string) =>
  (await sql("select state from factory_labels where code = $1", [code]))[0].state;
const one = (quantity = 1) => releasedOrder(world, fixture, priya, [{ product: fixture.tee, quantity }]);
const statusOf = async (orderId: number) => (await sql("select status from orders where id = $1", [orderId]))[0].status;

test("a scan that is sent again gets exactly the first answer", async () => {
  const { labels } = await one();
  const scan = { station: "pick-a", text: labels[0]!, open: "", clientEventId: randomUUID() };
  const first = await priya.post("/omnis/v3/factory/scans/", scan);
  expect(first.json().data.outcome).toBe("moved");
  expect((await priya.post("/omnis/v3/factory/scans/", scan)).body).toBe(first.body);
});

describe("a garment's way", () => {
  test("of a single goes pick, pretreat, print, QC, pack, dispatch, and the order with it", async () => {
    const { order, labels } = await one();
    const [label = ""] = labels;
    expect(await priya.scan("pick-a", label)).toMatchObject({
      outcome: "moved",
      band: { title: expect.stringMatching(/Right garment|Shelf done/) },
    });
    expect(await priya.scan("pretreat-1", label)).toMatchObject({ outcome: "moved", band: { detail: "Dark cotton" } });
    expect(await priya.scan("gtx-2", label)).toMatchObject({
      outcome: "moved",
      code: "printing",
      side: 0,
      open: label,
      band: { detail: "Front goes to GTX-2" },
    });
    expect(await priya.machine("GTX-2", label)).toEqual([`${label}_front_1`]);
    expect(await stateOf(label)).toBe("printed");
    expect(await priya.scan("gtx-2", label, label)).toMatchObject({
      outcome: "repeated",
      next: { title: "Take it to QC" },
    });
    expect(await priya.scan("qc-1", label)).toMatchObject({ outcome: "shown", code: "to_check", open: label });
    expect(await stateOf(label)).toBe("printed");
    expect(await priya.scan("qc-1", label, label)).toMatchObject({
      outcome: "moved",
      code: "passed",
      next: { title: "To Pack" },
    });
    expect(await statusOf(order.id)).toBe("printed");
    expect(await priya.scan("pack-1", label)).toMatchObject({
      outcome: "moved",
      code: "parcel_closed",
      order: { isClosed: true, packed: 1 },
    });
    expect(await statusOf(order.id)).toBe("packing");
    expect(await priya.scan("dispatch-1", label)).toMatchObject({
      outcome: "moved",
      code: "dispatched",
      order: { tracking: expect.stringMatching(/^SV\d{9}GB$/) },
    });
    expect(await statusOf(order.id)).toBe("complete");
    const [row] = await sql("select reached, times_printed, picked_by from factory_labels where code = $1", [label]);
    expect(Object.keys(row.reached)).toEqual(
      expect.arrayContaining([
        "released",
        "picked",
        "pretreated",
        "printing",
        "printed",
        "qc_passed",
        "packed",
        "dispatched",
      ]),
    );
    expect(row).toMatchObject({ times_printed: 1, picked_by: fixture.people.priya.staffUserId });
  });

  test("of an order that is larger than a hole ends in several of one wall, ready together (print-on-demand §2)", async () => {
    await sql("update pigeonholes set capacity = 2 where wall = 'wall-1' and state = 'free'");
    const { order, labels } = await one(3);
    const holesNow = () =>
      sql("select code, wall, state from pigeonholes where order_id = $1 order by code", [order.id]);
    const holes: string[] = [];
    for (const label of labels) {
      await walk(priya, label, "check");
      const { garment, next } = await priya.scan("wall-1", label);
      holes.push(garment!.hole);
      expect(next.detail).toContain((await holesNow()).map(({ code }) => code).join(" and "));
      expect((await holesNow()).map(({ wall, state }) => [wall, state])).toEqual(Array(2).fill(["wall-1", "filling"]));
      await priya.scan("wall-1", garment!.hole, label);
    }
    const [first, second] = (await holesNow()).map(({ code }) => code);
    expect(holes).toEqual([first, first, second]);
    expect((await holesNow()).map(({ state }) => state)).toEqual(["ready", "ready"]);
    expect(await statusOf(order.id)).toBe("consolidated");
    const { newLabel } = await priya.fault("pack-1", labels[2]!, "stain");
    expect((await holesNow()).map(({ state }) => state)).toEqual(["filling", "filling"]);
    expect(await walk(priya, newLabel, "sort")).toMatchObject({
      code: "hole_ready",
      band: { title: `${first} and ${second} are ready` },
    });
    const opened = await priya.scan("pack-1", second);
    expect(opened).toMatchObject({
      code: "packed",
      band: { title: "1 of 3 packed" },
      next: { title: `Scan ${first}`, detail: `The rest is in ${first}` },
      order: { hole: first },
    });
    expect(await priya.scan("pack-1", first, opened.open)).toMatchObject({ code: "parcel_closed" });
    expect(await holesNow()).toEqual([]);
    await sql("update pigeonholes set capacity = 12 where wall = 'wall-1'");
  });

  test("of a paper order passes the stages of the paper flow alone (platform-core §4, P4.09)", async () => {
    const { order, labels } = await one();
    const [label = ""] = labels;
    await sql("update orders set factory_code = 'newport' where id = $1", [order.id]);
    for (const last of ["print", "check", "pack"] as const) await walk(priya, label, last);
    await priya.scan("dispatch-1", label);
    const log = await sql("select status from order_status_logs where order_id = $1 order by id", [order.id]);
    expect(log.map(({ status }) => status).slice(-4)).toEqual(["processing", "printed", "packing", "complete"]);
  });

  test("of three garments brings the order's status along as a whole", async () => {
    const { order, labels } = await one(3);
    const [a = "", b = "", c = ""] = labels;
    for (const label of labels) await walk(priya, label, "print");
    expect(await statusOf(order.id)).toBe("processing");
    for (const label of labels) await priya.scan("qc-1", "PASS", label);
    expect(await statusOf(order.id)).toBe("printed");
    const holes: string[] = [];
    for (const label of labels) {
      const given = await priya.scan("wall-1", label);
      holes.push(given.garment!.hole);
      const isLast = label === c;
      expect(await priya.scan("wall-1", given.garment!.hole, label)).toMatchObject({
        outcome: "moved",
        code: isLast ? "hole_ready" : "in_hole",
      });
    }
    expect(new Set(holes).size).toBe(1);
    expect(await statusOf(order.id)).toBe("consolidated");
    expect(await sql("select state, order_id from pigeonholes where code = $1", [holes[0]])).toEqual([
      { state: "ready", order_id: order.id },
    ]);
    expect(await priya.scan("pack-1", a)).toMatchObject({
      code: "packed",
      band: { title: "1 of 3 packed" },
      needed: { code: b },
    });
    expect(await statusOf(order.id)).toBe("packing");
    expect(await priya.scan("dispatch-1", a)).toMatchObject({ outcome: "refused", code: "parcel_open_at_dispatch" });
    await priya.scan("pack-1", b, String(order.id));
    expect(await sql("select from parcels where order_id = $1", [order.id])).toEqual([]);
    expect(await priya.scan("pack-1", c, String(order.id))).toMatchObject({
      code: "parcel_closed",
      band: { state: "last", title: "3 of 3 packed" },
      open: "",
    });
    expect(await sql("select state, order_id from pigeonholes where code = $1", [holes[0]])).toEqual([
      { state: "free", order_id: null },
    ]);
    expect(await priya.scan("dispatch-1", order.reference)).toMatchObject({ code: "dispatched" });
    expect(await statusOf(order.id)).toBe("complete");
  });
});

describe("a garment is not scanned twice where nothing happens between", () => {
  /** Makes an order with as few scans as there can be; gives how many each station took. */
  const scansOf = async (lines: readonly SeededLine[]) => {
    const { order, labels } = await releasedOrder(world, fixture, priya, lines);
    const scans: Record<string, number> = {};
    const scan = async (station: string, text: string, open = "") => {
      const answer = await priya.scan(station, text, open);
      expect(["moved", "shown"], `${station} ${text}: ${answer.code}`).toContain(answer.outcome);
      scans[station] = (scans[station] ?? 0) + 1;
      return answer;
    };
    for (const label of labels) if ((await stateOf(label)) === "released") await scan("pick-a", label);
    for (const label of labels) await scan("pretreat-1", label);
    for (const label of labels) {
      await scan("gtx-1", label);
      // The machine reports the print; no second scan is needed.
      await priya.machine("GTX-1", label);
    }
    let hole = "";
    for (const label of labels) {
      const { garment } = await scan("qc-1", label);
      hole = garment!.hole;
      await scan("qc-1", hole, label);
    }
    await scan("pack-1", hole);
    await scan("dispatch-1", order.reference);
    expect(await statusOf(order.id)).toBe("complete");
    return scans;
  };
  const afterPick = { "pretreat-1": 3, "gtx-1": 3, "qc-1": 6, "pack-1": 1, "dispatch-1": 1 };

  test("an order of three like garments takes fifteen scans from the shelf to the door", async () => {
    expect(await scansOf([{ product: fixture.tee, quantity: 3 }])).toEqual({ "pick-a": 1, ...afterPick });
  });

  test("an order of three dark garments of three shelves takes one scan more for each further shelf", async () => {
    const black = fixture.tee.variants.filter(({ colour }) => colour === "Black").slice(0, 3);
    const lines = black.map((variant) => ({ product: fixture.tee, variant }));
    expect(await scansOf(lines)).toEqual({ "pick-a": 3, ...afterPick });
  });

  test("one label picks all that its order wants from the shelf, and no other order's", async () => {
    const [mine, others] = [await one(3), await one(1)];
    const answer = await priya.scan("pick-a", mine.labels[1]!);
    expect(answer).toMatchObject({ outcome: "moved", band: { title: "3 taken" } });
    for (const label of mine.labels) expect(await stateOf(label)).toBe("picked");
    expect(await stateOf(others.labels[0]!)).toBe("released");
    const moved = await sql(
      "select count(*)::int as n from stock_movements m join factory_labels l on l.id = m.label_id where l.order_id = $1 and m.reason = 'picked'",
      [mine.order.id],
    );
    expect(moved).toEqual([{ n: 3 }]);
    expect(await priya.scan("pick-a", mine.labels[0]!)).toMatchObject({ outcome: "repeated" });
  });

  test("QC shows the hole of a garment, and its code passes the garment and lays it in", async () => {
    const { order, labels } = await one(2);
    for (const label of labels) await walk(priya, label, "print");
    const [first = "", second = ""] = labels;
    const shown = await priya.scan("qc-1", first);
    const hole = shown.garment!.hole;
    expect(shown).toMatchObject({ code: "to_check", band: { detail: `Good: put it in ${hole} and scan that` } });
    const wrong = hole === "A12" ? "A13" : "A12";
    expect(await priya.scan("qc-1", wrong, first)).toMatchObject({ code: "wrong_hole", open: first });
    expect(await stateOf(first)).toBe("printed");
    expect(await priya.scan("qc-1", hole, first)).toMatchObject({
      code: "in_hole",
      band: { title: `In ${hole}`, detail: `Passed. 1 of 2 of order ${order.reference}` },
      open: "",
    });
    expect(await priya.scan("qc-1", second)).toMatchObject({ garment: { hole } });
    expect(await priya.scan("qc-1", hole, second)).toMatchObject({ code: "hole_ready" });
    expect(await statusOf(order.id)).toBe("consolidated");
    const log = await sql(
      "select q.result from quality_logs q join factory_labels l on l.id = q.label_id where l.order_id = $1",
      [order.id],
    );
    expect(log).toEqual([{ result: "pass" }, { result: "pass" }]);
  });

  test("QC lays nothing into a hole that it has not shown, nor a garment that is all of its order", async () => {
    const { labels } = await one();
    await walk(priya, labels[0]!, "print");
    expect(await priya.scan("qc-1", "A11")).toMatchObject({ outcome: "refused", code: "nothing_to_pass" });
    expect(await priya.scan("qc-1", labels[0]!)).toMatchObject({ garment: { hole: "" } });
    expect(await priya.scan("qc-1", "A11", labels[0]!)).toMatchObject({ code: "no_hole_for_it", open: labels[0] });
    expect(await stateOf(labels[0]!)).toBe("printed");
  });

  test("at the wall only the hole's own code says that a garment lies there", async () => {
    const { labels } = await one(2);
    await walk(priya, labels[0]!, "check");
    const { garment } = await priya.scan("wall-1", labels[0]!);
    expect(await priya.scan("wall-1", labels[0]!, labels[0]!)).toMatchObject({ outcome: "shown", code: "hole_given" });
    expect(await stateOf(labels[0]!)).toBe("qc_passed");
    expect(await priya.scan("wall-1", garment!.hole, labels[0]!)).toMatchObject({ code: "in_hole" });
  });

  test("a ready hole is packed by one scan, unless its order is held or its parcel is another one's turn", async () => {
    const { order, labels } = await one(3);
    for (const label of labels) await walk(priya, label, "sort");
    const [{ code: hole }] = await sql("select code from pigeonholes where order_id = $1", [order.id]);
    const holds = `/omnis/v3/atlas/orders/${order.id}/holds/`;
    const hold = (await priya.post(holds, { code: "customer_request", note: "" })).json().data;
    expect(await priya.scan("pack-1", hole)).toMatchObject({ outcome: "refused", code: "order_held" });
    expect(await stateOf(labels[0]!)).toBe("pigeonholed");
    await priya.post(`${holds}${hold.id}/release/`);
    const done = (await priya.get("/omnis/v3/factory/stations/pack-1/")).json().data.doneToday;
    expect(await priya.scan("pack-1", hole)).toMatchObject({
      code: "parcel_closed",
      band: { state: "last", title: "3 of 3 packed" },
      order: { packed: 3, isClosed: true },
      open: "",
    });
    expect((await priya.get("/omnis/v3/factory/stations/pack-1/")).json().data.doneToday).toBe(done + 3);
    expect(await priya.scan("dispatch-1", order.reference)).toMatchObject({ code: "dispatched" });
  });
});

describe("a scan is refused in plain words, written down, and moves nothing", () => {
  const lastEvent = async () =>
    (
      await sql(
        "select outcome, message_code, label_id, division_id, scanned_text from scan_events order by id desc limit 1",
      )
    )[0];

  test.each<[string, string, string, string]>([
    ["a shopping bar code", "pick-a", "5012345678900", "not_a_label"],
    ["a label with a wrong digit", "qc-1", "L2041881142", "misread"],
    ["a label that is not ours", "qc-1", labelCode(1), "unknown_label"],
    ["an empty hole", "pack-1", "E18", "hole_empty"],
    ["a shelf with nothing to take", "pick-a", "Z-99-99-9", "nothing_on_shelf"],
    ["Pass with nothing in hand", "qc-1", "PASS", "nothing_to_pass"],
    ["a hole with nothing in hand", "wall-1", "E28", "hole_empty"],
  ])("%s", async (_, station, text, code) => {
    const answer = await priya.scan(station, text);
    expect(answer).toMatchObject({
      outcome: "refused",
      code,
      band: { state: "wrong", detail: expect.stringMatching(/Nothing was changed\.$/) },
    });
    expect(await lastEvent()).toMatchObject({
      outcome: "refused",
      message_code: code,
      scanned_text: text,
      label_id: null,
    });
  });

  test("too early names the station that comes first, and belongs to its shop in the books", async () => {
    const { labels } = await one();
    const [label = ""] = labels;
    await priya.scan("pick-a", label);
    expect(await priya.scan("gtx-1", label)).toMatchObject({
      outcome: "refused",
      code: "too_early",
      band: { title: "Not pretreated yet" },
      next: { title: "Take it to Pretreat" },
      garment: { code: label },
    });
    expect(await lastEvent()).toMatchObject({ outcome: "refused", division_id: fixture.bramble.divisionId });
    expect(await stateOf(label)).toBe("picked");
  });

  test("a second scan is only known, not wrong", async () => {
    const { labels } = await one();
    await priya.scan("pick-a", labels[0]!);
    expect(await priya.scan("pick-b", labels[0]!)).toMatchObject({
      outcome: "repeated",
      band: { state: "duplicate", title: "Already picked" },
      next: { title: "Take it to Pretreat" },
    });
  });

  test("white needs no pretreat, and a single needs no hole", async () => {
    const white = await releasedOrder(world, fixture, priya, [{ product: fixture.twoSided }]);
    await priya.scan("pick-a", white.labels[0]!);
    expect(await priya.scan("pretreat-1", white.labels[0]!)).toMatchObject({
      code: "no_pretreat_needed",
      next: { title: "Take it to Print" },
    });
    expect(await priya.scan("wall-1", white.labels[0]!)).toMatchObject({
      code: "too_early",
      band: { title: "Not printed yet" },
      next: { title: "Take it to Print" },
    });
    const { labels } = await one();
    await walk(priya, labels[0]!, "check");
    expect(await priya.scan("wall-1", labels[0]!)).toMatchObject({
      code: "single_needs_no_hole",
      next: { title: "Take it to Pack" },
    });
  });

  test("a held order stays where it is until the hold is released", async () => {
    const { order, labels } = await one();
    const hold = (
      await priya.post(`/omnis/v3/atlas/orders/${order.id}/holds/`, { code: "customer_request", note: "" })
    ).json().data;
    expect(await priya.scan("pick-a", labels[0]!)).toMatchObject({
      outcome: "refused",
      code: "order_held",
      band: { title: "Held" },
    });
    await priya.post(`/omnis/v3/atlas/orders/${order.id}/holds/${hold.id}/release/`);
    expect(await priya.scan("pick-a", labels[0]!)).toMatchObject({ outcome: "moved" });
  });

  test("a stopped order stays, and goes on where it was", async () => {
    const { order, labels } = await one();
    await walk(priya, labels[0]!, "check");
    expect(
      (await priya.post(`/omnis/v3/atlas/orders/${order.id}/issue/`, { reason: "Shopper called" })).json().data,
    ).toEqual({ status: "issue" });
    expect(await priya.scan("pack-1", labels[0]!)).toMatchObject({ outcome: "refused", code: "order_stopped" });
    expect(
      (await priya.post(`/omnis/v3/atlas/orders/${order.id}/resume/`, { reason: "All is well" })).json().data,
    ).toEqual({ status: "printed" });
    expect(await priya.scan("pack-1", labels[0]!)).toMatchObject({ outcome: "moved" });
  });

  test("a cancelled label is put with the seconds", async () => {
    const { labels } = await one();
    await sql("update factory_labels set state = 'cancelled', cancelled_at = now() where code = $1", [labels[0]]);
    expect(await priya.scan("pick-a", labels[0]!)).toMatchObject({
      code: "label_cancelled",
      next: { title: "Put it with the seconds" },
    });
  });

  test("a garment of another order never gets into the parcel", async () => {
    const first = await one(2);
    const second = await one(2);
    for (const label of [...first.labels, ...second.labels]) await walk(priya, label, "sort");
    const opened = await priya.scan("pack-1", first.labels[0]!);
    const stranger = await priya.scan("pack-1", second.labels[0]!, opened.open);
    expect(stranger).toMatchObject({
      code: "other_order",
      band: {
        title: "Not in this parcel",
        detail: `It belongs to order ${second.order.reference}. Nothing was packed.`,
      },
      garment: { code: second.labels[0] },
      needed: { code: first.labels[1] },
      open: String(first.order.id),
      next: { title: expect.stringMatching(/^Put the black tee in [A-E]\d\d$/) },
    });
    expect(await stateOf(second.labels[0]!)).toBe("pigeonholed");
    expect(await priya.scan("pack-1", stranger.garment!.hole, opened.open)).toMatchObject({ code: "parcel_open" });
    expect(await priya.scan("pack-1", first.labels[1]!, opened.open)).toMatchObject({ code: "parcel_closed" });
  });

  test.each([
    ["rubbish", "5012345678900", "not_a_label"],
    ["a misread label", "L0000000019", "misread"],
    ["an empty hole", "E08", "hole_empty"],
  ])("%s scanned over an open parcel leaves it on the bench", async (_, text, code) => {
    const { order, labels } = await one(2);
    for (const label of labels) await walk(priya, label, "sort");
    const { open } = await priya.scan("pack-1", labels[0]!);
    expect(await priya.scan("pack-1", text, open)).toMatchObject({
      outcome: "refused",
      code,
      open: String(order.id),
      needed: { code: labels[1] },
      next: { title: "Scan the black tee" },
      order: { id: order.id, packed: 1, isClosed: false },
    });
    expect(await priya.scan("pack-1", labels[1]!, open)).toMatchObject({ code: "parcel_closed" });
    expect(await priya.scan("pack-1", text, open)).toMatchObject({ code, order: null, needed: null });
  });

  test("rubbish at QC leaves the garment that is being checked", async () => {
    const { labels } = await one();
    await walk(priya, labels[0]!, "print");
    const { open } = await priya.scan("qc-1", labels[0]!);
    expect(await priya.scan("qc-1", "5012345678900", open)).toMatchObject({
      code: "not_a_label",
      next: { title: "Pass or fail" },
      open: labels[0],
      garment: null,
      needed: { code: labels[0] },
    });
  });

  test("a garment scanned into its parcel again names what is still to go in, and the last one that it is closed", async () => {
    const { order, labels } = await one(2);
    const [first = "", second = ""] = labels;
    await walk(priya, first, "sort");
    await walk(priya, second, "sort");
    const open = String(order.id);
    expect(await priya.scan("pack-1", first)).toMatchObject({ code: "packed", open });
    expect(await priya.scan("pack-1", first, open)).toMatchObject({
      outcome: "repeated",
      band: { state: "duplicate", title: "Already packed" },
      next: { title: "Scan the black tee", detail: "It is the last one" },
      needed: { code: second },
      order: { packed: 1, isClosed: false },
      open,
    });
    await priya.scan("pack-1", second, open);
    expect(await priya.scan("pack-1", second, open)).toMatchObject({
      outcome: "repeated",
      next: { title: "Take it to Dispatch" },
      needed: null,
      order: { packed: 2, isClosed: true },
      open: "",
    });
  });

  test("a garment that is packed waits with the parcel for one that is made again", async () => {
    const { labels } = await one(2);
    const [first = "", second = ""] = labels;
    await walk(priya, first, "sort");
    await walk(priya, second, "sort");
    const { open } = await priya.scan("pack-1", first);
    await priya.fault("pack-1", second, "stain");
    expect(await priya.scan("pack-1", first, open)).toMatchObject({
      outcome: "repeated",
      next: { title: "Set it aside", detail: "1 of 2 is here. The black tee waits for Pick." },
    });
  });

  test("a hole scanned with nothing in hand says what lies there, and an empty one that it is", async () => {
    const { order, labels } = await one(2);
    await walk(priya, labels[0]!, "check");
    const { hole } = (await priya.scan("wall-1", labels[0]!)).garment!;
    expect(await priya.scan("wall-1", hole)).toMatchObject({ code: "hole_empty", next: { title: "Scan a garment" } });
    await priya.scan("wall-1", hole, labels[0]!);
    expect(await priya.scan("wall-1", hole)).toMatchObject({
      outcome: "shown",
      code: "hole_shown",
      band: { state: "duplicate", title: `1 of 2 in ${hole}`, detail: `order ${order.reference}` },
      garment: { code: labels[0] },
      open: "",
    });
    expect(await priya.scan("wall-1", labels[0]!)).toMatchObject({
      outcome: "repeated",
      next: { title: `Leave it in ${hole}` },
    });
  });

  test("a hole tells of what lies in it alone, not of the order's other hole", async () => {
    await sql("update pigeonholes set capacity = 2 where wall = 'wall-1' and state = 'free'");
    const { order, labels } = await one(3);
    for (const label of labels) await walk(priya, label, "sort");
    const holes = await sql("select code from pigeonholes where order_id = $1 order by code", [order.id]);
    const titles = [];
    for (const { code } of holes) titles.push((await priya.scan("wall-1", code)).band.title);
    expect(titles).toEqual([`2 of 3 in ${holes[0].code}`, `1 of 3 in ${holes[1].code}`]);
    await sql("update pigeonholes set capacity = 12 where wall = 'wall-1'");
  });

  test("a hole no longer tells of a garment that is packed, nor does the next garment for it", async () => {
    const { labels } = await one(3);
    const [first = "", second = "", third = ""] = labels;
    for (const label of labels) await walk(priya, label, "sort");
    const { garment } = await priya.scan("pack-1", first);
    const { hole } = garment!;
    expect(await priya.scan("wall-1", hole)).toMatchObject({ band: { title: `2 of 3 in ${hole}` } });
    const again: string[] = [];
    for (const label of [second, third]) again.push((await priya.fault("pack-1", label, "stain")).newLabel);
    await walk(priya, again[0]!, "check");
    expect(await priya.scan("wall-1", again[0]!)).toMatchObject({ next: { detail: `1 of 3 in ${hole}` } });
  });

  test("a parcel is not begun while a garment is still on its way", async () => {
    const { labels } = await one(2);
    await walk(priya, labels[0]!, "sort");
    await walk(priya, labels[1]!, "pretreat");
    expect(await priya.scan("pack-1", labels[0]!)).toMatchObject({
      code: "order_incomplete",
      band: { detail: expect.stringContaining("1 of 2 is here. The black tee waits for Print.") },
    });
    expect(await stateOf(labels[0]!)).toBe("pigeonholed");
  });

  test("a wrong hole is refused, the right one accepted", async () => {
    const { labels } = await one(2);
    await walk(priya, labels[0]!, "check");
    const given = await priya.scan("wall-1", labels[0]!);
    const wrong = given.garment!.hole === "E18" ? "E17" : "E18";
    expect(await priya.scan("wall-1", wrong, labels[0]!)).toMatchObject({ code: "wrong_hole", open: labels[0] });
    expect(await stateOf(labels[0]!)).toBe("qc_passed");
    expect(await priya.scan("wall-1", given.garment!.hole, labels[0]!)).toMatchObject({ code: "in_hole" });
  });

  test("a shelf that is open takes only what lies there", async () => {
    const black = await one();
    const white = await releasedOrder(world, fixture, priya, [{ product: fixture.twoSided }]);
    const [{ pickface }] = await sql("select pickface from factory_labels where code = $1", [black.labels[0]]);
    expect(await priya.scan("pick-a", pickface)).toMatchObject({
      outcome: "shown",
      code: "right_shelf",
      open: pickface,
    });
    expect(await priya.scan("pick-a", white.labels[0]!, pickface)).toMatchObject({ code: "wrong_shelf" });
    expect(await priya.scan("pick-a", black.labels[0]!, pickface)).toMatchObject({ outcome: "moved" });
  });
});

describe("two at once", () => {
  test("scan one label at two stations: one moves it, the other sees that it has moved", async () => {
    const { labels } = await one();
    const answers = await Promise.all(
      ["pick-a", "pick-b", "pick-a", "pick-b"].map((station) => priya.scan(station, labels[0]!)),
    );
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(["moved", "repeated", "repeated", "repeated"]);
    const events = await sql(
      "select outcome from scan_events e join factory_labels l on l.id = e.label_id where l.code = $1",
      [labels[0]],
    );
    expect(events).toHaveLength(4);
  });

  test("swap two garments: the station shows its work without waiting for its order", async () => {
    const [mine, swapped] = [await one(), await one()];
    const busy = await world.database.pools.backOffice.connect();
    try {
      await busy.query("begin");
      await busy.query("select from orders where id = $1 for update", [mine.order.id]);
      const garment = mine.labels[0]!;
      expect(await priya.scan("qc-1", swapped.labels[0]!, garment)).toMatchObject({
        outcome: "refused",
        garment: { code: swapped.labels[0] },
        needed: { code: garment },
      });
      expect(await priya.scan("pack-1", "5012345678900", String(mine.order.id))).toMatchObject({
        outcome: "refused",
        order: { id: mine.order.id },
        needed: { code: garment },
      });
    } finally {
      await busy.query("rollback");
      busy.release();
    }
  });

  test("print one label on two machines: one file goes out", async () => {
    const { labels } = await one();
    await walk(priya, labels[0]!, "pretreat");
    const answers = await Promise.all(["gtx-1", "gtx-2", "gtx-3"].map((station) => priya.scan(station, labels[0]!)));
    expect(answers.map(({ code }) => code).sort()).toEqual(["printing", "running_elsewhere", "running_elsewhere"]);
    expect(filesOf(labels[0]!)).toHaveLength(2);
  });

  test("send the same event: one is acted on, both get its answer", async () => {
    const { labels } = await one();
    const id = randomUUID();
    const [first, second] = await Promise.all([
      priya.scan("pick-a", labels[0]!, "", id),
      priya.scan("pick-a", labels[0]!, "", id),
    ]);
    expect(first).toEqual(second);
    expect(first?.outcome).toBe("moved");
    expect(await priya.scan("pick-a", labels[0]!, "", id)).toEqual(first);
    expect(await sql("select from scan_events where client_event_id = $1", [id])).toHaveLength(1);
  });

  test("send one id for two scans: the second is refused, and moves nothing", async () => {
    const labels = [...(await one()).labels, ...(await one()).labels];
    const id = randomUUID();
    const send = (station: string, text: string) =>
      priya.post("/omnis/v3/factory/scans/", { station, text, open: "", clientEventId: id });
    const first = await send("pick-a", labels[0]!);
    for (const [station, text] of [
      ["pick-a", labels[1]!],
      ["pick-b", labels[0]!],
    ] as const) {
      const other = await send(station, text);
      expect([other.statusCode, other.json().code]).toEqual([422, "scanIdReused"]);
    }
    expect(await stateOf(labels[1]!)).toBe("released");
    expect((await send("pick-a", labels[0]!)).json()).toEqual(first.json());
  });

  test("give holes of one wall to two orders: each has its own", async () => {
    const orders = await Promise.all([one(2), one(2), one(2)]);
    for (const { labels } of orders) await walk(priya, labels[0]!, "check");
    const given = await Promise.all(orders.map(({ labels }) => priya.scan("wall-1", labels[0]!)));
    expect(new Set(given.map(({ garment }) => garment!.hole)).size).toBe(3);
  });
});

const folder = () => world.config.hotFolder;
const filesOf = (label: string) =>
  ["GTX-1", "GTX-2", "GTX-3"].flatMap((device) => {
    const into = join(folder(), device, "in");
    return existsSync(into) ? readdirSync(into).filter((name) => name.startsWith(label)) : [];
  });

describe("the print file", () => {
  test("goes to the machine at the print scan, one for each side, with its settings beside it", async () => {
    const { labels } = await releasedOrder(world, fixture, priya, [{ product: fixture.twoSided }]);
    const [label = ""] = labels;
    await priya.scan("pick-a", label);
    expect(filesOf(label)).toEqual([]);
    await priya.scan("gtx-1", label);
    expect(filesOf(label).sort()).toEqual([`${label}_front_1.json`, `${label}_front_1.png`]);
    await priya.machine("GTX-1", label);
    expect(await priya.scan("gtx-1", label, label)).toMatchObject({
      code: "side_done",
      side: 1,
      band: { title: "Front done" },
    });
    const settings = join(folder(), "GTX-1", "in", `${label}_back_1.json`);
    expect(JSON.parse(readFileSync(settings, "utf8"))).toMatchObject({
      ...{ label, side: "back", copy: 1, technology: "dtg", platen: "14x16", collarOffsetMm: expect.any(Number) },
      ...{ widthPx: 1, dpi: 300, widthMm: 0.1, heightMm: 0.1, whiteUnderbase: false, passes: 1 },
      profile: { code: "dtg-white", name: "White cotton, no underbase" },
    });
  });

  test("is not written again by a resent scan, by the job, or once the machine has taken it", async () => {
    const { labels } = await one();
    const [label = ""] = labels;
    await walk(priya, label, "pretreat");
    const id = randomUUID();
    await priya.scan("gtx-1", label, "", id);
    await priya.scan("gtx-1", label, "", id);
    const [{ division_id, id: labelId }] = await sql("select division_id, id from factory_labels where code = $1", [
      label,
    ]);
    const inside = join(folder(), "GTX-1", "in");
    takeFiles(join(folder(), "GTX-1"), "done", { label });
    // As after a process that died between writing the file and saying so.
    await sql("update label_applications set copies_sent = 0 where label_id = $1", [labelId]);
    await sendPrintFile(world.platform, { divisionId: division_id, labelId, side: "front" });
    expect(existsSync(join(inside, `${label}_front_1.png`))).toBe(false);
    expect(
      await sql("select copies_asked, copies_sent from label_applications where label_id = $1", [labelId]),
    ).toEqual([{ copies_asked: 1, copies_sent: 1 }]);
  });

  test.each(["cancelled", "replaced"])("is not carried any more for a label that was %s meanwhile", async (state) => {
    const { labels } = await one();
    const [label = ""] = labels;
    await walk(priya, label, "pretreat");
    const [{ division_id: divisionId, id: labelId }] = await sql(
      "select division_id, id from factory_labels where code = $1",
      [label],
    );
    await sql("update label_applications set carried_until = '2126-01-01T00:00:00Z' where label_id = $1", [labelId]);
    expect(await priya.scan("gtx-1", label)).toMatchObject({ code: "printing" });
    await sql(
      `update factory_labels set state = $2, cancelled_at = case when $2 = 'cancelled' then now() end where id = $1`,
      [labelId, state],
    );
    await sql("update label_applications set carried_until = null where label_id = $1", [labelId]);
    await world.database.ownerQuery(
      `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where key = 'print file ${labelId} front'`,
    );
    await sendPrintFile(world.platform, { divisionId, labelId, side: "front" });
    expect(filesOf(label)).toEqual([]);
    const { rows: left } = await world.database.ownerQuery(
      `select run_at from graphile_worker.jobs where key = 'print file ${labelId} front'`,
    );
    expect(left).toEqual([]);
  });

  test("is carried by one at a time, and taken up from one who died over it", async () => {
    const { labels } = await one();
    const [label = ""] = labels;
    await walk(priya, label, "pretreat");
    const [{ division_id: divisionId, id: labelId }] = await sql(
      "select division_id, id from factory_labels where code = $1",
      [label],
    );
    const print = { divisionId, labelId, side: "front" };
    const carried = (until: string) =>
      sql("update label_applications set carried_until = $2::timestamptz where label_id = $1", [labelId, until]);
    await carried("2126-01-01T00:00:00Z");
    expect(await priya.scan("gtx-1", label)).toMatchObject({ code: "printing" });
    expect(filesOf(label)).toEqual([]);
    await sendPrintFile(world.platform, print);
    const { rows } = await world.database.ownerQuery(
      `select run_at from graphile_worker.jobs where key = 'print file ${labelId} front'`,
    );
    expect(rows).toEqual([{ run_at: new Date("2126-01-01T00:00:00Z") }]);
    // Died between the sidecar and the picture, with half a picture beside it.
    const { mkdirSync, writeFileSync } = await import("node:fs");
    const into = join(folder(), "GTX-1", "in");
    mkdirSync(into, { recursive: true });
    writeFileSync(join(into, `${label}_front_1.json`), "{}");
    writeFileSync(join(into, `${label}_front_1.png.half.tmp`), "half");
    await carried("2026-01-01");
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => handOver(world.platform, print)));
    expect(outcomes).toContain("sent");
    expect(filesOf(label).filter((name) => name.endsWith(".png"))).toEqual([`${label}_front_1.png`]);
    expect(JSON.parse(readFileSync(join(into, `${label}_front_1.json`), "utf8"))).toMatchObject({ label, copy: 1 });
    expect(await handOver(world.platform, print)).toBe("sent");
    expect(
      await sql("select copies_sent, carried_until from label_applications where label_id = $1", [labelId]),
    ).toEqual([{ copies_sent: 1, carried_until: null }]);
  });

  test("holds no connection to the database while it is written", async () => {
    const { labels } = await one();
    const [label = ""] = labels;
    await walk(priya, label, "pretreat");
    const { files } = world.platform;
    let open = -1;
    world.platform.files = {
      ...files,
      async get(divisionId, sha256) {
        const { worker } = world.platform.pools;
        open = worker.totalCount - worker.idleCount;
        return files.get(divisionId, sha256);
      },
    };
    await priya.scan("gtx-1", label);
    world.platform.files = files;
    expect(open).toBe(0);
    expect(filesOf(label)).toHaveLength(2);
  });

  test("goes once more for a reason, under a new name", async () => {
    const { labels } = await one();
    const [label = ""] = labels;
    await walk(priya, label, "pretreat");
    await priya.scan("gtx-1", label);
    const resend = `/omnis/v3/factory/labels/${label}/resend/`;
    const request = { station: "gtx-1", side: "front", clientEventId: randomUUID() };
    expect((await priya.post(resend, { ...request, reason: "" })).statusCode).toBe(422);
    for (let turn = 0; turn < 2; turn++)
      expect((await priya.post(resend, { ...request, reason: "Paper jam" })).json().data).toEqual({
        copy: 2,
        message: "Copy 2 goes to GTX-1",
      });
    expect(
      filesOf(label)
        .filter((name) => name.endsWith(".png"))
        .sort(),
    ).toEqual([`${label}_front_1.png`, `${label}_front_2.png`]);
    expect(await stateOf(label)).toBe("printing");
  });

  test("that is damaged on its way never reaches the machine, and the job keeps trying", async () => {
    const { labels } = await one();
    const [label = ""] = labels;
    await walk(priya, label, "pretreat");
    const [{ division_id, id: labelId }] = await sql("select division_id, id from factory_labels where code = $1", [
      label,
    ]);
    const carried = (until: string) =>
      sql("update label_applications set carried_until = $2::timestamptz where label_id = $1", [labelId, until]);
    await carried("2126-01-01T00:00:00Z");
    expect(await priya.scan("gtx-1", label)).toMatchObject({ code: "printing" });
    await carried("2026-01-01T00:00:00Z");
    const { chmodSync, writeFileSync } = await import("node:fs");
    const [{ sha256 }] = await sql(
      "select f.sha256 from label_applications a join print_files f on f.id = a.print_file_id where a.label_id = $1",
      [labelId],
    );
    const path = join(world.config.dataDir, "files", String(division_id), sha256.slice(0, 2), sha256);
    const whole = readFileSync(path);
    chmodSync(path, 0o600);
    writeFileSync(path, whole.subarray(0, 20));
    await expect(sendPrintFile(world.platform, { divisionId: division_id, labelId, side: "front" })).rejects.toThrow(
      /damaged/,
    );
    expect(filesOf(label)).toEqual([]);
    writeFileSync(path, whole);
    await sendPrintFile(world.platform, { divisionId: division_id, labelId, side: "front" });
    expect(filesOf(label)).toHaveLength(2);
  });

  test("is finished only by the machine that runs it, with the label in hand", async () => {
    const { labels } = await one();
    const [label = ""] = labels;
    await walk(priya, label, "pretreat");
    await priya.scan("gtx-1", label);
    expect(await priya.scan("gtx-2", label, label)).toMatchObject({
      code: "running_elsewhere",
      next: { title: "Take it to GTX-1" },
    });
    expect(await priya.scan("gtx-1", label)).toMatchObject({ outcome: "shown", code: "still_running", open: label });
    expect(await stateOf(label)).toBe("printing");
    await priya.machine("GTX-1", label);
    expect(await stateOf(label)).toBe("printed");
  });
});
