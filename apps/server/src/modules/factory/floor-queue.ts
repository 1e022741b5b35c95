// What a station is shown ahead: only garments that it would take now. The refusals of the stations' rules, said in SQL
// so that the most urgent can be found. SQL only.
import { holdKinds, holdThatStops } from "@selvedge/domain/factory/holds";
import type { StationKind } from "@selvedge/domain/labels/label-machine";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { decidedByLabels } from "@selvedge/domain/orders/projection";
import { type RawBuilder, sql } from "kysely";
import { waitsFor } from "./floor-queries.ts";
import type { Station } from "./stations/scan.ts";

/** How many garments a station is shown ahead. */
const ahead = 12;

/** Statuses in which garments are made, whatever the order's flow. */
export const workable: ReadonlySet<OrderStatus> = new Set(Object.values(decidedByLabels).flat());

/** What waits for a station and can be taken, most urgent first; pickers walk by shelf within a day's work. */
export function queueOf({ kind, device, name }: Station): RawBuilder<unknown> {
  if (kind === "pick")
    return sql`l.state = 'released' and ${isFree(kind)} order by l.priority desc, l.ship_by, l.pickface, l.id limit 60`;
  return sql`${waitsFor} = ${kind} and l.state in ('picked', 'pretreated', 'printing', 'printed', 'qc_passed', 'pigeonholed', 'packed')
      and ${isFree(kind)} and ${isReady(kind, device ?? name)}
    order by l.priority desc, l.ship_by, l.id limit ${ahead}`;
}

/** The order is neither stopped nor held before this station. */
const isFree = (kind: StationKind) => sql`o.status = any(${[...workable]}::text[])
  and not exists (select 1 from holds h where h.division_id = l.division_id and h.order_id = l.order_id
    and h.released_at is null and h.code <> all(${passing(kind)}::text[]))`;

/** Holds that let a garment through to this station; an unknown one never does. */
const passing = (kind: StationKind) =>
  holdKinds.map(({ code }) => code).filter((code) => holdThatStops([code], kind) === null);

/** Pack and Dispatch take whole orders; a garment that is being printed belongs to its machine. */
function isReady(kind: StationKind, device: string): RawBuilder<unknown> {
  if (kind === "pack") return othersAreIn(["pigeonholed", "to_pack", "packed"]);
  if (kind === "dispatch") return othersAreIn(["packed"]);
  if (kind !== "print") return sql`true`;
  return sql`not exists (select 1 from label_applications a where a.division_id = l.division_id and a.label_id = l.id
    and a.released_at is not null and a.printed_at is null and a.device <> ${device})`;
}

const othersAreIn = (states: readonly string[]) => sql`not exists (select 1 from factory_labels n
  where n.division_id = l.division_id and n.order_id = l.order_id and n.id <> l.id
    and n.state <> all(${["replaced", "cancelled", ...states]}::text[]))`;
