import { sql } from "kysely";
import type { Writing } from "../write/world.ts";
import { reply, saidOfThings, saidOfWorn } from "./words.ts";

const lists = { worn: saidOfWorn, things: saidOfThings };

/**
 * Reviews of orders that arrived, no two of a product in the same words: most are shown, the newest wait for the shop. Of
 * the buyers whose turn has come, all but the last few have been asked, so that a demo begins with a few requests.
 */
export async function writeReviews({ db, divisionId, now }: Writing): Promise<void> {
  await sql`with arrived as (
      select i.id, i.product_id, i.colour, i.size, o.completed_at, o.shipping_first_name as first, left(o.shipping_last_name, 1) as last,
        case when p.blank_code ~ '^(tee|baby|sweatshirt|hoodie)' then 'worn' else 'things' end as kind,
        row_number() over (partition by i.product_id order by o.completed_at desc, i.id) as nth,
        row_number() over (order by o.completed_at desc, i.id) as nth_of_all
      from orders o join order_items i on i.division_id = o.division_id and i.order_id = o.id
      join products p on p.division_id = i.division_id and p.id = i.product_id and not p.is_bundle
      where o.division_id = ${divisionId} and o.status = 'complete' and o.completed_at < ${now}::timestamptz - interval '3 days'),
    said as (select kind, ordinality as nth, count(*) over (partition by kind) as many, value
      from json_each(${JSON.stringify(lists)}::json) as list (kind, list),
        json_array_elements(list) with ordinality)
    insert into reviews (division_id, product_id, order_item_id, author, rating, title, body, fit, colour, size, state, reply, replied_at, created_at)
    select ${divisionId}, a.product_id, a.id, a.first || ' ' || a.last || '.', (s.value ->> 0)::int, s.value ->> 1, s.value ->> 2,
      s.value ->> 3, a.colour, a.size, case when a.nth_of_all <= 3 then 'waiting' else 'shown' end,
      case when (s.value ->> 0)::int = 3 and a.nth_of_all > 3 then ${reply} else '' end,
      case when (s.value ->> 0)::int = 3 and a.nth_of_all > 3 then a.completed_at + interval '3 days' end, a.completed_at + interval '2 days'
    from arrived a join said s on s.kind = a.kind and s.nth = 1 + (a.nth * 5 + a.product_id) % s.many
    where a.nth <= s.many - a.product_id % 3`.execute(db);
  await sql`insert into review_requests (division_id, order_id)
    select division_id, id from orders
    where division_id = ${divisionId} and status = 'complete' and promised_to <= ${now}::date - 5
    order by promised_to desc, id desc offset 3`.execute(db);
}
