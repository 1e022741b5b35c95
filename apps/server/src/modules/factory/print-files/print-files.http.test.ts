import { randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { DivisionId } from "@selvedge/domain/ids";
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, describe, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { discPng } from "../../../testing/pictures.ts";
import { testApp } from "../../../testing/test-app.ts";
import { renderPrintFiles } from "../../goods/products/index.ts";
import { handOver } from "../machines/hot-folder.ts";
import {
  type FloorFixture,
  floorFixture,
  releasedOrder,
  type StaffVisitor,
  staffAt,
  walk,
} from "../testing/floor-fixture.ts";

const world = testApp();
let fixture: FloorFixture;
let priya: StaffVisitor;
let print: SeededProduct;
let tee: SeededProduct;

beforeAll(async () => {
  fixture = await floorFixture(world);
  priya = await staffAt(world, fixture.people.priya.email);
  const drawn = (options: Parameters<typeof seedProduct>[2]) =>
    seedProduct(world.database.pools, fixture.bramble, {
      artwork: discPng(300),
      files: world.platform.files,
      ...options,
    });
  print = await drawn({ name: "Evil Eye", blank: "art-print-portrait", colours: ["Oak"] });
  tee = await drawn({ name: "Disc tee", artwork: discPng(300, 7) });
  for (const { id } of [print, tee]) await draw(id);
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const draw = (productId: number) =>
  renderPrintFiles(world.platform, { divisionId: fixture.bramble.divisionId, productId });
const inSize = (size: string) => ({ product: print, variant: print.variants.find((each) => each.size === size)! });
const jobsOf = async (task: string) =>
  (
    await world.database.ownerQuery(
      `select j.key, p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p using (id) where j.task_identifier = '${task}' order by j.id`,
    )
  ).rows as { key: string; payload: Record<string, unknown> }[];
const runJobs = async (task: string, key: string) => {
  const found = (await jobsOf(task)).filter((job) => job.key.startsWith(key));
  for (const { payload } of found) await tasks[task]!(world.platform, payload);
  return found.length;
};

interface Print {
  size: string;
  label: string;
  divisionId: DivisionId;
  labelId: number;
  orderId: number;
  fileId: number;
  sha256: string;
  px: [number, number];
}

/** What each label of an order is printed from. */
const printsOf = async (orderId: number): Promise<Print[]> =>
  (
    await sql(
      `select l.size, l.code as label, l.division_id as "divisionId", l.id as "labelId", l.order_id as "orderId", f.id as "fileId", f.sha256,
         array[f.width_px, f.height_px] as px
       from factory_labels l join label_applications a on a.label_id = l.id join print_files f on f.id = a.print_file_id
       where l.order_id = $1 order by l.id`,
      [orderId],
    )
  ).map((row) => row as Print);

const pathOf = ({ divisionId, sha256 }: Print) =>
  join(world.config.dataDir, "files", String(divisionId), sha256.slice(0, 2), sha256);
const filesOf = (label: string, device = "GTX-1"): string[] => {
  const folder = join(world.config.hotFolder, device, "in");
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(label)) : [];
};
const holdsOf = (orderId: number) =>
  sql("select code, note, placed_by from holds where order_id = $1 and released_at is null", [orderId]);

describe("each size of an art print", () => {
  test("is printed from a file of its own size", async () => {
    const order = await seedPaidOrder(world.database.pools, fixture.bramble, ["A2", "A3", "A4"].map(inSize));
    expect(await priya.release(order.id)).toMatchObject([{ ok: true }]);
    const prints = await printsOf(order.id);
    expect(prints.map(({ size, px }) => [size, px])).toEqual([
      ["A2", [4961, 7015]],
      ["A3", [3508, 4961]],
      ["A4", [2480, 3508]],
    ]);
    for (const each of prints) {
      // The file itself has this size, not only its row.
      const png = readFileSync(pathOf(each));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(each.px);
    }
    const { printFiles } = await priya.order(order.id);
    expect(printFiles.map(({ widthPx }: { widthPx: number }) => widthPx)).toEqual([4961, 3508, 2480]);
  });

  test("waits for its own file, though that of another size is there", async () => {
    const order = await seedPaidOrder(world.database.pools, fixture.bramble, [inSize("A2")]);
    const changed = await sql("update print_files set scale_permille = 999 where scale_permille = 1414 returning id");
    expect(await priya.release(order.id)).toMatchObject([{ ok: false, code: "print_files_missing" }]);
    await sql("update print_files set scale_permille = 1414 where id = $1", [changed[0].id]);
  });

  test("that a garment shares is drawn once for all of its sizes", async () => {
    const files = await sql("select scale_permille, width_px from print_files where scene_hash = $1", [tee.sceneHash]);
    expect(files).toEqual([{ scale_permille: 1000, width_px: 4193 }]);
  });
});

describe("labels that an earlier version released with the file of another size", () => {
  const released = async (size: string) => {
    const { order } = await releasedOrder(world, fixture, priya, [inSize(size)]);
    const [a3] = await sql("select id from print_files where scene_hash = $1 and scale_permille = 1000", [
      print.sceneHash,
    ]);
    await sql(
      "update label_applications a set print_file_id = $2 from factory_labels l where l.id = a.label_id and l.order_id = $1",
      [order.id, a3.id],
    );
    return order.id;
  };

  test("are drawn at their own after a start, and nothing is printed from it meanwhile", async () => {
    const orderId = await released("A2");
    const [before] = await printsOf(orderId);
    const { divisionId, labelId, label } = before!;
    await sql("update label_applications set device = 'GTX-1', copies_asked = 1 where label_id = $1", [labelId]);
    await expect(handOver(world.platform, { divisionId, labelId, side: "front" })).rejects.toThrow(/another size/);
    expect(filesOf(label)).toEqual([]);
    await tasks.check_print_files!(world.platform, {});
    expect(await runJobs("redraw_print_file", `redraw ${labelId} `)).toBe(1);
    expect(await printsOf(orderId)).toMatchObject([{ px: [4961, 7015] }]);
    expect(await handOver(world.platform, { divisionId, labelId, side: "front" })).toBe("sent");
    const { widthPx, heightPx } = JSON.parse(
      readFileSync(join(world.config.hotFolder, "GTX-1", "in", `${label}_front_1.json`), "utf8"),
    );
    expect([widthPx, heightPx]).toEqual([4961, 7015]);
  });

  test("are taken back from a machine that has not begun, which is sent the right one", async () => {
    const orderId = await released("A4");
    const [{ labelId, label, divisionId }] = (await printsOf(orderId)) as [Print];
    const into = join(world.config.hotFolder, "GTX-1", "in");
    mkdirSync(into, { recursive: true });
    for (const ending of ["png", "json"]) writeFileSync(join(into, `${label}_front_1.${ending}`), "too large");
    await sql(
      "update label_applications set device = 'GTX-1', released_at = now(), copies_asked = 1, copies_sent = 1 where label_id = $1",
      [labelId],
    );
    await tasks.check_print_files!(world.platform, {});
    await runJobs("redraw_print_file", `redraw ${labelId} `);
    expect(filesOf(label)).toEqual([]);
    expect(await runJobs("send_print_file", `print file ${labelId} `)).toBe(1);
    expect(filesOf(label).sort()).toEqual([`${label}_front_2.json`, `${label}_front_2.png`]);
    expect(await handOver(world.platform, { divisionId, labelId, side: "front" })).toBe("sent");
    expect(await holdsOf(orderId)).toEqual([]);
  });

  test("stop their order once where they were printed so, or where a machine has begun", async () => {
    const [printed, begun] = [await released("A2"), await released("A2")];
    await sql(
      `update label_applications a set device = 'GTX-1', released_at = now(), copies_asked = 1, copies_sent = 1,
         printed_at = case when l.order_id = $1 then now() end
       from factory_labels l where l.id = a.label_id and l.order_id = any($2::bigint[])`,
      [printed, [printed, begun]],
    );
    await tasks.check_print_files!(world.platform, {});
    await runJobs("redraw_print_file", `redraw ${(await printsOf(begun))[0]!.labelId} `);
    expect(await holdsOf(printed)).toMatchObject([
      { code: "print_file_failed", placed_by: "Print file check", note: expect.stringMatching(/wrong size/) },
    ]);
    expect(await holdsOf(begun)).toMatchObject([
      { code: "print_file_failed", note: expect.stringMatching(/GTX-1 was sent/) },
    ]);
    await sql("update holds set released_at = now() where order_id = $1", [printed]);
    await tasks.check_print_files!(world.platform, {});
    expect(await holdsOf(printed)).toEqual([]);
  });

  test("do not keep products on sale without the files of their sizes", async () => {
    await sql(
      "delete from label_applications a using print_files f where f.id = a.print_file_id and f.scale_permille = 707",
    );
    await sql("delete from print_files where scale_permille = 707");
    await tasks.check_print_files!(world.platform, {});
    expect(await runJobs("render_print_files", `print files ${print.id}`)).toBe(1);
    expect(await sql("select width_px from print_files where scale_permille = 707")).toEqual([{ width_px: 2480 }]);
  });
});

describe("a print file that is", () => {
  const ready = async () => {
    const { order, labels } = await releasedOrder(world, fixture, priya, [{ product: tee }]);
    await walk(priya, labels[0]!, "pretreat");
    return (await printsOf(order.id))[0]!;
  };
  const stateOf = async (label: string) =>
    (await sql("select state from factory_labels where code = $1", [label]))[0].state;
  const redraw = ({ labelId }: Print) => runJobs("redraw_print_file", `redraw ${labelId} `);

  test.each<[string, (path: string) => void]>([
    ["damaged", (path) => writeFileSync(path, readFileSync(path).fill(7, 100, 101))],
    ["missing", (path) => rmSync(path)],
  ])("%s is found at the scan, drawn again, and printed at the next scan", async (fault, spoil) => {
    const found = await ready();
    spoil(pathOf(found));
    const refused = await priya.scan("gtx-1", found.label);
    expect(refused).toMatchObject({
      outcome: "refused",
      code: "print_file_redrawn",
      band: {
        state: "wrong",
        detail: `The front's print file is ${fault}. It is being made again. Nothing was changed.`,
      },
      next: { title: "Scan the label again in a minute" },
    });
    expect([await stateOf(found.label), filesOf(found.label)]).toEqual(["pretreated", []]);
    expect(await redraw(found)).toBe(1);
    expect(await priya.scan("gtx-1", found.label)).toMatchObject({ outcome: "moved", code: "printing" });
    expect(filesOf(found.label)).toContain(`${found.label}_front_1.png`);
    const [now] = await printsOf(found.orderId);
    expect(now!.px).toEqual([4193, 4795]);
  });

  test("damaged while its label is printed is drawn again before it is sent again", async () => {
    const found = await ready();
    await priya.scan("gtx-1", found.label);
    writeFileSync(pathOf(found), "spoilt");
    const resend = (clientEventId: string) =>
      priya.post(`/omnis/v3/factory/labels/${found.label}/resend/`, {
        station: "gtx-1",
        side: "front",
        reason: "Paper jam",
        clientEventId,
      });
    const refused = await resend(randomUUID());
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      "The front's print file is damaged. It is being made again. Nothing was changed.",
    ]);
    expect(await redraw(found)).toBe(1);
    expect((await resend(randomUUID())).json().data).toEqual({ copy: 2, message: "Copy 2 goes to GTX-1" });
  });

  test("beyond drawing again holds its order, which says why", async () => {
    const found = await ready();
    const art = tee.artwork.sha256;
    const artPath = pathOf({ ...found, sha256: art });
    renameSync(artPath, `${artPath}.away`);
    rmSync(pathOf(found));
    await priya.scan("gtx-1", found.label);
    expect(await redraw(found)).toBe(1);
    expect(await holdsOf(found.orderId)).toEqual([
      {
        code: "print_file_failed",
        note: `${found.label}, front: The file of a picture in the design is gone. Upload it and place it again.`,
        placed_by: "Print file check",
      },
    ]);
    expect(await priya.scan("gtx-1", found.label)).toMatchObject({ code: "order_held" });
    renameSync(`${artPath}.away`, artPath);
    await draw(tee.id);
  });

  test("unreadable is not found when it is looked at", async () => {
    const { order } = await releasedOrder(world, fixture, priya, [{ product: tee }]);
    const found = (await printsOf(order.id))[0]!;
    writeFileSync(pathOf(found), "spoilt");
    for (const query of ["", "?preview=200"])
      expect(
        (await priya.get(`/omnis/v3/atlas/print-files/${found.divisionId}/${found.fileId}/${query}`)).statusCode,
      ).toBe(404);
  });
});

test("files that were never finished are swept after an hour, in the store and at the machines", async () => {
  const folders = [
    join(world.config.dataDir, "files", "unfinished"),
    join(world.config.hotFolder, "GTX-1", "unfinished"),
    join(world.config.hotFolder, "GTX-1", "in"),
  ];
  const [old, fresh] = ["dead", "alive"].map((name) =>
    folders.map((folder, index) => join(folder, `${name}${index === 0 ? ".part" : ".tmp"}`)),
  ) as [string[], string[]];
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const path of [...old, ...fresh]) writeFileSync(path, "half");
  for (const path of old) utimesSync(path, new Date(Date.now() - 7_200_000), new Date(Date.now() - 7_200_000));
  await tasks.clean_up!(world.platform, {});
  expect([old, fresh].map((paths) => paths.map((path) => existsSync(path)))).toEqual([
    [false, false, false],
    [true, true, true],
  ]);
});
