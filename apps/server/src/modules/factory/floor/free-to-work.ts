// Which garments can be worked on: the refusals of the stations' rules, in SQL over `l` (label) and `o` (order), to
// count the garments and find the most urgent. SQL only.
import { holdKinds, holdThatStops } from "@selvedge/domain/factory/holds";
import { type StationKind, stationOrder } from "@selvedge/domain/labels/label-route";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { decidedByLabels } from "@selvedge/domain/orders/projection";
import { type RawBuilder, sql } from "kysely";

/** Statuses in which garments are made, in every flow of an order. */
export const workable: ReadonlySet<OrderStatus> = new Set(Object.values(decidedByLabels).flat());

/** Holds that let a garment through to this station; an unknown one never does. */
const passing = (kind: StationKind) =>
  holdKinds.map(({ code }) => code).filter((code) => holdThatStops([code], kind) === null);

const isFreeOf = (passed: RawBuilder<unknown>) => sql`o.status = any(${[...workable]}::text[])
  and not exists (select 1 from holds h where h.division_id = l.division_id and h.order_id = l.order_id
    and h.released_at is null and h.code <> all(${passed}))`;

/** The order is neither stopped nor on hold before this station. */
export const isFree = (kind: StationKind) => isFreeOf(sql`${passing(kind)}::text[]`);

/** The same at the station that each label waits for, which is its `kind`. */
export const isFreeAtItsStation = isFreeOf(
  sql`case l.kind ${sql.join(
    stationOrder.map((kind) => sql`when ${kind} then ${passing(kind)}::text[]`),
    sql` `,
  )} end`,
);

/** Sheets of paper lie in no hole: they wait at Pack once they have passed QC. */
const othersAreIn = (
  states: readonly string[],
  sheets: readonly string[] = [],
) => sql`not exists (select 1 from factory_labels n
  where n.division_id = l.division_id and n.order_id = l.order_id and n.factory_code = l.factory_code and n.id <> l.id
    and n.state <> all(${["replaced", "cancelled", ...states]}::text[])
    and not (n.technology = 'paper' and n.state = any(${[...sheets]}::text[])))`;

/** Pack and Dispatch take whole orders: where the rest of an order has to be for its garments to be taken. */
const restIsIn: Partial<Record<StationKind, RawBuilder<unknown>>> = {
  pack: othersAreIn(["pigeonholed", "to_pack", "packed"], ["qc_passed"]),
  dispatch: othersAreIn(["packed"]),
};

/** The rest of the order is there, at a station that takes whole orders. */
export const isRestIn = (kind: StationKind): RawBuilder<unknown> => restIsIn[kind] ?? sql`true`;

/** The same at the station that each label waits for, which is its `kind`. */
export const isRestInAtItsStation = sql`case l.kind when 'pack' then ${isRestIn("pack")} when 'dispatch' then ${isRestIn("dispatch")} else true end`;
