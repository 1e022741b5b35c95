import { packagingFor } from "@selvedge/domain/factory/packaging";
import { groundOf } from "@selvedge/domain/factory/pretreat-recipe";
import { labelCode } from "@selvedge/domain/labels/label-code";
import type { Technology } from "@selvedge/domain/labels/label-route";
import { sql } from "kysely";
import { findBlankVariant } from "../blank-variant.ts";
import { type LabelRow, type LabelSource, labelRow, replacedRow } from "../floor/label-rows.ts";
import { machinesOf, scanRows } from "../floor/scan-rows.ts";
import type { Numbered } from "../orders/order-rows.ts";
import { consignmentOf } from "./consignments.ts";
import { insertRows } from "./insert-rows.ts";
import type { Writing } from "./world.ts";
import { writeGarmentLogs } from "./write-garment-logs.ts";
import { nextNumbers } from "./write-orders.ts";
import type { WrittenPeople } from "./write-people.ts";
import { type PrintFileOfSide, writePrintFiles } from "./write-print-files.ts";

interface Placed {
  readonly source: LabelSource;
  readonly row: LabelRow;
}

/** Labels with their prints, parcels, holes and holds: the factory's side of every order that was released. */
export async function writeFloor(
  writing: Writing,
  orders: readonly Numbered[],
  itemIds: readonly number[],
  people: WrittenPeople,
): Promise<void> {
  const sources = labelSources(orders, itemIds);
  const numbers = await nextNumbers(writing, "label_numbers", sources.length + orders.filter(hasFault).length);
  const picker = people.staffIds.get("tomasz@selvedge.test")!;
  const placed = sources.map((source): Placed => {
    return { source, row: labelRow(writing, source, numbers.shift()!, picker) };
  });
  const replaced = orders.filter(hasFault).map((order) => replaceFirst(placed, order, numbers.shift()!));
  await takeHoles(writing, placed);
  await insertRows(writing.db, "factory_labels", [...replaced, ...placed.map(({ row }) => row)]);
  await writeApplications(writing, placed, people.staffIds.get("rhian@selvedge.test")!);
  const current = placed.filter(({ source }) => source.order.plan.isCurrent);
  const scanned = current.map(({ source, row }) => ({ row, scans: scanRows(writing, source, row, people.staffIds) }));
  await insertRows(
    writing.db,
    "scan_events",
    scanned.flatMap(({ scans }) => scans),
  );
  await writeGarmentLogs(writing, scanned);
  await insertRows(writing.db, "parcels", await parcelRows(writing, orders));
  await insertRows(writing.db, "holds", orders.filter(({ story }) => story.status === "issue").map(holdRow(writing)));
}

const hasFault = ({ plan, story }: Numbered): boolean => plan.fate.faultCode !== undefined && story.garments.length > 0;

function labelSources(orders: readonly Numbered[], itemIds: readonly number[]): LabelSource[] {
  let firstItem = 0;
  return orders.flatMap((order) => {
    const offset = firstItem;
    firstItem += order.plan.lines.length;
    return order.story.garments.map((garment, index) => {
      return { order, garment, counter: index + 1, itemId: itemIds[offset + garment.lineIndex]! };
    });
  });
}

/** The label of the order's first garment before it was made again; the new one names it as its parent. */
function replaceFirst(placed: readonly Placed[], order: Numbered, id: number): LabelRow {
  const { row } = placed.find(({ source }) => source.order === order)!;
  const parent = replacedRow(row, row.id, order.plan.fate.faultCode!);
  const parentId = row.id;
  row.id = id;
  row.code = labelCode(id);
  row.parent_label_id = parentId;
  return parent;
}

/** Garments that wait in the put wall have a hole: the order's own, full once every garment is in it. */
async function takeHoles({ db, divisionId }: Writing, placed: readonly Placed[]): Promise<void> {
  const waiting = Map.groupBy(
    placed.filter(({ row }) => row.state === "pigeonholed"),
    ({ source }) => source.order,
  );
  const { rows: free } = await sql<{ code: string }>`
    select code from pigeonholes where state = 'free' order by wall, column_number, row_letter limit ${waiting.size}`.execute(
    db,
  );
  for (const [index, [order, garments]] of [...waiting].entries()) {
    const code = free[index]!.code;
    for (const { row } of garments) row.pigeonhole_code = code;
    const state = garments.length === order.units ? "ready" : "filling";
    await sql`update pigeonholes set state = ${state}, division_id = ${divisionId}, order_id = ${order.id} where code = ${code}`.execute(
      db,
    );
  }
}

