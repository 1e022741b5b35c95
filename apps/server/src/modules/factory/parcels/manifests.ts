// The list that leaves with a carrier's driver: every parcel since the last one, closed once.

import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import { factoryDay } from "@selvedge/domain/factory/spare-time";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { countryName } from "@selvedge/domain/shipping/postal-address";
import { serviceName } from "@selvedge/domain/shipping/services";
import { renderManifest } from "@selvedge/print/process/rendering";
import { sql } from "kysely";
import type { Consignment } from "../../../adapters/carrier/carrier.ts";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Mover } from "../../orders/moves/index.ts";

/** Seconds after which a job sends the list to the carrier, in case the process that closed it did not. */
const abandonedSeconds = 20;

const present = (row: ManifestRow) => ({
  number: row.number,
  carrier: row.carrier,
  parcels: row.parcels,
  weightGrams: Number(row.weight_grams),
  closedAt: row.closed_at.toISOString(),
  closedBy: row.closed_by,
  isAccepted: row.accepted_at !== null,
  url: `/omnis/v3/factory/manifests/${row.number}/list.pdf`,
});

interface ManifestRow {
  number: string;
  carrier: string;
  factory_code: string;
  parcels: number;
  weight_grams: number;
  closed_at: Date;
  closed_by: string;
  accepted_at: Date | null;
}

/** What waits for each carrier, and the lists that have been closed, newest first. */
export async function readManifests(platform: Platform) {
  return withoutDivision(platform.pools.backOffice, async (db) => {
    const [waiting, closed] = await Promise.all([
      sql<{ carrier: string; factory: string; parcels: number; weightGrams: number }>`
        select carrier, factory_code as factory, count(*)::int as parcels, sum(coalesce(weighed_grams, weight_grams))::int as "weightGrams" from parcels
        where dispatched_at is not null and manifest_number is null and consignment is not null
        group by carrier, factory_code order by carrier, factory_code desc`.execute(db),
      db.selectFrom("manifests").selectAll().orderBy("closed_at", "desc").limit(12).execute(),
    ]);
    return { waiting: waiting.rows, closed: (closed as ManifestRow[]).map(present) };
  });
}

/** Closes a carrier's list. The same event closes one list and gives it again; with nothing to hand over it refuses. */
export async function closeManifest(
  platform: Platform,
  by: Mover,
  { carrier, factory, clientEventId }: { carrier: string; factory: string; clientEventId: string },
) {
  const manifest = await withoutDivision(platform.pools.backOffice, async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`manifest ${carrier}`}, 0))`.execute(db);
    const closed = await db
      .selectFrom("manifests")
      .where("client_event_id", "=", clientEventId)
      .selectAll()
      .executeTakeFirst();
    return (
      (closed as ManifestRow | undefined) ??
      (await writeManifest(platform, db, { by, carrier, factory, clientEventId }))
    );
  });
  await handOverManifest(platform, manifest.number).catch(() => undefined);
  const rows = await platform.pools.backOffice.query("select * from manifests where number = $1", [manifest.number]);
  return present(rows.rows[0]);
}

async function writeManifest(
  platform: Platform,
  db: Bound,
  { by, carrier, factory, clientEventId }: { by: Mover; carrier: string; factory: string; clientEventId: string },
): Promise<ManifestRow> {
  const at = platform.now();
  const { rows } = await sql<{ divisionId: DivisionId; id: number; grams: number }>`
    select p.division_id as "divisionId", p.id, coalesce(p.weighed_grams, p.weight_grams) as grams
    from parcels p join orders o on o.division_id = p.division_id and o.id = p.order_id
    where p.carrier = ${carrier} and p.factory_code = ${factory} and p.dispatched_at is not null and p.manifest_number is null and p.consignment is not null
    for update of p`.execute(db);
  if (rows.length === 0)
    throw new Refusal("moveRefused", { message: `No parcel for ${carrier} has been sent since its last list.` });
  const number = await nextNumber(db, carrier, factoryDay(at));
  const manifest = await db
    .insertInto("manifests")
    .values({
      number,
      carrier,
      factory_code: factory,
      parcels: rows.length,
      weight_grams: rows.reduce((sum, { grams }) => sum + grams, 0),
      client_event_id: clientEventId,
      closed_at: at,
      closed_by: by.name,
      account_id: by.accountId ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await sql`update parcels set manifest_number = ${number} where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(
    db,
  );
  await enqueue(
    db,
    "send_manifest",
    { number },
    { key: `manifest ${number}`, runAt: new Date(at.getTime() + abandonedSeconds * 1000) },
  );
  return manifest as ManifestRow;
}

