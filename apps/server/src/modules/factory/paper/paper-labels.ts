// Labels on paper. Printing claims the labels first: a label that has been on paper is only printed again for a reason.
import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import type { Side } from "@selvedge/design/scene";
import { permissionToPrint } from "@selvedge/domain/factory/label-printing";
import { findPlaten } from "@selvedge/garments/platens";
import type { GarmentLabel } from "@selvedge/print/labels";
import { renderLabelsPdf } from "@selvedge/print/process/rendering";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Mover } from "../../orders/moves/index.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import {
  type FloorLabel,
  floorLabels,
  labelsOfOrder,
  lockFloorOrder,
  logLabelPrints,
  projectOrder,
} from "../floor/index.ts";
import { labelPictures } from "./label-pictures.ts";

export interface LabelRequest {
  orders: readonly number[];
  labels: readonly string[];
  reason: string;
}

const mostLabels = 150;

/** Claims every active label of these orders and these labels; gives their codes in the order of the paper. */
export async function claimLabels(
  platform: Platform,
  by: Mover,
  request: LabelRequest,
  permissions: readonly string[],
): Promise<string[]> {
  return withoutDivision(platform.pools.backOffice, async (db) => {
    const wanted = await floorLabels(
      db,
      sql`(l.order_id = any(${[...request.orders]}::bigint[]) or l.code = any(${[...request.labels]}::text[]))
        and l.state not in ('replaced', 'cancelled') order by l.order_id, l.counter, l.id`,
    );
    if (!permissions.includes(permissionToPrint({ orders: request.orders.length, labels: wanted })))
      throw new Refusal("permissionDenied");
    if (wanted.length === 0) throw new Refusal("notFound", { message: "These orders have no labels yet." });
    if (wanted.length > mostLabels)
      throw new Refusal("validation", { errors: { orders: [`At most ${mostLabels} labels at a time`] } });
    for (const [orderId, labels] of Map.groupBy(wanted, (label) => label.orderId)) {
      const divisionId = labels[0]!.divisionId;
      const order = await lockFloorOrder(db, divisionId, orderId);
      if (!order) continue;
      const now = await labelsOfOrder(db, divisionId, orderId);
      const again = now.find((label) => label.labelPrints > 0 && labels.some(({ id }) => id === label.id));
      if (again && request.reason.length < 3)
        throw new Refusal("validation", {
          errors: { reason: [`Label ${again.code} has been printed already. Give a reason to print it again.`] },
        });
      const ids = labels.map(({ id }) => id);
      await sql`update factory_labels set label_prints = label_prints + 1 where division_id = ${divisionId} and id = any(${ids}::bigint[])`.execute(
        db,
      );
      await logLabelPrints(db, labels, by, again ? request.reason : "");
      const detail = { reason: request.reason, labels: labels.map(({ code }) => code) };
      const subject = `order ${orderId}`;
      if (again) await writeAudit(db, { divisionId, by, action: "labels.reprinted", subject, detail });
      const printed = now.map((label) => ({
        ...label,
        labelPrints: label.labelPrints + (ids.includes(label.id) ? 1 : 0),
      }));
      await projectOrder(db, order, printed, `Labels printed by ${by.name}`);
    }
    return wanted.map(({ code }) => code);
  });
}

/** The PDF of claimed labels; a label that is not claimed is not found. */
export async function labelsPdf(platform: Platform, codes: readonly string[]): Promise<Buffer> {
  const { labels, together } = await withoutDivision(platform.pools.backOffice, async (db) => {
    const found = await floorLabels(
      db,
      sql`l.code = any(${[...codes]}::text[]) and l.label_prints > 0 order by l.order_id, l.counter, l.id`,
    );
    return { labels: found, together: await unitsTogether(db, found) };
  });
  if (labels.length === 0) throw new Refusal("notFound");
  const pictures = await labelPictures(platform, labels);
  return renderLabelsPdf(
    labels.map((label) =>
      onPaper(
        label,
        together.get(`${label.orderId} ${label.factoryCode}`) ?? 1,
        pictures.get(label.applications[0]?.printFileId ?? 0),
      ),
    ),
  );
}

/** How many units of its order one factory makes, by order and factory: one alone needs no hole. */
async function unitsTogether(db: Bound, labels: readonly FloorLabel[]): Promise<Map<string, number>> {
  const orders = [...new Set(labels.map(({ orderId }) => orderId))];
  const { rows } = await sql<{ key: string; units: number }>`
    select order_id || ' ' || factory_code as key, count(*)::int as units from factory_labels
    where order_id = any(${orders}::bigint[]) and state not in ('replaced', 'cancelled') group by order_id, factory_code`.execute(
    db,
  );
  return new Map(rows.map(({ key, units }) => [key, units]));
}

function onPaper(label: FloorLabel, unitsTogetherHere: number, picture: Buffer | undefined): GarmentLabel {
  return {
    code: label.code,
    orderNumber: label.orderReference,
    piece: label.counter,
    pieces: label.ofCount,
    // The wall gives the hole; until then the label says at which wall.
    hole: unitsTogetherHere === 1 ? null : (label.pigeonholeCode ?? "WALL"),
    sku: label.blankSku,
    colour: label.colour,
    size: label.size,
    sides: label.applications.map(({ side }) => side as Side),
    platen: findPlaten(label.platen)?.name ?? null,
    priority: priorityWords[label.priority] ?? null,
    shipByOn: label.shipBy,
    thumbnail: picture ?? null,
  };
}

const priorityWords: Record<number, string> = { 1: "P1 express", 2: "P2 remake", 3: "P3 rescue" };

/** Where the PDF of these labels is fetched. */
export const labelsAddress = (codes: readonly string[]): string =>
  `/omnis/v3/factory/labels.pdf?codes=${codes.join(",")}`;