/** Which file is printed on which label, for every garment whose product is being made. */
async function writeApplications(writing: Writing, placed: readonly Placed[], printer: number): Promise<void> {
  const current = placed.filter(
    ({ source }) => source.order.plan.fate.status === "on_floor" || source.order.story.status === "issue",
  );
  const byProduct = Map.groupBy(current, ({ source }) => source.garment.line.product);
  const printed = [...byProduct].map(([product, labels]) => ({ product, scales: new Set(labels.map(scaleOf)) }));
  const files = await writePrintFiles(writing, printed);
  await insertRows(
    writing.db,
    "label_applications",
    current.flatMap((label) =>
      applicationRows(
        writing,
        label.row,
        (files.get(label.source.garment.line.product.id) ?? []).filter(
          ({ scalePermille }) => scalePermille === scaleOf(label),
        ),
        printer,
      ),
    ),
  );
}

/** How many times larger than designed a label's size is printed, in thousandths. */
const scaleOf = ({ source }: Placed): number =>
  findBlankVariant(source.garment.line.variant.blankSku).printScalePermille;

function applicationRows({ divisionId }: Writing, row: LabelRow, files: readonly PrintFileOfSide[], printer: number) {
  const { id, reached, technology } = row;
  const machines = machinesOf(row);
  return files.map((file) => ({
    division_id: divisionId,
    label_id: id,
    side: file.side,
    print_file_id: file.id,
    technology,
    print_profile_code: profileOf(row),
    released_at: reached.printing ?? null,
    asked_at: reached.printing ?? null,
    asked_by: reached.printing ? printer : null,
    device: reached.printing ? machines[id % machines.length] : null,
    copies_asked: reached.printing ? 1 : 0,
    copies_sent: reached.printing ? 1 : 0,
    printed_at: reached.printed ?? null,
  }));
}

const profiles: Partial<Record<Technology, string>> = { dtf: "dtf-film", vinyl: "vinyl-film", paper: "paper-press" };

/** The factory's profile for a garment, by its technology, on cloth by its ground. */
const profileOf = ({ technology, hex, needs_pretreat: needsPretreat }: LabelRow): string =>
  profiles[technology] ?? `dtg-${groundOf({ hex, needsPretreat })}`;

/** A parcel for every order that was packed; the carrier knows those that have left. */
async function parcelRows({ db, divisionId, carrier }: Writing, orders: readonly Numbered[]) {
  const packed = orders.filter(({ story }) => story.garments.length > 0 && story.garments.every(isPacked));
  const shop = await db
    .selectFrom("divisions")
    .where("id", "=", divisionId)
    .select(["name", "support_email as email"])
    .executeTakeFirstOrThrow();
  return Promise.all(
    packed.map(async (order) => {
      const { id, plan, service, story } = order;
      const blanks = story.garments.map(({ line }) => findBlankVariant(line.variant.blankSku));
      const packagingGrams = packagingFor(blanks.map(({ blank }) => blank.code)).weightGrams;
      const weightGrams = packagingGrams + blanks.reduce((sum, variant) => sum + variant.weightGrams, 0);
      const consignment = consignmentOf(order, shop, weightGrams);
      const announced = story.completedAt ? await carrier.announce(consignment) : null;
      if (announced && "notTaken" in announced) throw new Error(`${order.reference}: ${announced.notTaken}`);
      return {
        division_id: divisionId,
        order_id: id,
        carrier: service.carrier,
        service: service.code,
        tracking_code: announced?.trackingCode ?? "",
        tracking_url: announced?.trackingUrl ?? "",
        weight_grams: weightGrams,
        weighed_grams: announced ? weightGrams : null,
        packed_at: story.garments[0]!.passed.find(({ state }) => state === "packed")!.at,
        dispatched_at: story.completedAt,
        // Of older parcels the label is no longer stored, and their drivers have long had their lists.
        consignment: announced && plan.isCurrent ? consignment : null,
      };
    }),
  );
}

const isPacked = ({ passed }: Numbered["story"]["garments"][number]): boolean =>
  passed.some(({ state }) => state === "packed");

const holdRow =
  ({ divisionId }: Writing) =>
  ({ id, story }: Numbered) => ({
    division_id: divisionId,
    order_id: id,
    code: "factory_issue",
    note: "A pale band across the print. Clean the head of GTX-2, then print again.",
    placed_by: "Priya Nair",
    placed_at: story.moments.at(-1)!.at,
  });
