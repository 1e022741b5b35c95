// The records that failed jobs are for, of every shop. SQL only.

import type { Bound } from "@selvedge/db/bound";
import type { OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { Subject } from "./subjects.ts";

export interface Named {
  /** Empty where the record is gone or the job is for none. */
  about: string;
  orderId: OrderId | null;
  shop: string;
}

/** What each subject is called, in their order: its label, product or order. */
export async function nameSubjects(db: Bound, subjects: readonly Subject[]): Promise<Named[]> {
  const list = <K extends keyof Subject>(key: K) => subjects.map((subject) => subject[key] ?? null);
  const { rows } = await sql<Named>`
    select coalesce(l.code, p.name, o.reference, ${""}) as about, o.id as "orderId", coalesce(d.name, ${""}) as shop
    from unnest(${list("divisionId")}::int[], ${list("orderId")}::bigint[], ${list("productId")}::bigint[],
      ${list("labelId")}::bigint[], ${list("attemptId")}::uuid[])
      with ordinality as s (division_id, order_id, product_id, label_id, attempt_id, place)
    left join divisions d on d.id = s.division_id
    left join products p on p.division_id = s.division_id and p.id = s.product_id
    left join factory_labels l on l.division_id = s.division_id and l.id = s.label_id
    left join returned_payments r on r.division_id = s.division_id and r.attempt_id = s.attempt_id
    left join orders o on o.division_id = s.division_id and o.id = coalesce(s.order_id, l.order_id, r.order_id)
    order by s.place`.execute(db);
  return rows;
}
