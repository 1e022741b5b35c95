import { sql } from "kysely";
import type { Writing } from "../write/world.ts";

/** What buyers said: stars, title, words, fit. */
const said = [
  [
    5,
    "Better than the picture",
    "The colours are right and the print has no edge to feel. Washed six times now.",
    "true",
  ],
  [5, "Lives in it", "My daughter has to be asked to take it off.", "true"],
  [4, "Good, a touch long", "Sharp print, soft cloth. I tuck it in.", "large"],
  [5, "Asked about it twice today", "Once by a stranger at the bus stop.", "true"],
  [3, "Came a day late", "Nice piece, but I wanted it for the Saturday.", null],
  [5, "", "Exactly what I hoped for.", "true"],
  [4, "Order one up", "Fits snug on the shoulders. Exchanged it without a fuss.", "small"],
  [5, "Second one", "Bought the first for a friend and missed it at once.", "true"],
] as const;

const reply = "We are sorry: the parcel waited a day at the carrier. Thank you for being kind about it.";

/** Reviews of orders that arrived: most are shown, the newest wait for the shop. */
export const writeReviews = ({ db, divisionId, now }: Writing) =>
  sql`with arrived as (
      select i.id, i.product_id, i.colour, i.size, o.completed_at, o.shipping_first_name as first, left(o.shipping_last_name, 1) as last,
        row_number() over (order by o.completed_at desc, i.id) as nth
      from orders o join order_items i on i.division_id = o.division_id and i.order_id = o.id
      join products p on p.division_id = i.division_id and p.id = i.product_id and not p.is_bundle
      where o.division_id = ${divisionId} and o.status = 'complete' and o.completed_at < ${now}::timestamptz - interval '3 days'
      order by o.completed_at desc, i.id limit 60),
    said as (select ordinality as nth, value from json_array_elements(${JSON.stringify(said)}::json) with ordinality)
    insert into reviews (division_id, product_id, order_item_id, author, rating, title, body, fit, colour, size, state, reply, replied_at, created_at)
    select ${divisionId}, a.product_id, a.id, a.first || ' ' || a.last || '.', (s.value ->> 0)::int, s.value ->> 1, s.value ->> 2,
      case when a.size ~ 'A[0-9]|One size|ml' then null else s.value ->> 3 end, a.colour, a.size,
      case when a.nth <= 3 then 'waiting' else 'shown' end,
      case when (s.value ->> 0)::int = 3 and a.nth > 3 then ${reply} else '' end,
      case when (s.value ->> 0)::int = 3 and a.nth > 3 then a.completed_at + interval '3 days' end, a.completed_at + interval '2 days'
    from arrived a join said s on s.nth = 1 + (a.nth * 5 + a.id) % ${said.length}`.execute(db);