/** "M20261124-RM-02" */
async function nextNumber(db: Bound, carrier: string, day: string): Promise<string> {
  const initials = carrier
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .join("");
  const short = (initials.length > 1 ? initials : carrier.slice(0, 2)).toUpperCase();
  const start = `M${day.replaceAll("-", "")}-${short}-`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from manifests where number >= ${start} and number < ${`${start}~`}`.execute(db);
  return `${start}${String(rows[0]!.count + 1).padStart(2, "0")}`;
}

/** Sends a closed list to the carrier. Throws while it does not answer; does nothing once the carrier has the list. */
export async function handOverManifest(platform: Platform, number: string): Promise<void> {
  const { rows } = await platform.pools.backOffice.query<{ carrier: string; accepted: boolean; codes: string[] }>(
    `select m.carrier, m.accepted_at is not null as accepted,
       array(select p.tracking_code from parcels p where p.manifest_number = m.number order by p.id) as codes
     from manifests m where m.number = $1`,
    [number],
  );
  const [manifest] = rows;
  if (!manifest || manifest.accepted) return;
  await platform.carrier.closeManifest({ number, carrier: manifest.carrier, trackingCodes: manifest.codes });
  await platform.pools.backOffice.query(
    "update manifests set accepted_at = coalesce(accepted_at, $2) where number = $1",
    [number, platform.now()],
  );
}

interface ListedParcel {
  orderId: OrderId;
  trackingCode: string;
  service: string;
  grams: number;
  consignment: Consignment;
}

/** The list on paper, for any number of prints. */
export async function manifestPdf(platform: Platform, number: string): Promise<Buffer> {
  const found = await withoutDivision(platform.pools.backOffice, async (db) => {
    const manifest = await db.selectFrom("manifests").where("number", "=", number).selectAll().executeTakeFirst();
    if (!manifest) throw new Refusal("notFound");
    const { rows } = await sql<ListedParcel>`
      select order_id as "orderId", tracking_code as "trackingCode", service, coalesce(weighed_grams, weight_grams) as grams, consignment
      from parcels where manifest_number = ${number} order by dispatched_at, id`.execute(db);
    const left = await heldParcels(db, manifest as ManifestRow);
    return { manifest: manifest as ManifestRow, rows, left };
  });
  const { manifest, rows, left } = found;
  const sender = rows[0]!.consignment.sender;
  return renderManifest({
    number,
    carrier: manifest.carrier,
    closedOn: factoryDay(manifest.closed_at),
    closedAt: clock(manifest.closed_at),
    closedBy: manifest.closed_by,
    from: [sender.street, `${sender.city} ${sender.zip}`].join(", "),
    parcels: rows.map(({ trackingCode, service, grams, consignment }) => ({
      trackingCode,
      orderNumber: consignment.orderNumber,
      to:
        consignment.receiver.country === sender.country
          ? [consignment.receiver.city, consignment.receiver.zip.split(" ")[0]].filter(Boolean).join(" ")
          : `${consignment.receiver.city}, ${countryName(consignment.receiver.country)}`,
      service: serviceName(service).replace(`${manifest.carrier} `, ""),
      customs: consignment.customs?.form ?? "",
      pieces: consignment.contents.reduce((sum, { quantity }) => sum + quantity, 0),
      weightGrams: grams,
    })),
    notListed: left,
    acceptedAt: manifest.accepted_at && clock(manifest.accepted_at),
  });
}

/** Packed parcels of a carrier that stay behind, and why: at pickup the question is about the missing one. */
async function heldParcels(
  db: Bound,
  { carrier, factory_code: factory }: ManifestRow,
): Promise<{ orderNumber: string; because: string }[]> {
  const { rows } = await sql<{ orderNumber: string; because: string }>`
    select o.reference as "orderNumber", coalesce(h.note, 'packed, not scanned at Dispatch') as because
    from parcels p join orders o on o.division_id = p.division_id and o.id = p.order_id
    left join lateral (select coalesce(nullif(note, ''), replace(code, '_', ' ')) as note from holds h where h.division_id = p.division_id
      and h.order_id = p.order_id and h.released_at is null order by h.id desc limit 1) h on true
    where p.carrier = ${carrier} and p.factory_code = ${factory} and p.dispatched_at is null and o.status = 'packing' order by o.id limit 12`.execute(
    db,
  );
  return rows;
}

const clock = (at: Date) =>
  at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/London" });
