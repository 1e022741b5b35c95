// What is waiting at the machines, and what they have reported. SQL only.

import type { Bound } from "@selvedge/db/bound";
import type { OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import { readAnswer } from "../../../plugins/idempotency/idempotency.ts";
import type { ScanAnswer } from "../floor/index.ts";

export interface SideAtMachine {
  code: string;
  side: string;
  device: string;
  /** The newest copy; reports about older ones are ignored. */
  copy: number;
  hasFailed: boolean;
  /** Who requested it. */
  staffUserId: number;
  accountId: number;
}

/** Sides whose file a machine has and has not reported as printed, of one label or of all. */
export async function sidesAtMachines(db: Bound, code?: string): Promise<SideAtMachine[]> {
  const { rows } = await sql<SideAtMachine>`
    select l.code, a.side, a.device, a.copies_asked as copy, a.failed_at is not null as "hasFailed",
      u.id as "staffUserId", u.account_id as "accountId"
    from label_applications a
    join factory_labels l on l.division_id = a.division_id and l.id = a.label_id
    join staff_users u on u.id = a.asked_by
    where a.device is not null and a.released_at is not null and a.printed_at is null and l.state = 'printing'
      ${code === undefined ? sql`` : sql`and l.code = ${code}`}`.execute(db);
  return rows;
}

/** The station of a machine. */
export async function stationOfMachine(db: Bound, device: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("stations")
    .where("device", "=", device)
    .orderBy("position")
    .select("code")
    .executeTakeFirst();
  return row?.code;
}

/** Stations of a factory whose machine prints a technology, by the machine's name where it has one. */
export async function machinesFor(db: Bound, factoryCode: string, technology: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select s.device as name from stations s join devices d on d.code = s.device
    where s.kind = 'print' and s.factory_code = ${factoryCode} and ${technology} = any(d.technologies) order by s.position`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

export interface FailureAtMachine {
  device: string;
  label: string;
  orderId: OrderId;
  reference: string;
  reason: string;
  at: Date;
}

/** Failed prints that no one has started again, newest first. */
export async function failuresAtMachines(db: Bound): Promise<FailureAtMachine[]> {
  const { rows } = await sql<FailureAtMachine>`
    select a.device, l.code as label, o.id as "orderId", o.reference, a.failure as reason, a.failed_at as at
    from label_applications a
    join factory_labels l on l.division_id = a.division_id and l.id = a.label_id
    join orders o on o.division_id = l.division_id and o.id = l.order_id
    where a.released_at is not null and a.printed_at is null and a.failed_at is not null and l.state = 'printing'
    order by a.failed_at desc, l.id`.execute(db);
  return rows;
}

/**
 * The last report of a station's machine; a failure only until that print is started again. Reports of the demo data
 * have no answer to show.
 */
export async function saidByMachine(db: Bound, station: string): Promise<ScanAnswer | null> {
  const { rows } = await sql<{ answer: unknown }>`
    select e.answer from scan_events e
    where e.station_code = ${station} and e.message_code in ('machine_printed', 'machine_side_done', 'print_failed')
      and e.created_at > now() - interval '1 day' and e.answer <> '{}'
      and (e.message_code <> 'print_failed' or exists (select from label_applications a
        join factory_labels l on l.division_id = a.division_id and l.id = a.label_id
        where l.id = e.label_id and l.state = 'printing' and a.failed_at is not null and a.printed_at is null
          and e.scanned_text = l.code || '_' || a.side || '_' || a.copies_asked))
    order by e.created_at desc, e.id desc limit 1`.execute(db);
  return rows[0] ? (readAnswer(rows[0].answer) as ScanAnswer) : null;
}
