// What a station is shown ahead: only garments that it would take now. SQL only.
import type { Bound } from "@selvedge/db/bound";
import type { StationKind } from "@selvedge/domain/labels/label-machine";
import { type RawBuilder, sql } from "kysely";
import { onFloor, waitsFor } from "./floor-queries.ts";
import { isFree, isRestIn } from "./free-to-work.ts";
import type { Station } from "./scan.ts";

/** How many garments a station is shown ahead; a picker walks by shelf and is shown more. */
const ahead = 12;
const aheadOnShelves = 60;

/** What waits for a station and can be taken, most urgent first; pickers walk by shelf within a day's work. */
export function queueOf({ kind, device, name, technologies, factoryCode }: Station): RawBuilder<unknown> {
  if (kind === "pick")
    return sql`${toPick()} order by l.priority desc, l.ship_by, l.pickface, l.id limit ${aheadOnShelves}`;
  return sql`${waitsFor} = ${kind} and ${onFloor}
      and ${isFree(kind)} and ${isReady(kind, device ?? name)} and ${isPrintable(technologies)}
      and l.factory_code = ${factoryCode}
    order by l.priority desc, l.ship_by, l.id limit ${ahead}`;
}

/** Garments that wait for one shelf and can be taken, most urgent first. */
export const queueOfShelf = (pickface: string) =>
  sql`${toPick()} and l.pickface = ${pickface} order by l.priority desc, l.ship_by, l.id`;

/** The first of them, as many as a picker is shown. */
export const headOfShelf = (pickface: string) => sql`${queueOfShelf(pickface)} limit ${aheadOnShelves}`;

/** How many garments wait for one shelf and can be taken, and how many orders they are of. */
export async function countOfShelf(db: Bound, pickface: string): Promise<{ garments: number; orders: number }> {
  const { rows } = await sql<{ garments: number; orders: number }>`
    select count(*)::int as garments, count(distinct l.order_id)::int as orders
    from factory_labels l join orders o on o.division_id = l.division_id and o.id = l.order_id
    where ${toPick()} and l.pickface = ${pickface}`.execute(db);
  return rows[0]!;
}

/** Garments that wait for one shelf, whether or not their orders are held or stopped. */
export const bookedOnShelf = (pickface: string) =>
  sql`l.state = 'released' and l.technology <> 'paper' and l.pickface = ${pickface}`;

const toPick = () => sql`l.state = 'released' and l.technology <> 'paper' and ${isFree("pick")}`;

/** A garment that is being printed belongs to its machine. */
function isReady(kind: StationKind, device: string): RawBuilder<unknown> {
  if (kind !== "print") return isRestIn(kind);
  return sql`not exists (select 1 from label_applications a where a.division_id = l.division_id and a.label_id = l.id
    and a.released_at is not null and a.printed_at is null and a.failed_at is null and a.device <> ${device})`;
}

/** The station's machine prints such goods; a station without a machine accepts all. */
const isPrintable = (technologies: Station["technologies"]): RawBuilder<unknown> =>
  technologies === null ? sql`true` : sql`l.technology = any(${technologies}::text[])`;
