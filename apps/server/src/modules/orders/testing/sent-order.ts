import type { OrderId } from "@selvedge/domain/ids";
import type { TestDatabase } from "@selvedge/testing/test-database";

/** Makes an order sent, some days ago: its rows are as they are after its parcel has left. */
export async function sendOrder({ database }: { database: TestDatabase }, id: OrderId, daysAgo: number): Promise<void> {
  await database.ownerQuery(`
    update orders set status = 'complete', completed_at = now() - ${daysAgo} * interval '1 day' where id = ${id};
    insert into order_status_logs (division_id, order_id, from_status, status, actor_kind, actor_name)
    select division_id, id, 'packing', 'complete', 'system', 'factory' from orders where id = ${id};
    insert into parcels (division_id, order_id, carrier, service, tracking_code, tracking_url, weight_grams, dispatched_at)
    select division_id, id, 'Royal Mail', 'uk-48', 'SV209049275GB', '', 400, completed_at from orders where id = ${id}`);
}
